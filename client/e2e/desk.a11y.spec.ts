import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { signInStaff } from './deskStaff.ts';
import { expectFieldContrast } from './fieldContrast.ts';
import { expect, test } from './fixtures.ts';
import type { ShopApi } from './shopApi.ts';
import { startShopServer } from './shopServer.ts';
import { findSmallTargets } from './smallTargets.ts';

/** The pages that show data of the shop. */
const DATA_PAGES = [
  '',
  'orders',
  'refunds',
  'products',
  'stock',
  'stock?view=count',
  'stock?view=history',
  'categories',
  'banners',
  'import',
  'customers',
  'reviews',
  'newsletter',
  'newsletter?section=subscribers',
  'audit-log',
];

/** The other pages that need no id. */
const OTHER_PAGES = [
  'products/new',
  'newsletter/new',
  'staff',
  'settings',
  'settings?section=pages',
  'account',
  'nowhere',
];

/** Opens a page of the desk and waits until its data are read. */
async function open(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('.chakra-spinner')).toHaveCount(0);
}

/** Checks pages with axe and for what it does not measure: contrast of fields. */
async function checkPages(page: Page, desk: string, pages: readonly string[]): Promise<void> {
  for (const address of pages)
    await test.step(`/desk/${address}`, async () => {
      await open(page, `${desk}/${address}`);
      await expectAccessible(page);
      await expectFieldContrast(page);
    });
}

/** Signs in as an owner. Resolves to the addresses of all pages below /desk/. */
async function signInToAllPages(
  shop: ShopApi,
  context: BrowserContext,
  baseURL: string | undefined,
): Promise<string[]> {
  const { token } = await signInStaff(shop, context, baseURL, 'owner');
  const { desk } = await shop.query<{
    desk: Record<'orders' | 'products', { nodes: { id: string }[] }>;
  }>('{ desk { orders(first: 1) { nodes { id } } products(first: 1) { nodes { id } } } }', {}, token);
  const order = desk.orders.nodes[0]?.id;
  const product = desk.products.nodes[0]?.id;
  return [
    ...DATA_PAGES,
    ...OTHER_PAGES,
    `orders/${order}`,
    `orders/pack-list?ids=${order}`,
    `orders/packing-slips?ids=${order}`,
    `orders/invoices?ids=${order}`,
    `products/${product}`,
    `stock?product=${product}`,
  ];
}

test('every page of the desk is accessible, in light and dark', async ({ page, context, shop, baseURL }) => {
  test.slow();
  await checkPages(page, '/desk', await signInToAllPages(shop, context, baseURL));
});

test('no page of the desk is wider than the window, and all is large enough to be pressed @phone', async ({
  page,
  context,
  shop,
  baseURL,
  isMobile,
}) => {
  test.slow();
  for (const address of await signInToAllPages(shop, context, baseURL)) {
    await open(page, `/desk/${address}`);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect({ address, overflow }).toEqual({ address, overflow: 0 });
    if (isMobile) expect({ address, small: await findSmallTargets(page) }).toEqual({ address, small: [] });
  }
});

test('every page of the desk of an empty shop is accessible', async ({ page }) => {
  test.slow();
  const dataDir = await mkdtemp(path.join(tmpdir(), 'kirana-e2e-empty-'));
  const port = Number(process.env.E2E_PORT) + 11;
  const shop = await startShopServer(port, dataDir, { SEED: 'false' });
  await page.goto(`${shop.url}/desk`);
  await page.getByLabel('E-mail').fill('owner@kirana.example');
  await page.getByLabel('Password').fill('kirana-demo');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { name: 'Namaste' })).toBeVisible();
  await checkPages(page, `${shop.url}/desk`, DATA_PAGES);
  await shop.close();
});

test('a page says what a role may not do, and that the network is gone', async ({
  page,
  context,
  shop,
  baseURL,
}) => {
  await signInStaff(shop, context, baseURL, 'packer');
  await open(page, '/desk');
  await expect(page.getByRole('link', { name: 'Staff', exact: true })).toHaveCount(0);
  for (const address of ['staff', 'settings', 'newsletter/new', 'products/new']) {
    await open(page, `/desk/${address}`);
    await expect(page.getByText('Your role, packer, may not open this page')).toBeVisible();
  }
  await expectAccessible(page);

  await open(page, '/desk/orders');
  await expect(page.getByRole('table', { name: 'Orders', exact: true })).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByText('You are offline: what you see may be outdated')).toBeVisible();
  // The page's code cannot be loaded either.
  await page.getByRole('link', { name: 'Categories', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('You are offline.');
  await expectAccessible(page);
  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: 'Categories', level: 1 })).toBeVisible();
});
