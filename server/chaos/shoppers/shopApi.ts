import type { FormattedExecutionResult } from 'graphql';
import {
  AddReview,
  AddToCart,
  AddToWishlist,
  BeginCheckout,
  CancelCheckout,
  CancelOrder,
  CompleteCheckout,
  type CompleteCheckoutInput,
  Me,
  MoveOrders,
  Product,
  RefundOrder,
  type RefundOrderInput,
  SignOut,
  type TypedDocumentString,
  WeighOrderLine,
  type WeighOrderLineInput,
} from '../../test/generated/documents.ts';
import type { RestCheckout } from '../../test/restTypes.ts';
import { billing } from '../../tools/billing.mjs';
import type { Environment } from '../environment/environment.ts';
import { type HttpResponse, send } from '../environment/http.ts';
import type { PopupAnswer } from '../environment/provider.ts';
import { withRetries } from './retry.ts';
import { isUncertainStatus, type Result, verdictOf, verdictOfType } from './verdicts.ts';

/** A shopper's session, with the API and the client's IP address of its requests. */
export interface Session {
  userId: string;
  api: 'graphql' | 'rest';
  token: string;
  address: string;
}

/** A request to the shop. */
export interface Call {
  /** Shown with violations. */
  name: string;
  /** Number of the preferred server. */
  server: number;
  session: Session | null;
  /** An attack: it may get any status below 500, and 503. */
  isAttack?: boolean;
}

const headersOf = (session: Session | null): Record<string, string> => ({
  ...(session ? { authorization: `Bearer ${session.token}`, 'x-forwarded-for': session.address } : {}),
});

const nameOf = (query: object): string => /^\s*\w+ (\w+)/.exec(String(query))?.[1] ?? '';

/** Sends a GraphQL operation with a single field at its root. */
export async function graphql<Data extends Record<string, object | null>, Variables>(
  environment: Environment,
  call: Call,
  query: TypedDocumentString<Data, Variables>,
  variables: Variables,
): Promise<Result<Data[keyof Data]>> {
  const response = await send({
    method: 'POST',
    port: environment.serverFor(call.server).port,
    path: '/graphql',
    body: { query, variables },
    // The proxy chooses the backend by this name. Carts are read as `Me`, so by its backend for other clients.
    headers: { ...headersOf(call.session), 'x-apollo-operation-name': nameOf(query) },
  });
  const { data, errors } = (response.body ?? {}) as FormattedExecutionResult<Data>;
  const isInternal = errors?.[0]?.extensions?.code === 'INTERNAL_SERVER_ERROR';
  const status = response.status === 200 && errors ? (isInternal ? 500 : 400) : response.status;
  recordResponse(environment, call, response, status);
  const value = data ? (Object.values(data)[0] as Data[keyof Data]) : null;
  const typename = value && '__typename' in value ? String(value.__typename) : '';
  const verdict = status === 200 ? (verdictOfType[typename] ?? 'done') : verdictOf(status, '');
  return { verdict, isUncertain: isUncertainStatus(status), response, value };
}

/** Sends a request to the REST API. @param path after `/api` */
export async function rest<Body>(
  environment: Environment,
  call: Call,
  method: string,
  path: string,
  body?: object,
): Promise<Result<Body>> {
  const response = await send({
    method,
    port: environment.serverFor(call.server).port,
    path: `/api${path}`,
    body,
    headers: headersOf(call.session),
  });
  recordResponse(environment, call, response, response.status);
  const text = (response.body as { msg?: string } | undefined)?.msg ?? '';
  const isSuccess = response.status >= 200 && response.status < 300;
  const verdict = isSuccess ? 'done' : verdictOf(response.status, text);
  return {
    verdict,
    isUncertain: isUncertainStatus(response.status),
    response,
    value: (response.body ?? null) as Body | null,
  };
}

function recordResponse(
  { record }: Environment,
  { name, session, isAttack }: Call,
  response: HttpResponse,
  status: number,
): void {
  const call = `${name} (${session?.api ?? 'not signed in'})`;
  if (!isAttack) record.checkResponse(call, response, status, session?.address);
  else if (status >= 500 && status !== 503)
    record.addViolation('only expected statuses', `${call} got the status ${status}`);
  else record.checkForStackTraces(call, response);
}

/** A product to buy. */
export interface CartItem {
  productId: string;
  option: string | null;
  quantity: number;
}

/** A checkout that waits for its payment. */
export interface OpenCheckout {
  id: string;
  providerOrderId: string;
  paise: number;
}

/** A session and the number of its preferred server. */
export interface Client {
  server: number;
  session: Session;
}
const callOf = (name: string, { server, session }: Client): Call => ({ name, server, session });

/** Reads what the product's page shows. */
export const viewProduct = (environment: Environment, client: Client, id: string): Promise<Result> =>
  client.session.api === 'rest'
    ? rest(environment, callOf('view a product', client), 'GET', `/products/${id}`)
    : graphql(environment, callOf('view a product', client), Product, { id });

export function addToCart(
  environment: Environment,
  client: Client,
  { productId, option, quantity }: CartItem,
): Promise<Result> {
  const call = callOf('add to cart', client);
  if (client.session.api === 'rest')
    return rest(environment, call, 'POST', '/cart/add', { productId, option, quantity });
  return graphql(environment, call, AddToCart, { input: { productId, option, quantity } });
}

/** @returns the ids of the cart's lines and their total in paise; null if the shop does not respond */
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
): Promise<Result & { checkout: OpenCheckout | null }> {
  const call = callOf('begin checkout', client);
  if (client.session.api === 'rest') {
    const result = await rest<RestCheckout>(environment, call, 'POST', '/orders/checkout', billing);
    if (result.verdict !== 'done' || !result.value) return { ...result, checkout: null };
    const { checkoutId: id, providerOrderId, amountInPaise: paise } = result.value;
    return { ...result, checkout: { id, providerOrderId, paise } };
  }
  const result = await graphql(environment, call, BeginCheckout, { billing });
  if (result.value?.__typename !== 'CheckoutBegun') return { ...result, checkout: null };
  const { id, providerOrderId, amountInPaise: paise } = result.value.checkout;
  return { ...result, checkout: { id, providerOrderId, paise } };
}

/** Reports a payment to the shop as the popup's handler does. @returns also the order's amount in paise; 0 if there is no order */
export async function completeCheckout(
  environment: Environment,
  client: Client,
  popupAnswer: PopupAnswer,
  isAttack = false,
): Promise<Result & { paise: number }> {
  const call = { ...callOf('complete checkout', client), isAttack };
  if (client.session.api === 'rest') {
    const result = await rest<{ amount: number }>(environment, call, 'POST', '/orders/create', {
      paymentId: popupAnswer.razorpay_payment_id,
    });
    return { ...result, paise: Math.round((result.value?.amount ?? 0) * 100) };
  }
  // After a failed payment the fields are missing; the shop must refuse that.
  const input = popupAnswer as CompleteCheckoutInput;
  const result = await graphql(environment, call, CompleteCheckout, { input });
  const rupees = result.value?.__typename === 'OrderPlaced' ? result.value.order.amount : 0;
  return { ...result, paise: Math.round(rupees * 100) };
}

export const cancelCheckout = (environment: Environment, client: Client, id: string): Promise<Result> =>
  graphql(environment, callOf('cancel checkout', client), CancelCheckout, { id });

/** What staff refund of an order; null: they cancel it. */
export type RefundPart = Pick<RefundOrderInput, 'lines' | 'amount' | 'whole' | 'restock'> | null;

/** Refunds a part of an order, or cancels it. @returns also the refund's id; null if there is none */
export async function refundAsStaff(
  environment: Environment,
  client: Client,
  { part, ...request }: { orderId: string; idempotencyKey: string; part: RefundPart },
): Promise<Result & { refundId: string | null }> {
  const input = { ...request, reason: 'The chaos test has torn the packet.' };
  const call = callOf(part ? 'refund as staff' : 'cancel as staff', client);
  const result = part
    ? await graphql(environment, call, RefundOrder, { input: { ...input, ...part } })
    : await graphql(environment, call, CancelOrder, { input });
  const refundId = result.value?.__typename === 'DeskOrderRefunded' ? result.value.refund.id : null;
  return { ...result, refundId };
}

/** Moves an order one step as staff. */
export const moveAsStaff = (
  environment: Environment,
  client: Client,
  orderId: string,
  to: 'packing' | 'packed' | 'outForDelivery' | 'delivered',
): Promise<Result> =>
  graphql(environment, callOf('move as staff', client), MoveOrders, { orderIds: [orderId], to });

/** Stores what a line of an order weighs as staff. */
export const weighAsStaff = (
  environment: Environment,
  client: Client,
  input: WeighOrderLineInput,
): Promise<Result> => graphql(environment, callOf('weigh as staff', client), WeighOrderLine, { input });

export function addReview(environment: Environment, client: Client, productId: string): Promise<Result> {
  const input = { productId, review: 'Fresh and quick.', customerRating: 4.5 };
  return graphql(environment, callOf('add a review', client), AddReview, { input });
}

export const addToWishlist = (environment: Environment, client: Client, productId: string): Promise<Result> =>
  graphql(environment, callOf('wishlist item', client), AddToWishlist, { productId });

export const signOut = (environment: Environment, client: Client): Promise<Result> =>
  graphql(environment, callOf('sign out', client), SignOut, {});

/** Whether the shop accepts a session token; null if it does not respond. */
export async function isTokenAccepted(
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
