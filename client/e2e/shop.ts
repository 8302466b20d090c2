import type { APIRequestContext, BrowserContext } from '@playwright/test';

// The shop as its server offers it, for what happens around a story: other shoppers, and what the provider was paid.

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

/** An attempt to pay, as in the payment provider's books. */
export interface Payment {
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

export interface Shop {
  /** Asks the server as anybody can. */
  ask<Data>(query: string, variables?: object): Promise<Data>;
  /** The top categories in the shop's order. */
  categories(): Promise<Category[]>;
  /** Opens an account and a session. */
  newShopper(): Promise<Shopper>;
  /** A product by its name, with the stock of now. */
  product(name: string): Promise<Product>;
  countProducts(): Promise<number>;
  addToCart(shopper: Shopper, name: string, choice?: { quantity?: number; option?: string }): Promise<void>;
  /** Reserves what is in a shopper's cart, as an open payment window does. Hands out how to close it. */
  holdCart(shopper: Shopper): Promise<() => Promise<void>>;
  /** Has a shopper buy one of a product. */
  placeOrder(shopper: Shopper, name: string): Promise<void>;
  /** What somebody has tried to pay, the latest last. */
  payments(shopper: Shopper): Promise<Payment[]>;
}

/** The sandbox's own key, which guards nothing. */
const KEY_ID = 'rzp_sandbox_kirana';
const PROVIDER_KEY = Buffer.from(`${KEY_ID}:sandbox-key-secret`).toString('base64');

/** A phone number that hardly anybody else has. */
export const newPhone = () => String(9_000_000_000 + Math.floor(Math.random() * 1_000_000_000));

const PRODUCT =
  'id name brand description price oldPrice discount rating reviewCount countInStock catId catName subCatId subCatName';

const BEGIN_CHECKOUT = `mutation ($billing: BillingInput!) {
  answer: beginCheckout(billing: $billing) {
    ... on CheckoutBegun { checkout { id providerOrderId } }
    ... on Problem { message }
  }
}`;

export function createShop(request: APIRequestContext): Shop {
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

  /** Runs a mutation for a shopper and fails when it is refused. */
  async function change<Answer>(shopper: Shopper, mutation: string, variables: object): Promise<Answer> {
    const headers = { authorization: `Bearer ${shopper.token}` };
    const { answer } = await graphql<{ answer: { message?: string } }>(mutation, variables, headers);
    if (answer.message) throw new Error(`${mutation}\n${answer.message}`);
    return answer as Answer;
  }

  const beginCheckout = async (shopper: Shopper) =>
    (
      await change<{ checkout: { id: string; providerOrderId: string } }>(shopper, BEGIN_CHECKOUT, {
        billing: billingOf(shopper),
      })
    ).checkout;

  const shop: Shop = {
    ask: (query, variables) => graphql(query, variables),

    async categories() {
      const { categories } = await graphql<{ categories: Category[] }>(
        '{ categories { id name children { id name } } }',
      );
      return categories;
    },

    async newShopper() {
      const phone = newPhone();
      const shopper = {
        name: 'Meera Iyer',
        email: `meera.${crypto.randomUUID()}@kirana.example`,
        phone,
        password: 'ten green mangoes',
      };
      const { email, password } = shopper;
      const { signIn } = await graphql<{ signIn: { token: string; user: { id: string } } }>(
        `mutation ($signUp: SignUpInput!, $signIn: SignInInput!) {
          signUp(input: $signUp) { __typename }
          signIn(input: $signIn) { ... on SignedIn { token user { id } } }
        }`,
        { signUp: shopper, signIn: { email, password } },
        // Sign-ups are counted by address, so each shopper comes from an address of their own.
        { 'x-forwarded-for': `10.${phone.match(/\d\d/g)?.slice(2).map(Number).join('.')}` },
      );
      return { ...shopper, id: signIn.user.id, token: signIn.token };
    },

    async product(name) {
      const { products } = await graphql<{ products: { nodes: Product[] } }>(
        `query ($text: String!) { products(filter: { text: $text }, first: 100) { nodes { ${PRODUCT} } } }`,
        { text: name },
      );
      const product = products.nodes.find((found) => found.name === name);
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
      const { id } = await shop.product(name);
      await change(
        shopper,
        'mutation ($input: AddToCartInput!) { answer: addToCart(input: $input) { ... on Problem { message } } }',
        { input: { productId: id, ...choice } },
      );
    },

    async holdCart(shopper) {
      const { id } = await beginCheckout(shopper);
      return () =>
        change(
          shopper,
          'mutation ($id: ID!) { answer: cancelCheckout(id: $id) { ... on Problem { message } } }',
          { id },
        );
    },

    async placeOrder(shopper, name) {
      await shop.addToCart(shopper, name);
      const { providerOrderId: order_id } = await beginCheckout(shopper);
      const { email, phone: contact } = shopper;
      const paid = await request.post('/sandbox/checkout/payments', {
        data: { key: KEY_ID, order_id, email, contact },
      });
      await change(
        shopper,
        `mutation ($input: CompleteCheckoutInput!) {
          answer: completeCheckout(input: $input) { ... on Problem { message } }
        }`,
        { input: await paid.json() },
      );
    },

    async payments(shopper) {
      const headers = { authorization: `Basic ${PROVIDER_KEY}` };
      const response = await request.get('/sandbox/control/ledger', { headers });
      const { payments }: { payments: Payment[] } = await response.json();
      return payments.filter(({ email }) => email === shopper.email);
    },
  };
  return shop;
}

/** Where a shopper has goods sent. */
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

/** What a browser stores of a shopper's session. */
export function sessionOf({ id: userId, name, email, token }: Shopper) {
  const user = JSON.stringify({ userId, name, email, image: '', isAdmin: false });
  return [
    { name: 'token', value: token },
    { name: 'user', value: user },
  ];
}

/** Signs a shopper in in a browser: stores what a sign-in stores. */
export async function signInBrowser(context: BrowserContext, origin: string, shopper: Shopper) {
  const localStorage = sessionOf(shopper);
  await context.setStorageState({ cookies: [sessionCookieOf(shopper)], origins: [{ origin, localStorage }] });
}

/** The cookie by which the server knows whom a personal page is for. */
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
