import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import type { Product, ShopApi } from './shopApi.ts';
import * as steps from './steps.ts';

const MILK = 'Full Cream Milk, Pasteurised';
const MILK_CARD = 'Full Cream Milk, Pasteuri...';

interface PageCase {
  name: string;
  /** The path; pages about a product or category use those of MILK. */
  path: (milk: Product) => string;
  title: RegExp;
  /** Texts in the server's HTML. */
  texts: string[];
}

const visitorPages: PageCase[] = [
  {
    name: 'home',
    path: () => '/',
    title: /^Kirana$/,
    texts: ['Featured Categories', 'Popular Products', 'Featured Products', 'Add to cart'],
  },
  {
    name: 'category',
    path: ({ catId }) => `/products/category/${catId}`,
    title: /^Dairy & Eggs · Kirana$/,
    texts: ['Dairy & Eggs', 'We found', MILK_CARD],
  },
  {
    name: 'sub-category',
    path: ({ subCatId }) => `/products/subCat/${subCatId}`,
    title: /^Milk & Cream · Kirana$/,
    texts: ['Milk & Cream', 'We found', MILK_CARD],
  },
  {
    name: 'product',
    path: ({ id }) => `/product/${id}`,
    title: /^Full Cream Milk, Pasteurised · Kirana$/,
    texts: [MILK, '500 ml', 'Rs 34', 'Add to cart', 'Related products'],
  },
  {
    name: 'search',
    path: () => '/search?q=pastuerised+milk',
    title: /^Results for “pastuerised milk” · Kirana$/,
    texts: ['We found', MILK_CARD],
  },
  { name: 'sign-in', path: () => '/signIn', title: /^Sign In · Kirana$/, texts: ['Password', 'Sign In'] },
  { name: 'sign-up', path: () => '/signUp', title: /^SignUp · Kirana$/, texts: ['Full Name', 'Sign Up'] },
];

const HINT =
  'The link you clicked may be broken or the page may have been removed. visit the Homepage or Contact us about the problem';

const missingPages: PageCase[] = [
  { name: 'an unknown address', path: () => '/no/such/page' },
  { name: 'an admin screen', path: () => '/admin' },
  { name: 'an unknown product', path: () => '/product/0' },
  { name: 'an unknown category', path: () => '/products/category/0' },
  { name: 'an unknown sub-category', path: () => '/products/subCat/0' },
].map((page) => ({ ...page, title: /^Page Not Found · Kirana$/, texts: ['Page Not Found', HINT] }));

const personalPages: PageCase[] = [
  { name: 'cart', path: () => '/cart', title: /^Your Cart · Kirana$/, texts: ['Your Cart'] },
  { name: 'My List', path: () => '/myList', title: /^My List · Kirana$/, texts: ['My List'] },
  { name: 'orders', path: () => '/orders', title: /^Orders · Kirana$/, texts: ['Orders'] },
  { name: 'account', path: () => '/my-account', title: /^My Account · Kirana$/, texts: ['My Account'] },
  { name: 'checkout', path: () => '/checkout', title: /^Checkout · Kirana$/, texts: ['Checkout'] },
];

interface PageLog {
  /** Warnings and errors on the console. */
  console: string[];
  /** GraphQL operations that the page requested. */
  operations: string[];
}

function recordLog(page: Page): PageLog {
  const log: PageLog = { console: [], operations: [] };
  page.on('pageerror', (error) => log.console.push(String(error)));
  page.on('console', (message) => {
    // The browser itself logs the 404 of the page.
    const isPage = message.location().url === page.url();
    if (['warning', 'error'].includes(message.type()) && !isPage) log.console.push(message.text());
  });
  page.on('request', (request) => {
    if (request.url().endsWith('/graphql')) log.operations.push(request.postDataJSON().operationName);
  });
  return log;
}

const textOf = (html: string): string =>
  html
    .replace(/<(head|script|style)\b.*?<\/\1>/gs, '')
    .replace(/<[^>]*>/g, '')
    .replaceAll('&amp;', '&');

/** Opens a page, waits for network idle, and checks status, texts, title, heading, width and console. */
async function openAndCheck(page: Page, shop: ShopApi, pageCase: PageCase, status: number): Promise<PageLog> {
  const path = pageCase.path(await shop.getProduct(MILK));
  const response = await page.request.get(path);
  expect(response.status()).toBe(status);
  const htmlText = textOf(await response.text());
  expect(pageCase.texts.filter((text) => !htmlText.includes(text))).toEqual([]);

  const log = recordLog(page);
  await steps.open(page, path);
  await page.waitForLoadState('networkidle');
  await expect(page).toHaveTitle(pageCase.title);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
  expect(log.console).toEqual([]);
  return log;
}

test.describe('for visitors', { tag: '@phone' }, () => {
  for (const pageCase of visitorPages) {
    test(`the ${pageCase.name} page is complete in the server’s HTML and sends no query [2.route.1 2.route.2 2.route.3 2.route.4 2.route.7 2.route.8 2.route.10 6.visitor.1]`, async ({
      page,
      shop,
    }) => {
      const { operations } = await openAndCheck(page, shop, pageCase, 200);
      expect(operations).toEqual([]);
    });
  }

  for (const pageCase of missingPages) {
    test(`${pageCase.name} shows the not-found page [1.admin.1 2.notfound.1 2.notfound.2 2.notfound.3 2.route.13 8.route.1]`, async ({
      page,
      shop,
    }) => {
      const { operations } = await openAndCheck(page, shop, pageCase, 404);
      expect(operations).toEqual([]);
      await expect(page.getByRole('heading', { name: 'Page Not Found', exact: true })).toBeVisible();
      await page.getByRole('link', { name: 'Back to Home Page', exact: true }).click();
      await expect(page).toHaveURL('/');
    });
  }
});

test('a malformed address shows the not-found page', async ({ page }) => {
  const response = await page.goto('/%E0%A4%A?x=%');
  expect(response?.status()).toBe(404);
  expect(response?.headers()['content-security-policy']).toContain("default-src 'self'");
  await steps.waitForHydration(page);
  await expect(steps.heading(page, 'Page Not Found')).toBeVisible();
  await page.getByRole('link', { name: 'Back to Home Page', exact: true }).click();
  await expect(page).toHaveURL('/');
});

test.describe('for shoppers', { tag: '@phone' }, () => {
  for (const pageCase of personalPages) {
    test(`the ${pageCase.name} page opens [2.route.5 2.route.6 2.route.9 2.route.11 2.route.12]`, async ({
      page,
      shop,
      shopper,
    }) => {
      await shop.addToCart(shopper, 'Fresh Cooking Cream');
      await openAndCheck(page, shop, pageCase, 200);
      await steps.expectCartCount(page, 1);
    });
  }
});

for (const { name, path } of personalPages) {
  test(`a visitor who opens the ${name} page is redirected to the sign-in page [2.account.1 2.cart.8 2.mylist.10 2.orders.7 6.visitor.6]`, async ({
    page,
    shop,
  }) => {
    const address = path(await shop.getProduct(MILK));
    await page.goto(address);
    await expect(page).toHaveURL(`/signIn?next=${encodeURIComponent(address)}`);
    await expect(steps.heading(page, 'Sign In')).toBeVisible();
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const [path, button] of [
    ['/signIn', 'Sign In'],
    ['/signUp', 'Sign Up'],
  ] as const) {
    test(`a password submitted on ${path} is not in the address`, async ({ page }) => {
      await page.goto(path);
      await steps.input(page, 'Password').fill('ten green mangoes');
      await page.getByRole('main').getByRole('button', { name: button, exact: true }).click();
      await page.waitForLoadState();
      expect(page.url()).not.toContain('mangoes');
    });
  }
});
