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

export interface Result {
  verdict: Verdict;
  /** No answer came: it may or may not have been done. */
  inDoubt: boolean;
  answer: Answer;
  // biome-ignore lint/suspicious/noExplicitAny: as the call's answer is described
  value: any;
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

interface GraphqlBody {
  data?: { [field: string]: { __typename?: string } | null } | null;
  errors?: { message: string; extensions?: { code?: string } }[];
}

/** Runs an operation with one field at its top. */
export async function graphql(
  environment: Environment,
  call: Call,
  query: string,
  variables: object = {},
): Promise<Result> {
  const answer = await send({
    method: 'POST',
    port: environment.serverFor(call.server).port,
    path: '/graphql',
    body: { query, variables },
    headers: headersOf(call.session),
  });
  const { data, errors } = (answer.body ?? {}) as GraphqlBody;
  const fault = errors?.[0]?.extensions?.code === 'INTERNAL_SERVER_ERROR';
  const status = answer.status === 200 && errors ? (fault ? 500 : 400) : answer.status;
  note(environment, call, answer, status);
  const value = data ? Object.values(data)[0] : null;
  const verdict =
    status === 200
      ? (verdictOfType[value?.__typename ?? ''] ??
        (value && 'message' in value && isProblem(value) ? 'refused' : 'done'))
      : verdictOf(status, '');
  return { verdict, inDoubt: isInDoubt(status), answer, value };
}

const isProblem = ({ __typename }: { __typename?: string }) =>
  ['InvalidInput', 'NotYours', 'WrongCredentials', 'EmailTaken', 'PhoneTaken'].includes(__typename ?? '');

/** Calls /api. */
export async function rest(
  environment: Environment,
  call: Call,
  method: string,
  path: string,
  body?: object,
): Promise<Result> {
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
  return { verdict, inDoubt: isInDoubt(answer.status), answer, value: answer.body };
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

const problem = '... on Problem { message }';

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
  const add = `mutation ($input: AddToCartInput!) { addToCart(input: $input) { __typename ${problem} } }`;
  return graphql(environment, call, add, { input: { productId, option, quantity } });
}

/** The ids of the lines, and what they cost in paise; null when it is not known. */
export async function readCart(
  environment: Environment,
  as: As,
): Promise<{ ids: string[]; paise: number } | null> {
  const { verdict, value } = await withRetries(() =>
    rest(environment, called('read the cart', as), 'GET', '/cart'),
  );
  if (verdict !== 'done') return null;
  const lines = value as { id: string; subTotal: number }[];
  const rupees = lines.reduce((sum, { subTotal }) => sum + subTotal, 0);
  return { ids: lines.map(({ id }) => id), paise: Math.round(rupees * 100) };
}

export const removeCartLine = (environment: Environment, as: As, id: string): Promise<Result> =>
  rest(environment, called('remove a cart line', as), 'DELETE', `/cart/${id}`);

export async function beginCheckout(
  environment: Environment,
  as: As,
): Promise<Result & { begun: Begun | null }> {
  const call = called('begin checkout', as);
  if (as.session.api === 'rest') {
    const result = await rest(environment, call, 'POST', '/orders/checkout', billing);
    const { checkoutId: id, providerOrderId, amountInPaise: paise } = result.value ?? {};
    return { ...result, begun: result.verdict === 'done' ? { id, providerOrderId, paise } : null };
  }
  const begin = `mutation ($billing: BillingInput!) { beginCheckout(billing: $billing) {
    __typename ... on CheckoutBegun { checkout { id providerOrderId amountInPaise } } ${problem}
  } }`;
  const result = await graphql(environment, call, begin, { billing });
  const { id, providerOrderId, amountInPaise: paise } = result.value?.checkout ?? {};
  return { ...result, begun: result.verdict === 'done' ? { id, providerOrderId, paise } : null };
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
    const result = await rest(environment, call, 'POST', '/orders/create', {
      paymentId: paid.razorpay_payment_id,
    });
    return { ...result, paise: Math.round((result.value?.amount ?? 0) * 100) };
  }
  const complete = `mutation ($input: CompleteCheckoutInput!) { completeCheckout(input: $input) {
    __typename ... on OrderPlaced { order { amount } } ${problem}
  } }`;
  const result = await graphql(environment, call, complete, { input: paid });
  return { ...result, paise: Math.round((result.value?.order?.amount ?? 0) * 100) };
}

export const cancelCheckout = (environment: Environment, as: As, id: string): Promise<Result> =>
  graphql(
    environment,
    called('cancel checkout', as),
    'mutation ($id: ID!) { cancelCheckout(id: $id) { __typename } }',
    { id },
  );

export function addReview(environment: Environment, as: As, productId: string): Promise<Result> {
  const add = `mutation ($input: AddReviewInput!) { addReview(input: $input) { __typename ${problem} } }`;
  const input = { productId, review: 'Fresh and quick.', customerRating: 4.5 };
  return graphql(environment, called('review', as), add, { input });
}

export function addWish(environment: Environment, as: As, productId: string): Promise<Result> {
  const add = `mutation ($id: ID!) { addToWishlist(productId: $id) { __typename ${problem} } }`;
  return graphql(environment, called('wish', as), add, { id: productId });
}

export const signOut = (environment: Environment, as: As): Promise<Result> =>
  graphql(environment, called('sign out', as), 'mutation { signOut { __typename } }');

/** Whether the shop accepts a session token; null: no response. */
export async function isAccepted(
  environment: Environment,
  server: number,
  token: string,
): Promise<boolean | null> {
  const session: Session = { userId: '', api: 'graphql', token, address: '10.9.9.9' };
  const { verdict, value } = await graphql(
    environment,
    called('who am I', { server, session }),
    '{ me { id } }',
  );
  return verdict === 'done' ? value !== null : null;
}
