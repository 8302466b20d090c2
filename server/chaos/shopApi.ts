import type { FormattedExecutionResult } from 'graphql';
import {
  AddReview,
  AddToCart,
  AddToWishlist,
  BeginCheckout,
  CancelCheckout,
  CompleteCheckout,
  type CompleteCheckoutInput,
  Me,
  SignOut,
  type TypedDocumentString,
} from '../test/generated/documents.ts';
import type { RestCheckout } from '../test/restTypes.ts';
import { billing } from '../tools/billing.mjs';
import type { Environment } from './environment.ts';
import { type Answer, send } from './http.ts';
import type { PopupAnswer } from './provider.ts';
import { withRetries } from './retry.ts';

/** A shopper's way into the shop. */
export interface Session {
  userId: string;
  api: 'graphql' | 'rest';
  token: string;
  address: string;
}

/**
 * What a call has come to. `away`: nobody knows whether it was done, or it was not and may be tried again; every other
 * word but `done` is a refusal.
 */
export type Verdict =
  | 'done'
  | 'sold out'
  | 'there already'
  | 'cart empty'
  | 'payment pending'
  | 'payment refunded'
  | 'payment not taken'
  | 'payment refused'
  | 'not signed in'
  | 'not found'
  | 'busy'
  | 'away'
  | 'refused';

export interface Result<Value = unknown> {
  verdict: Verdict;
  /** No answer came: it may or may not have been done. */
  inDoubt: boolean;
  answer: Answer;
  /** The result of the operation, or the body of the REST response; null without one. */
  value: Value | null;
}

const verdictOfType: { [type: string]: Verdict } = {
  OutOfStock: 'sold out',
  AlreadyInCart: 'there already',
  AlreadyReviewed: 'there already',
  AlreadyInWishlist: 'there already',
  CartEmpty: 'cart empty',
  PaymentPending: 'payment pending',
  PaymentRefunded: 'payment refunded',
  PaymentRefused: 'payment refused',
  PaymentUnavailable: 'away',
  NotSignedIn: 'not signed in',
  NotFound: 'not found',
  TooManyRequests: 'busy',
  InvalidInput: 'refused',
  WrongCredentials: 'refused',
  EmailTaken: 'refused',
  PhoneTaken: 'refused',
};

/** The same problems by what REST says of them. */
const verdictOfText: [RegExp, Verdict][] = [
  [/^Only |sold out$|greater than product count/, 'sold out'],
  [/already/i, 'there already'],
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

interface Call {
  name: string;
  /** Which server the shopper would like to talk to. */
  server: number;
  session: Session | null;
  /** Whether it is an attack, for which a refusal is the right answer. */
  attack?: boolean;
}

const headersOf = (session: Session | null): Record<string, string> => ({
  ...(session ? { authorization: `Bearer ${session.token}`, 'x-forwarded-for': session.address } : {}),
});

/** Runs an operation with one field at its top. */
export async function graphql<Data extends Record<string, object | null>, Variables>(
  environment: Environment,
  call: Call,
  query: TypedDocumentString<Data, Variables>,
  variables: Variables,
): Promise<Result<Data[keyof Data]>> {
  const answer = await send({
    method: 'POST',
    port: environment.serverFor(call.server).port,
    path: '/graphql',
    body: { query, variables },
    headers: headersOf(call.session),
  });
  const { data, errors } = (answer.body ?? {}) as FormattedExecutionResult<Data>;
  const fault = errors?.[0]?.extensions?.code === 'INTERNAL_SERVER_ERROR';
  const status = answer.status === 200 && errors ? (fault ? 500 : 400) : answer.status;
  note(environment, call, answer, status);
  const value = data ? (Object.values(data)[0] as Data[keyof Data]) : null;
  const typename = value && '__typename' in value ? String(value.__typename) : '';
  const verdict = status === 200 ? (verdictOfType[typename] ?? 'done') : verdictOf(status, '');
  return { verdict, inDoubt: isInDoubt(status), answer, value };
}

/** Calls /api. */
export async function rest<Body>(
  environment: Environment,
  call: Call,
  method: string,
  path: string,
  body?: object,
): Promise<Result<Body>> {
  const answer = await send({
    method,
    port: environment.serverFor(call.server).port,
    path: `/api${path}`,
    body,
    headers: headersOf(call.session),
  });
  note(environment, call, answer, answer.status);
  const text = (answer.body as { msg?: string } | undefined)?.msg ?? '';
  const ok = answer.status >= 200 && answer.status < 300;
  const verdict = ok ? 'done' : verdictOf(answer.status, text);
  return { verdict, inDoubt: isInDoubt(answer.status), answer, value: (answer.body ?? null) as Body | null };
}

const isInDoubt = (status: number) => status === 0 || status >= 500;

function verdictOf(status: number, text: string): Verdict {
  if (isInDoubt(status)) return 'away';
  const verdict = status === 409 && verdictOfText.find(([pattern]) => pattern.test(text))?.[1];
  return verdict || (verdictOfStatus[status] ?? 'refused');
}

function note(
  { record }: Environment,
  { name, session, attack }: Call,
  answer: Answer,
  status: number,
): void {
  const call = `${name} (${session?.api ?? 'nobody'})`;
  if (!attack) record.answered(call, answer, status);
  else if (status >= 500 && status !== 503)
    record.violated('only expected statuses', `${call} was answered ${status}`);
  else record.checkForTraces(call, answer);
}

export interface Wish {
  productId: string;
  option: string | null;
  quantity: number;
}

/** What a shopper begins to pay. */
export interface Begun {
  id: string;
  providerOrderId: string;
  paise: number;
}

type As = { server: number; session: Session };
const called = (name: string, { server, session }: As): Call => ({ name, server, session });

export function addToCart(
  environment: Environment,
  as: As,
  { productId, option, quantity }: Wish,
): Promise<Result> {
  const call = called('add to cart', as);
  if (as.session.api === 'rest')
    return rest(environment, call, 'POST', '/cart/add', { productId, option, quantity });
  return graphql(environment, call, AddToCart, { input: { productId, option, quantity } });
}

/** The ids of the lines, and what they cost in paise; null when it is not known. */
export async function readCart(
  environment: Environment,
  as: As,
): Promise<{ ids: string[]; paise: number } | null> {
  const { verdict, value } = await withRetries(() =>
    rest<{ id: string; subTotal: number }[]>(environment, called('read the cart', as), 'GET', '/cart'),
  );
  if (verdict !== 'done' || !value) return null;
  const rupees = value.reduce((sum, { subTotal }) => sum + subTotal, 0);
  return { ids: value.map(({ id }) => id), paise: Math.round(rupees * 100) };
}

export const removeCartLine = (environment: Environment, as: As, id: string): Promise<Result> =>
  rest(environment, called('remove a cart line', as), 'DELETE', `/cart/${id}`);

export async function beginCheckout(
  environment: Environment,
  as: As,
): Promise<Result & { begun: Begun | null }> {
  const call = called('begin checkout', as);
  if (as.session.api === 'rest') {
    const result = await rest<RestCheckout>(environment, call, 'POST', '/orders/checkout', billing);
    if (result.verdict !== 'done' || !result.value) return { ...result, begun: null };
    const { checkoutId: id, providerOrderId, amountInPaise: paise } = result.value;
    return { ...result, begun: { id, providerOrderId, paise } };
  }
  const result = await graphql(environment, call, BeginCheckout, { billing });
  if (result.value?.__typename !== 'CheckoutBegun') return { ...result, begun: null };
  const { id, providerOrderId, amountInPaise: paise } = result.value.checkout;
  return { ...result, begun: { id, providerOrderId, paise } };
}

/** What the popup's handler does. @returns also the order's amount in paise */
export async function completeCheckout(
  environment: Environment,
  as: As,
  paid: PopupAnswer,
  attack = false,
): Promise<Result & { paise: number }> {
  const call = { ...called('complete checkout', as), attack };
  if (as.session.api === 'rest') {
    const result = await rest<{ amount: number }>(environment, call, 'POST', '/orders/create', {
      paymentId: paid.razorpay_payment_id,
    });
    return { ...result, paise: Math.round((result.value?.amount ?? 0) * 100) };
  }
  // A failed payment lacks the fields; the shop has to refuse it.
  const input = paid as CompleteCheckoutInput;
  const result = await graphql(environment, call, CompleteCheckout, { input });
  const rupees = result.value?.__typename === 'OrderPlaced' ? result.value.order.amount : 0;
  return { ...result, paise: Math.round(rupees * 100) };
}

export const cancelCheckout = (environment: Environment, as: As, id: string): Promise<Result> =>
  graphql(environment, called('cancel checkout', as), CancelCheckout, { id });

export function addReview(environment: Environment, as: As, productId: string): Promise<Result> {
  const input = { productId, review: 'Fresh and quick.', customerRating: 4.5 };
  return graphql(environment, called('review', as), AddReview, { input });
}

export const addWish = (environment: Environment, as: As, productId: string): Promise<Result> =>
  graphql(environment, called('wish', as), AddToWishlist, { productId });

export const signOut = (environment: Environment, as: As): Promise<Result> =>
  graphql(environment, called('sign out', as), SignOut, {});

/** Whether the shop accepts a session token; null: no response. */
export async function isAccepted(
  environment: Environment,
  server: number,
  token: string,
): Promise<boolean | null> {
  const session: Session = { userId: '', api: 'graphql', token, address: '10.9.9.9' };
  const { verdict, value } = await graphql(environment, called('who am I', { server, session }), Me, {});
  return verdict === 'done' ? value !== null : null;
}
