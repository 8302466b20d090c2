// @ts-check
/** `npm run screens`: pictures of every page, as a phone and a desktop show it, into docs/screens. Needs Chromium. */
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { billing } from './billing.mjs';
import { findChromium } from './chromium.mjs';
import { ensureBuilt } from './freshness.mjs';
import { root } from './paths.mjs';

const PORT = 4795;
const ORIGIN = `http://localhost:${PORT}`;
const folder = path.join(root, 'docs/screens');

await ensureBuilt();
const shop = spawn(
  process.execPath,
  ['server/tools/throwawayShop.mjs', mkdtempSync(path.join(tmpdir(), 'kirana-screens-'))],
  {
    cwd: root,
    env: { ...process.env, PORT: String(PORT), LOG_LEVEL: 'error' },
    stdio: ['ignore', 'ignore', 'inherit'],
  },
);
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--disable-background-networking',
    '--disable-sync',
  ],
});
try {
  while (!(await fetch(`${ORIGIN}/readyz`).catch(() => null))?.ok) await sleep(100);
  mkdirSync(folder, { recursive: true });
  const session = await signIn();
  const pages = await addresses(session.token);
  await photograph({ width: 1280, height: 860 }, 'light', '', pages, session);
  await photograph({ width: 390, height: 844 }, 'light', '-phone', pages, session);
  const { home, product, cart } = pages;
  await photograph({ width: 1280, height: 860 }, 'dark', '-dark', { home, product, cart }, session);
} finally {
  await browser.close();
  shop.kill();
}

/**
 * @param {string} query
 * @param {object} [variables]
 * @param {string} [token]
 */
async function graphql(query, variables, token) {
  const headers = {
    'content-type': 'application/json',
    ...(token ? { authorization: `Bearer ${token}` } : {}),
  };
  const answer = await fetch(`${ORIGIN}/graphql`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors } = /** @type {{ data: any, errors?: unknown }} */ (await answer.json());
  if (errors) throw new Error(JSON.stringify(errors));
  return data;
}

/** A shopper with something in the cart, on My List and among the orders. */
async function signIn() {
  const input = {
    name: 'Meera Iyer',
    email: 'meera@example.com',
    phone: '9812345678',
    password: 'a password for screens',
  };
  await graphql('mutation ($input: SignUpInput!) { signUp(input: $input) { __typename } }', { input });
  const { signIn: opened } = await graphql(
    'mutation ($input: SignInInput!) { signIn(input: $input) { ... on SignedIn { token user { id name email } } } }',
    { input: { email: input.email, password: input.password } },
  );
  const { token, user } = opened;
  const add = async (/** @type {string} */ text, /** @type {number} */ quantity) => {
    const { products } = await graphql(
      'query ($text: String) { products(filter: { text: $text }, first: 1) { nodes { id options } } }',
      { text },
    );
    const [{ id, options }] = products.nodes;
    await graphql(
      'mutation ($input: AddToCartInput!) { addToCart(input: $input) { __typename } }',
      { input: { productId: id, quantity, option: options[0] } },
      token,
    );
    await graphql('mutation ($id: ID!) { addToWishlist(productId: $id) { __typename } }', { id }, token);
  };
  await add('mango', 1);
  await add('filter coffee', 2);
  await buy(token);
  await add('paneer', 2);
  await add('basmati rice', 1);
  return { token, user: { userId: user.id, name: user.name, email: user.email, image: '', isAdmin: false } };
}

/** @param {string} token */
async function buy(token) {
  const { beginCheckout } = await graphql(
    'mutation ($billing: BillingInput!) { beginCheckout(billing: $billing) { ... on CheckoutBegun { checkout { keyId providerOrderId } } } }',
    { billing },
    token,
  );
  const { keyId, providerOrderId } = beginCheckout.checkout;
  const paid = await fetch(`${ORIGIN}/sandbox/checkout/payments`, {
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
  await graphql(
    'mutation ($input: CompleteCheckoutInput!) { completeCheckout(input: $input) { __typename } }',
    { input: await paid.json() },
    token,
  );
}

/** @param {string} token */
async function addresses(token) {
  const { categories, products } = await graphql(
    '{ categories { id children { id } } products(filter: { text: "mango" }, first: 1) { nodes { id } } }',
    {},
    token,
  );
  return {
    home: '/',
    category: `/products/category/${categories[1].id}`,
    product: `/product/${products.nodes[0].id}`,
    search: '/search?q=rice',
    'sign-in': '/signIn',
    'sign-up': '/signUp',
    cart: '/cart',
    checkout: '/checkout',
    orders: '/orders',
    'my-list': '/myList',
    account: '/my-account',
    'not-found': '/nowhere',
  };
}

/**
 * @param {{ width: number, height: number }} viewport
 * @param {'light' | 'dark'} colorScheme
 * @param {string} suffix
 * @param {Record<string, string>} pages
 * @param {{ token: string, user: object }} session
 */
async function photograph(viewport, colorScheme, suffix, pages, { token, user }) {
  for (const [name, address] of Object.entries(pages)) {
    const context = await browser.newContext({ viewport, colorScheme, reducedMotion: 'reduce' });
    if (!['sign-in', 'sign-up'].includes(name)) {
      await context.addInitScript(
        ([storedToken, storedUser]) => {
          const { localStorage } = /** @type {any} */ (globalThis);
          localStorage.setItem('token', storedToken);
          localStorage.setItem('user', storedUser);
        },
        [token, JSON.stringify(user)],
      );
    }
    const page = await context.newPage();
    await page.goto(ORIGIN + address, { waitUntil: 'networkidle' });
    // The slider's controls come when the rest is there.
    if (name === 'home') await page.getByRole('button', { name: 'Slide 2' }).waitFor();
    await sleep(500);
    await sharp(await page.screenshot())
      .webp({ quality: 82 })
      .toFile(path.join(folder, `${name}${suffix}.webp`));
    await context.close();
  }
}
