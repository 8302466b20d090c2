import type { Page } from '@playwright/test';
import { navigation, pageParts } from '../desk/app/navigation.ts';
import { expectAccessible } from './accessible.ts';
import { expectFieldContrast } from './fieldContrast.ts';
import { expect, test } from './fixtures.ts';
import { test as testInFreshShop } from './freshShop.ts';
import type { ShopApi } from './shopApi.ts';
import { findSmallTargets } from './smallTargets.ts';

const addressesOf = (entries: readonly { path: string }[]): string[] =>
  entries.map(({ path }) => path.slice(1));

/** The pages of the navigation. */
const LISTED_PAGES = addressesOf(navigation);

/** The other pages that need no id, and parts of pages. */
const OTHER_PAGES = [
  ...addressesOf(pageParts).filter((address) => !LISTED_PAGES.includes(address)),
  'nowhere',
];

/** Waits until the data of a page of the desk are read. */
async function waitForData(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('.chakra-spinner')).toHaveCount(0);
}

/** Opens a page of the desk in a new document. */
async function open(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await waitForData(page);
}

/** Opens pages of the desk one after the other: where it can as a link does, which takes half of the time of a new document. */
async function forEachPage(
  page: Page,
  addresses: readonly string[],
  check: () => Promise<void>,
): Promise<void> {
  let route: string | undefined;
  for (const address of addresses)
    await test.step(`/desk/${address}`, async () => {
      const [nextRoute] = address.split('?');
      // On the same route the old heading may stay.
      if (route !== undefined && route !== nextRoute) await follow(page, `/desk/${address}`);
      else await page.goto(`/desk/${address}`);
      route = nextRoute;
      await waitForData(page);
      await check();
    });
}

/** Goes from a page of the desk to one of another route, and waits until the first is gone. */
async function follow(page: Page, url: string): Promise<void> {
  const heading = page.getByRole('heading', { level: 1 });
  await heading.evaluate((formerHeading) => formerHeading.setAttribute('data-former', ''));
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, url);
  await expect(page.locator('[data-former]')).toHaveCount(0);
}

/** Checks pages with axe and for what it does not measure: contrast of fields, and overflow. */
const checkPages = (page: Page, addresses: readonly string[]): Promise<void> =>
  forEachPage(page, addresses, async () => {
    await expectNoOverflow(page);
    await expectAccessible(page);
    await expectFieldContrast(page);
  });

async function expectNoOverflow(page: Page): Promise<void> {
  const readWidths = () =>
    page.evaluate(
      () => [document.documentElement.scrollWidth, document.documentElement.clientWidth] as const,
    );
  const [scrollWidth, clientWidth] = await readWidths();
  expect(scrollWidth).toBe(clientWidth);
}

/** The addresses below /desk/ of all pages: those of the navigation, and the others. @param token of an owner's session */
async function listPages(shop: ShopApi, token: string): Promise<{ listed: string[]; others: string[] }> {
  const { desk } = await shop.query<{
    desk: Record<'orders' | 'products', { nodes: { id: string }[] }>;
  }>('{ desk { orders(first: 1) { nodes { id } } products(first: 1) { nodes { id } } } }', {}, token);
  const order = desk.orders.nodes[0]?.id;
  const product = desk.products.nodes[0]?.id;
  const details = [
    `orders/${order}`,
    `orders/pack-list?ids=${order}`,
    `orders/packing-slips?ids=${order}`,
    `orders/invoices?ids=${order}`,
    `products/${product}`,
    `stock?product=${product}`,
  ];
  return { listed: LISTED_PAGES, others: [...OTHER_PAGES, ...details] };
}

// In two parts, which two workers share.
for (const part of ['listed', 'others'] as const)
  test(`the desk’s pages are accessible in light and dark, and not wider than the window: ${part}`, async ({
    page,
    shop,
    owner: { token },
  }) => {
    test.slow();
    await checkPages(page, (await listPages(shop, token))[part]);
  });

test('on a phone no page of the desk is wider than the window, and all is large enough to be pressed @phone-only', async ({
  page,
  shop,
  owner: { token },
}) => {
  test.slow();
  const { listed, others } = await listPages(shop, token);
  await forEachPage(page, [...listed, ...others], async () => {
    await expectNoOverflow(page);
    expect(await findSmallTargets(page)).toEqual([]);
  });
});

testInFreshShop.describe('in an empty shop', () => {
  testInFreshShop.use({ settings: { SEED: 'false' } });

  testInFreshShop('every page of the desk is accessible', async ({ page, owner: _ }) => {
    test.slow();
    await checkPages(page, [...LISTED_PAGES, ...OTHER_PAGES]);
  });
});

test('a page says what a role may not do, and that the network is gone', async ({
  page,
  context,
  packer: _,
}) => {
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
