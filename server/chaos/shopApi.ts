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

/** A shopper's session, and the API and IP address from which it is used. */
export interface Session {
  userId: string;
  api: 'graphql' | 'rest';
  token: string;
  address: string;
}

/**
 * The outcome of a call. `unavailable` and `busy`: the call can be repeated, and may have been done; the others except `done`
 * are refusals.
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
  | 'busy'
  | 'unavailable'
  | 'refused';

export interface Result<Value = unknown> {
  verdict: Verdict;
  /** There was no response, so the call may have been done. */
  inDoubt: boolean;
  answer: Answer;
  /** The result of the operation, or the body of the REST response; null without one. */
  value: Value | null;
}

const verdictOfType: { [type: string]: Verdict } = {
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
  TooManyRequests: 'busy',
  InvalidInput: 'refused',
  WrongCredentials: 'refused',
  EmailTaken: 'refused',
  PhoneTaken: 'refused',
};

/** The same problems by the messages of REST. */
const verdictOfMessage: [RegExp, Verdict][] = [
  [/^Only |sold out$|greater than product count/, 'sold out'],
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

export interface Call {
  name: string;
  /** Number of the preferred server. */
  server: number;
  session: Session | null;
  /** Whether the call is an attack, which must be refused. */
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
  recordResponse(environment, call, answer, status);
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
  recordResponse(environment, call, answer, answer.status);
  const text = (answer.body as { msg?: string } | undefined)?.msg ?? '';
  const ok = answer.status >= 200 && answer.status < 300;
  const verdict = ok ? 'done' : verdictOf(answer.status, text);
  return { verdict, inDoubt: isInDoubt(answer.status), answer, value: (answer.body ?? null) as Body | null };
}

const isInDoubt = (status: number) => status === 0 || status >= 500;

function verdictOf(status: number, text: string): Verdict {
  if (isInDoubt(status)) return 'unavailable';
  const verdict = status === 409 && verdictOfMessage.find(([pattern]) => pattern.test(text))?.[1];
  return verdict || (verdictOfStatus[status] ?? 'refused');
}

function recordResponse(
  { record }: Environment,
  { name, session, attack }: Call,
  answer: Answer,
  status: number,
): void {
  const call = `${name} (${session?.api ?? 'nobody'})`;
  if (!attack) record.checkResponse(call, answer, status);
  else if (status >= 500 && status !== 503)
    record.addViolation('only expected statuses', `${call} was answered ${status}`);
  else record.checkForTraces(call, answer);
}

export interface Wish {
  productId: string;
  option: string | null;
  quantity: number;
}

/** An open checkout. */
export interface Begun {
  id: string;
  providerOrderId: string;
  paise: number;
}

/** A session and the number of the server that it prefers. */
export interface Client {
  server: number;
  session: Session;
}
const callOf = (name: string, { server, session }: Client): Call => ({ name, server, session });

export function addToCart(
  environment: Environment,
  client: Client,
  { productId, option, quantity }: Wish,
): Promise<Result> {
  const call = callOf('add to cart', client);
  if (client.session.api === 'rest')
    return rest(environment, call, 'POST', '/cart/add', { productId, option, quantity });
  return graphql(environment, call, AddToCart, { input: { productId, option, quantity } });
}

/** The ids of the lines, and their total in paise; null when the shop does not respond. */
export async function readCart(
  environment: Environment,
  client: Client,
): Promise<{ ids: string[]; paise: number } | null> {
  const { verdict, value } = await withRetries(() =>
    rest<{ id: string; subTotal: number }[]>(environment, callOf('read the cart', client), 'GET', '/cart'),
  );
  if (verdict !== 'done' || !value) return null;
  const rupees = value.reduce((sum, { subTotal }) => sum + subTotal, 0);
  return { ids: value.map(({ id }) => id), paise: Math.round(rupees * 100) };
}

export const removeCartLine = (environment: Environment, client: Client, id: string): Promise<Result> =>
  rest(environment, callOf('remove a cart line', client), 'DELETE', `/cart/${id}`);

export async function beginCheckout(
  environment: Environment,
  client: Client,
): Promise<Result & { begun: Begun | null }> {
  const call = callOf('begin checkout', client);
  if (client.session.api === 'rest') {
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

/** Reports a payment as the popup's handler does. @returns also the order's amount in paise */
export async function completeCheckout(
  environment: Environment,
  client: Client,
  paid: PopupAnswer,
  attack = false,
): Promise<Result & { paise: number }> {
  const call = { ...callOf('complete checkout', client), attack };
  if (client.session.api === 'rest') {
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

export const cancelCheckout = (environment: Environment, client: Client, id: string): Promise<Result> =>
  graphql(environment, callOf('cancel checkout', client), CancelCheckout, { id });

export function addReview(environment: Environment, client: Client, productId: string): Promise<Result> {
  const input = { productId, review: 'Fresh and quick.', customerRating: 4.5 };
  return graphql(environment, callOf('review', client), AddReview, { input });
}

export const addWish = (environment: Environment, client: Client, productId: string): Promise<Result> =>
  graphql(environment, callOf('wish', client), AddToWishlist, { productId });

export const signOut = (environment: Environment, client: Client): Promise<Result> =>
  graphql(environment, callOf('sign out', client), SignOut, {});

/** Whether the shop accepts a session token; null: no response. */
export async function isAccepted(
  environment: Environment,
  server: number,
  token: string,
): Promise<boolean | null> {
  const session: Session = { userId: '', api: 'graphql', token, address: '10.9.9.9' };
  const { verdict, value } = await graphql(
    environment,
    callOf('read the account', { server, session }),
    Me,
    {},
  );
  return verdict === 'done' ? value !== null : null;
}
