// @ts-check
/** A shopper with a cart, a wishlist and an order, for tools that take screenshots or measure pages. */
import { billing } from './billing.mjs';

/**
 * Sends a GraphQL operation to a running shop. Throws when the response has errors.
 * @param {string} origin
 * @param {string} query
 * @param {object} [variables]
 * @param {string} [token]
 * @returns {Promise<any>} the data
 */
export async function sendOperation(origin, query, variables, token) {
  const headers = {
    'content-type': 'application/json',
    ...(token ? { authorization: `Bearer ${token}` } : {}),
  };
  const response = await fetch(`${origin}/graphql`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors } = /** @type {{ data: any, errors?: unknown }} */ (await response.json());
  if (errors) throw new Error(JSON.stringify(errors));
  return data;
}

/**
 * Signs up a shopper and fills the cart, My List and the orders. Works once per shop.
 * @param {string} origin
 * @returns the session as a browser stores it
 */
export async function createExampleShopper(origin) {
  const input = {
    name: 'Meera Iyer',
    email: 'meera@example.com',
    phone: '9812345678',
    password: 'a password for screens',
  };
  await sendOperation(origin, 'mutation ($input: SignUpInput!) { signUp(input: $input) { __typename } }', {
    input,
  });
  const { signIn } = await sendOperation(
    origin,
    'mutation ($input: SignInInput!) { signIn(input: $input) { ... on SignedIn { token user { id name email } } } }',
    { input: { email: input.email, password: input.password } },
  );
  const { token, user } = signIn;
  const addProduct = async (/** @type {string} */ text, /** @type {number} */ quantity) => {
    const { products } = await sendOperation(
      origin,
      'query ($text: String) { products(filter: { text: $text }, first: 1) { nodes { id options } } }',
      { text },
    );
    const [{ id, options }] = products.nodes;
    await sendOperation(
      origin,
      'mutation ($input: AddToCartInput!) { addToCart(input: $input) { __typename } }',
      { input: { productId: id, quantity, option: options[0] } },
      token,
    );
    await sendOperation(
      origin,
      'mutation ($id: ID!) { addToWishlist(productId: $id) { __typename } }',
      { id },
      token,
    );
  };
  await addProduct('mango', 1);
  await addProduct('filter coffee', 2);
  await buy(origin, token);
  await addProduct('paneer', 2);
  await addProduct('basmati rice', 1);
  return { token, user: { userId: user.id, name: user.name, email: user.email, image: '', isAdmin: false } };
}

/**
 * Buys the cart.
 * @param {string} origin
 * @param {string} token
 */
async function buy(origin, token) {
  const { beginCheckout } = await sendOperation(
    origin,
    'mutation ($billing: BillingInput!) { beginCheckout(billing: $billing) { ... on CheckoutBegun { checkout { keyId providerOrderId } } } }',
    { billing },
    token,
  );
  const { keyId, providerOrderId } = beginCheckout.checkout;
  const popupResponse = await fetch(`${origin}/sandbox/checkout/payments`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      key: keyId,
      order_id: providerOrderId,
      outcome: 'success',
      email: billing.email,
      contact: billing.phoneNumber,
    }),
  });
  await sendOperation(
    origin,
    'mutation ($input: CompleteCheckoutInput!) { completeCheckout(input: $input) { __typename } }',
    { input: await popupResponse.json() },
    token,
  );
}

/**
 * Signs a browser context in as the shop's pages do: the token in the local storage, and in the cookie with which the server renders
 * personal pages.
 * @param {import('@playwright/test').BrowserContext} context
 * @param {string} origin
 * @param {{ token: string, user: object }} session
 */
export async function addSession(context, origin, { token, user }) {
  const expires = Date.now() / 1000 + 24 * 60 * 60;
  await context.addCookies([
    { name: 'kirana_session', value: token, url: origin, expires, httpOnly: true, sameSite: 'Lax' },
  ]);
  await context.addInitScript(
    ([storedToken, storedUser]) => {
      const { localStorage } = /** @type {any} */ (globalThis);
      localStorage.setItem('token', storedToken);
      localStorage.setItem('user', storedUser);
    },
    [token, JSON.stringify(user)],
  );
}
