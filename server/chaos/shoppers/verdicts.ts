import type { HttpResponse } from '../environment/http.ts';
import { isLineBought } from '../environment/record.ts';

/**
 * The outcome of a call. After `unavailable` and `busy` the call can be repeated, although it may have been done. All others except
 * `done` are refusals.
 */
export type Verdict =
  | 'done'
  | 'sold out'
  | 'already exists'
  | 'cart empty'
  | 'payment pending'
  | 'payment refunded'
  | 'payment not taken'
  | 'payment refused'
  | 'not signed in'
  | 'not found'
  | 'not refundable'
  | 'busy'
  | 'unavailable'
  | 'refused';

export interface Result<Value = unknown> {
  verdict: Verdict;
  /** No response or a server error: the call may have been done. */
  isUncertain: boolean;
  response: HttpResponse;
  /** The value of the GraphQL field, or the body of the REST response; null if there is none. */
  value: Value | null;
}

/** The verdict by the GraphQL type of a result. */
export const verdictOfType: { [type: string]: Verdict } = {
  OutOfStock: 'sold out',
  AlreadyInCart: 'already exists',
  AlreadyReviewed: 'already exists',
  AlreadyInWishlist: 'already exists',
  CartEmpty: 'cart empty',
  PaymentPending: 'payment pending',
  PaymentRefunded: 'payment refunded',
  PaymentRefused: 'payment refused',
  PaymentUnavailable: 'unavailable',
  NotSignedIn: 'not signed in',
  NotFound: 'not found',
  RefundTooLarge: 'not refundable',
  OrderStatusConflict: 'not refundable',
  TooManyRequests: 'busy',
  InvalidInput: 'refused',
  WrongCredentials: 'refused',
  EmailTaken: 'refused',
  PhoneTaken: 'refused',
};

/** REST has one status for these problems, so the message decides: the previous release, which a cluster also runs, has no codes. */
const verdictOfMessage: [RegExp, Verdict][] = [
  [/^Only |^Too little of |sold out$|greater than product count/, 'sold out'],
  [/already/i, 'already exists'],
  [/Cart is currently empty|was paid a moment ago/, 'cart empty'],
  [/being confirmed|cannot be looked up/, 'payment pending'],
  [/refunded in full/, 'payment refunded'],
  [/nothing was taken/, 'payment not taken'],
];

const verdictOfStatus: { [status: number]: Verdict } = {
  401: 'not signed in',
  402: 'payment refused',
  404: 'not found',
  429: 'busy',
};

/** Whether the call may have been done: no response (0) or a server error. */
export const isUncertainStatus = (status: number): boolean => status === 0 || status >= 500;

/** The verdict of a response that reports no success. @param text the response's body */
export function verdictOf(status: number, text: string): Verdict {
  if (isUncertainStatus(status)) return 'unavailable';
  if (isLineBought(status, text)) return 'done';
  const verdict = status === 409 && verdictOfMessage.find(([pattern]) => pattern.test(text))?.[1];
  return verdict || (verdictOfStatus[status] ?? 'refused');
}
