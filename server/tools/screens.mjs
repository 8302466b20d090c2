// @ts-check
/** `npm run screens`: screenshots of every page, on a phone and a desktop, into docs/screens. Needs Chromium. */
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { findChromium } from './chromium.mjs';
import { addSession, createExampleShopper, sendOperation } from './exampleShopper.mjs';
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
  const session = await createExampleShopper(ORIGIN);
  const pages = await findPagePaths();
  await takeScreenshots({ width: 1280, height: 860 }, 'light', '', pages, session);
  await takeScreenshots({ width: 390, height: 844 }, 'light', '-phone', pages, session);
  const { home, product, cart } = pages;
  await takeScreenshots({ width: 1280, height: 860 }, 'dark', '-dark', { home, product, cart }, session);
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
    const context = await browser.newContext({ viewport, colorScheme, reducedMotion: 'reduce' });
    if (!['sign-in', 'sign-up'].includes(name)) await addSession(context, ORIGIN, session);
    const page = await context.newPage();
    await page.goto(ORIGIN + pagePath, { waitUntil: 'networkidle' });
    // The carousel's code is loaded last.
    if (name === 'home') await page.getByRole('button', { name: 'Slide 2' }).waitFor();
    await sleep(500);
    await sharp(await page.screenshot())
      .webp({ quality: 82 })
      .toFile(path.join(folder, `${name}${suffix}.webp`));
    await context.close();
  }
}
