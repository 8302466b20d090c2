// @ts-check
/** `npm run screens`: screenshots of every page, on a phone and a desktop, into docs/screens. Needs Chromium. */
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { ensureBuilt } from './build/freshness.mjs';
import { addSession, createExampleShopper, sendOperation } from './exampleShopper.mjs';
import { root } from './paths.mjs';
import { findHeadlessChromium } from './programs/chromium.mjs';

const PORT = 4795;
const ORIGIN = `http://localhost:${PORT}`;
const folder = path.join(root, 'docs/screens');

await ensureBuilt();
const browser = await chromium.launch({
  executablePath: findHeadlessChromium(),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--disable-background-networking',
    '--disable-sync',
  ],
});
const shop = spawn(
  process.execPath,
  ['server/tools/programs/throwawayShop.mjs', mkdtempSync(path.join(tmpdir(), 'kirana-screens-'))],
  {
    cwd: root,
    env: { ...process.env, PORT: String(PORT), LOG_LEVEL: 'error' },
    stdio: ['ignore', 'ignore', 'inherit'],
  },
);
try {
  while (!(await fetch(`${ORIGIN}/readyz`).catch(() => null))?.ok) await sleep(100);
  mkdirSync(folder, { recursive: true });
  const session = await createExampleShopper(ORIGIN);
  const pages = await findPagePaths();
  await takeScreenshots({ width: 1280, height: 860 }, 'light', '', pages, session);
  await takeScreenshots({ width: 390, height: 844 }, 'light', '-phone', pages, session);
  const { home, product, cart } = pages;
  await takeScreenshots({ width: 1280, height: 860 }, 'dark', '-dark', { home, product, cart }, session);
  await takeDeskScreenshots();
} finally {
  await browser.close();
  shop.kill();
}

/** @returns the paths of the pages, by the names of their screenshots */
async function findPagePaths() {
  const { categories, products } = await sendOperation(
    ORIGIN,
    '{ categories { id } products(filter: { text: "mango" }, first: 1) { nodes { id } } }',
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

/** Takes screenshots of the desk, as the demo's owner sees it. */
async function takeDeskScreenshots() {
  const { signIn } = await sendOperation(
    ORIGIN,
    'mutation ($input: SignInInput!) { signIn(input: $input) { ... on SignedIn { token user { id name email } } } }',
    { input: { email: 'owner@kirana.example', password: 'kirana-demo' } },
  );
  // The demo's orders are written after the start.
  for (;;) {
    const { desk } = await sendOperation(ORIGIN, '{ desk { openTasks { paidOrders } } }', {}, signIn.token);
    if (desk.openTasks.paidOrders > 0) break;
    await sleep(500);
  }
  const { desk } = await sendOperation(
    ORIGIN,
    '{ desk { orders(first: 1, filter: { statuses: [paid] }) { nodes { id } } } }',
    {},
    signIn.token,
  );
  const order = `/desk/orders/${desk.orders.nodes[0].id}`;
  const session = { token: signIn.token, user: { userId: signIn.user.id, ...signIn.user } };
  const pages = {
    'desk-home': '/desk',
    'desk-orders': '/desk/orders',
    'desk-order': order,
    'desk-products': '/desk/products',
    'desk-import': `/desk/import?id=${await uploadCatalogue(signIn.token)}`,
    'desk-customers': '/desk/customers',
    'desk-reviews': '/desk/reviews',
    'desk-stock': '/desk/stock',
    'desk-staff': '/desk/staff',
    'desk-audit-log': '/desk/audit-log',
  };
  await takeScreenshots({ width: 1280, height: 860 }, 'light', '', pages, session);
  await takeScreenshots({ width: 390, height: 844 }, 'light', '-phone', { 'desk-order': order }, session);
}

/**
 * Sends a catalogue file with a new, a changed and a refused product.
 * @param {string} token
 * @returns {Promise<string>} the id of its import, which is not run
 */
async function uploadCatalogue(token) {
  const csv = [
    'product,category,sub_category,brand,sale_price,market_price,stock',
    'Broccoli Crown,Fruits & Vegetables,Exotic Vegetables & Mushrooms,Kirana Fresh,72,80,47',
    'Palak Spinach Bunch,Fruits & Vegetables,Leafy Greens & Herbs,Khetnama,19,22,60',
    'Banganapalle Mango,Fruits & Vegetables,Fresh Fruits,Kirana Loose,free,140,40',
    'Totapuri Mango,Fruits & Vegetables,Fresh Fruits,Kirana Loose,99,120,80',
  ].join('\n');
  const body = new FormData();
  body.append('file', new Blob([csv], { type: 'text/csv' }), 'summer.csv');
  const response = await fetch(`${ORIGIN}/desk/imports`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body,
  });
  const { id } = /** @type {{ id: string }} */ (await response.json());
  await sleep(2000);
  return id;
}

/**
 * Takes a screenshot of each page into docs/screens.
 * @param {{ width: number, height: number }} viewport
 * @param {'light' | 'dark'} colorScheme
 * @param {string} suffix of the file names
 * @param {Record<string, string>} pages names and paths
 * @param {{ token: string, user: object }} session
 */
async function takeScreenshots(viewport, colorScheme, suffix, pages, session) {
  for (const [name, pagePath] of Object.entries(pages)) {
    // The page's policy forbids what `waitForFunction` evaluates again and again.
    const context = await browser.newContext({
      viewport,
      colorScheme,
      reducedMotion: 'reduce',
      bypassCSP: true,
    });
    if (!['sign-in', 'sign-up'].includes(name)) await addSession(context, ORIGIN, session);
    const page = await context.newPage();
    await page.goto(ORIGIN + pagePath, { waitUntil: 'networkidle' });
    // The carousel's code is loaded last.
    if (name === 'home') await page.getByRole('button', { name: 'Slide 2' }).waitFor();
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await page.waitForFunction('!document.querySelector(".chakra-spinner, .chakra-skeleton")');
    await sleep(500);
    await sharp(await page.screenshot())
      .webp({ quality: 82 })
      .toFile(path.join(folder, `${name}${suffix}.webp`));
    await context.close();
  }
}
