import { randomBytes, randomInt } from 'node:crypto';
import { billing } from '../../tools/billing.mjs';
import { sendOperation } from '../../tools/exampleShopper.mjs';
import type { ProviderCallers } from '../paymentProvider.ts';

/** A shopper with a paid order that the shop has packed. */
export interface Customer {
  email: string;
  password: string;
  /** Of the session in which the order was placed. */
  token: string;
  orderId: string;
}

interface SmokeTest {
  /** Addresses of one or more processes of the shop. */
  origins: string[];
  payInPopup: ProviderCallers['payInPopup'];
  /** The session of a packer. */
  staffToken: string;
}

/**
 * Uses the shop as a shopper and a packer do, through GraphQL and REST. Each request goes to the next process, so that two releases
 * take turns. Fails with the first unexpected answer.
 */
export async function runSmokeTest({ origins, payInPopup, staffToken }: SmokeTest): Promise<Customer> {
  let count = 0;
  const next = () => origins[count++ % origins.length] as string;
  const gql = (query: string, variables = {}, token?: string) =>
    sendOperation(next(), query, variables, token);
  const rest = async (path: string, token?: string, body?: object) => {
    const response = await fetch(`${next()}/api${path}`, {
      method: body ? 'POST' : 'GET',
      headers: {
        ...(body && { 'content-type': 'application/json' }),
        ...(token && { authorization: `Bearer ${token}` }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    const answer = (await response.json()) as { length?: number };
    if (!response.ok) throw new Error(`${path}: ${response.status} ${JSON.stringify(answer)}`);
    return answer;
  };

  for (const origin of origins) expect((await fetch(`${origin}/readyz`)).status).toBe(200);

  const { categories } = await gql('{ categories { id name } }');
  expect(categories.length).toBeGreaterThan(3);
  const { products } = await gql(
    '{ products(filter: { text: "paneer cubes" }, first: 1) { nodes { id name options countInStock } } }',
  );
  const [{ id: productId, options }] = products.nodes;
  expect((await gql('query ($id: ID!) { product(id: $id) { id } }', { id: productId })).product.id).toBe(
    productId,
  );
  expect((await rest('/search?q=paneer')).length).toBeGreaterThan(0);

  const { email, password, token } = await signUp(next(), next());

  const line = { productId, quantity: 1, option: options[0] };
  await gql(
    'mutation ($input: AddToCartInput!) { addToCart(input: $input) { __typename } }',
    { input: line },
    token,
  );
  await rest('/cart/add', token, { ...line, option: options[1] });
  await rest('/my-list/add', token, { productId });
  const { addReview } = await gql(
    'mutation ($input: AddReviewInput!) { addReview(input: $input) { __typename } }',
    { input: { productId, review: 'Fresh.', customerRating: 4.5 } },
    token,
  );
  expect(addReview.__typename).toBe('ReviewAdded');

  const { beginCheckout } = await gql(
    'mutation ($billing: BillingInput!) { beginCheckout(billing: $billing) { __typename ... on CheckoutBegun { checkout { providerOrderId } } } }',
    { billing: { ...billing, email } },
    token,
  );
  expect(beginCheckout.__typename).toBe('CheckoutBegun');
  const input = await payInPopup(beginCheckout.checkout.providerOrderId);
  const { completeCheckout } = await gql(
    'mutation ($input: CompleteCheckoutInput!) { completeCheckout(input: $input) { __typename } }',
    { input },
    token,
  );
  expect(completeCheckout.__typename).toBe('OrderPlaced');
  const [order, ...others] = await readOrders(next(), token);
  expect([order?.status, order?.products, others]).toEqual(['paid', [{ quantity: 1 }, { quantity: 1 }], []]);
  const orderId = order?.id as string;

  for (const step of ['packing', 'packed']) {
    const { moveOrders } = await gql(
      `mutation ($ids: [ID!]!) { moveOrders(orderIds: $ids, to: ${step}) { ... on DeskOrdersMoved { moves { order { status } } } } }`,
      { ids: [orderId] },
      staffToken,
    );
    expect(moveOrders.moves).toEqual([{ order: { status: step } }]);
  }
  const customer = { email, password, token, orderId };
  await expectCustomer(next(), customer);
  return customer;
}

/** Expects that the shop still has a customer's password, session and order. */
export async function expectCustomer(origin: string, customer: Customer): Promise<void> {
  for (const token of [customer.token, await signIn(origin, customer)])
    expect(await readOrders(origin, token)).toEqual([
      { id: customer.orderId, status: 'packed', products: [{ quantity: 1 }, { quantity: 1 }] },
    ]);
}

interface Order {
  id: string;
  status: string;
  products: { quantity: number }[];
}

async function readOrders(origin: string, token: string): Promise<Order[]> {
  const query = '{ me { orders { id status products { quantity } } } }';
  return (await sendOperation(origin, query, {}, token)).me.orders;
}

/** Creates an account at one process and signs in at another. */
export async function signUp(origin: string, otherOrigin = origin) {
  const email = `s${randomBytes(5).toString('hex')}@example.com`;
  const password = 'ten green mangoes';
  const phone = String(7_000_000_000 + randomInt(1_000_000_000));
  const { signUp } = await sendOperation(
    origin,
    'mutation ($input: SignUpInput!) { signUp(input: $input) { __typename } }',
    { input: { name: 'Meera Iyer', email, phone, password } },
  );
  expect(signUp.__typename).toBe('SignedUp');
  return { email, password, token: await signIn(otherOrigin, { email, password }) };
}

async function signIn(origin: string, { email, password }: { email: string; password: string }) {
  const { signIn } = await sendOperation(
    origin,
    'mutation ($input: SignInInput!) { signIn(input: $input) { __typename ... on SignedIn { token } } }',
    { input: { email, password } },
  );
  expect(signIn.__typename).toBe('SignedIn');
  return signIn.token as string;
}
