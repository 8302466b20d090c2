import type { APIRequestContext, BrowserContext } from '@playwright/test';

// The shop's API, to prepare a test's data and to read the payments at the payment provider.

/** A shopper with an account and a session. */
export interface Shopper {
  id: string;
  name: string;
  email: string;
  phone: string;
  password: string;
  token: string;
}

export interface Product {
  id: string;
  name: string;
  brand: string;
  description: string;
  /** Rupees. */
  price: number;
  oldPrice: number;
  discount: number;
  rating: number;
  reviewCount: number;
  countInStock: number;
  catId: string;
  catName: string;
  subCatId: string;
  subCatName: string;
}

/** A payment in the payment provider's ledger. */
export interface Payment {
  id: string;
  order_id: string;
  /** Paise. */
  amount: number;
  status: string;
  email: string;
}

export interface Category {
  id: string;
  name: string;
  children: { id: string; name: string }[];
}

export interface ShopApi {
  /** Runs a GraphQL query. @param token of a session */
  query<Data>(query: string, variables?: object, token?: string): Promise<Data>;
  /** The top-level categories, in the order in which the shop shows them. */
  listCategories(): Promise<Category[]>;
  /** Creates an account and a session. @param email default: a new one */
  createShopper(email?: string): Promise<Shopper>;
  /** Opens another session. Resolves to its token. */
  signIn(account: Pick<Shopper, 'email' | 'password'>): Promise<string>;
  /** Throws when there is no product with this name. */
  getProduct(name: string): Promise<Product>;
  countProducts(): Promise<number>;
  addToCart(shopper: Shopper, name: string, choice?: { quantity?: number; option?: string }): Promise<void>;
  /** Reserves the stock of a shopper's cart, as an open payment window does. Resolves to a function that releases it. */
  reserveCart(shopper: Shopper): Promise<() => Promise<void>>;
  /** Buys one unit of a product. */
  placeOrder(shopper: Shopper, name: string, choice?: { option?: string }): Promise<void>;
  /** Reviews a product. @param stars 0.5 to 5 */
  addReview(shopper: Shopper, productId: string, review: string, stars: number): Promise<void>;
  /** A shopper's payments, the latest last. */
  listPayments(shopper: Shopper): Promise<Payment[]>;
  /** Refunds a part of a shopper's latest payment at the payment provider, as a shopkeeper does on its site. @param amount paise */
  refundByHand(shopper: Shopper, amount: number): Promise<void>;
}

/** The sandbox's public demo key. */
const KEY_ID = 'rzp_sandbox_kirana';
const PROVIDER_KEY = Buffer.from(`${KEY_ID}:sandbox-key-secret`).toString('base64');

/** A random phone number. */
export const newPhone = () => String(9_000_000_000 + Math.floor(Math.random() * 1_000_000_000));

const PRODUCT =
  'id name brand description price oldPrice discount rating reviewCount countInStock catId catName subCatId subCatName';

const BEGIN_CHECKOUT = `mutation ($billing: BillingInput!) {
  answer: beginCheckout(billing: $billing) {
    ... on CheckoutBegun { checkout { id providerOrderId } }
    ... on Problem { message }
  }
}`;

export function createShopApi(request: APIRequestContext): ShopApi {
  async function graphql<Data>(
    query: string,
    variables: object = {},
    headers: Record<string, string> = {},
  ): Promise<Data> {
    const response = await request.post('/graphql', { data: { query, variables }, headers });
    const { data, errors } = await response.json();
    if (errors) throw new Error(`${query}\n${JSON.stringify(variables)}\n${JSON.stringify(errors)}`);
    return data;
  }

  /** Runs a mutation for a shopper; throws when the server refuses it. */
  async function mutate<Answer>(shopper: Shopper, mutation: string, variables: object): Promise<Answer> {
    const headers = { authorization: `Bearer ${shopper.token}` };
    const { answer } = await graphql<{ answer: { message?: string } }>(mutation, variables, headers);
    if (answer.message) throw new Error(`${mutation}\n${answer.message}`);
    return answer as Answer;
  }

  const beginCheckout = async (shopper: Shopper) =>
    (
      await mutate<{ checkout: { id: string; providerOrderId: string } }>(shopper, BEGIN_CHECKOUT, {
        billing: billingOf(shopper),
      })
    ).checkout;

  const api: ShopApi = {
    query: (query, variables, token) =>
      graphql(query, variables, token ? { authorization: `Bearer ${token}` } : {}),

    async listCategories() {
      const { categories } = await graphql<{ categories: Category[] }>(
        '{ categories { id name children { id name } } }',
      );
      return categories;
    },

    async createShopper(email = `meera.${crypto.randomUUID()}@kirana.example`) {
      const phone = newPhone();
      const shopper = {
        name: 'Meera Iyer',
        email,
        phone,
        password: 'ten green mangoes',
      };
      const { password } = shopper;
      const { signIn } = await graphql<{ signIn: { token: string; user: { id: string } } }>(
        `mutation ($signUp: SignUpInput!, $signIn: SignInInput!) {
          signUp(input: $signUp) { __typename }
          signIn(input: $signIn) { ... on SignedIn { token user { id } } }
        }`,
        { signUp: shopper, signIn: { email, password } },
        // Sign-ups are rate-limited by IP address, so each shopper has another one.
        { 'x-forwarded-for': `10.${phone.match(/\d\d/g)?.slice(2).map(Number).join('.')}` },
      );
      return { ...shopper, id: signIn.user.id, token: signIn.token };
    },

    async signIn({ email, password }) {
      const { signIn } = await graphql<{ signIn: { token: string } }>(
        'mutation ($input: SignInInput!) { signIn(input: $input) { ... on SignedIn { token } } }',
        { input: { email, password } },
      );
      return signIn.token;
    },

    async getProduct(name) {
      const { products } = await graphql<{ products: { nodes: Product[] } }>(
        `query ($text: String!) { products(filter: { text: $text }, first: 100) { nodes { ${PRODUCT} } } }`,
        { text: name },
      );
      const product = products.nodes.find((node) => node.name === name);
      if (!product) throw new Error(`There is no product "${name}"`);
      return product;
    },

    async countProducts() {
      const { products } = await graphql<{ products: { totalCount: number } }>(
        '{ products(first: 1) { totalCount } }',
      );
      return products.totalCount;
    },

    async addToCart(shopper, name, choice = {}) {
      const { id } = await api.getProduct(name);
      await mutate(
        shopper,
        'mutation ($input: AddToCartInput!) { answer: addToCart(input: $input) { ... on Problem { message } } }',
        { input: { productId: id, ...choice } },
      );
    },

    async reserveCart(shopper) {
      const { id } = await beginCheckout(shopper);
      return () =>
        mutate(
          shopper,
          'mutation ($id: ID!) { answer: cancelCheckout(id: $id) { ... on Problem { message } } }',
          { id },
        );
    },

    async placeOrder(shopper, name, choice) {
      await api.addToCart(shopper, name, choice);
      const { providerOrderId: order_id } = await beginCheckout(shopper);
      const { email, phone: contact } = shopper;
      const payment = await request.post('/sandbox/checkout/payments', {
        data: { key: KEY_ID, order_id, email, contact },
      });
      await mutate(
        shopper,
        `mutation ($input: CompleteCheckoutInput!) {
          answer: completeCheckout(input: $input) { ... on Problem { message } }
        }`,
        { input: await payment.json() },
      );
    },

    addReview: (shopper, productId, review, customerRating) =>
      mutate(
        shopper,
        'mutation ($input: AddReviewInput!) { answer: addReview(input: $input) { ... on Problem { message } } }',
        { input: { productId, review, customerRating } },
      ),

    async listPayments(shopper) {
      const headers = { authorization: `Basic ${PROVIDER_KEY}` };
      const response = await request.get('/sandbox/control/ledger', { headers });
      const { payments }: { payments: Payment[] } = await response.json();
      return payments.filter(({ email }) => email === shopper.email);
    },

    async refundByHand(shopper, amount) {
      const headers = { authorization: `Basic ${PROVIDER_KEY}` };
      const id = (await api.listPayments(shopper)).at(-1)?.id;
      const response = await request.post(`/sandbox/v1/payments/${id}/refund`, {
        headers,
        data: { amount },
      });
      if (!response.ok()) throw new Error(await response.text());
    },
  };
  return api;
}

/** Billing details of a shopper. */
export function billingOf({ name, phone, email }: Shopper) {
  return {
    fullName: name,
    country: 'India',
    streetAddressLine1: '12 Brigade Road',
    streetAddressLine2: 'Flat 4B',
    city: 'Bengaluru',
    state: 'Karnataka',
    zipCode: '560001',
    phoneNumber: phone,
    email,
  };
}

/** The entries of the browser's local storage for a shopper's session. */
export function storedSession({ id: userId, name, email, token }: Shopper) {
  const user = JSON.stringify({ userId, name, email, image: '', isAdmin: false });
  return [
    { name: 'token', value: token },
    { name: 'user', value: user },
  ];
}

/** Signs a shopper in without the form: stores the session in a browser context. */
export async function signInBrowser(context: BrowserContext, origin: string, shopper: Shopper) {
  const localStorage = storedSession(shopper);
  await context.setStorageState({ cookies: [sessionCookieOf(shopper)], origins: [{ origin, localStorage }] });
}

/** The session cookie, with which the server renders personal pages. */
export const sessionCookieOf = ({ token }: Shopper) => ({
  name: 'kirana_session',
  value: token,
  domain: 'localhost',
  path: '/',
  expires: -1,
  httpOnly: true,
  secure: false,
  sameSite: 'Lax' as const,
});
