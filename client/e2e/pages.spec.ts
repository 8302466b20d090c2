import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import type { Product, ShopApi } from './shopApi.ts';
import * as steps from './steps.ts';

const MILK = 'Full Cream Milk, Pasteurised';
const MILK_CARD = 'Full Cream Milk, Pasteuri...';

interface PageStory {
  name: string;
  /** The address; of pages about a product the one of MILK. */
  path: (milk: Product) => string;
  title: RegExp;
  /** What the server's HTML shows already. */
  says: string[];
}

const pagesOfVisitors: PageStory[] = [
  {
    name: 'home',
    path: () => '/',
    title: /^Kirana$/,
    says: ['Featured Categories', 'Popular Products', 'Featured Products', 'Add to cart'],
  },
  {
    name: 'category',
    path: ({ catId }) => `/products/category/${catId}`,
    title: /^Dairy & Eggs · Kirana$/,
    says: ['Dairy & Eggs', 'We found', MILK_CARD],
  },
  {
    name: 'sub-category',
    path: ({ subCatId }) => `/products/subCat/${subCatId}`,
    title: /^Milk & Cream · Kirana$/,
    says: ['Milk & Cream', 'We found', MILK_CARD],
  },
  {
    name: 'product',
    path: ({ id }) => `/product/${id}`,
    title: /^Full Cream Milk, Pasteurised · Kirana$/,
    says: [MILK, '500 ml', 'Rs 34', 'Add to cart', 'Related products'],
  },
  {
    name: 'search',
    path: () => '/search?q=pastuerised+milk',
    title: /^Results for “pastuerised milk” · Kirana$/,
    says: ['We found', MILK_CARD],
  },
  { name: 'sign-in', path: () => '/signIn', title: /^Sign In · Kirana$/, says: ['Password', 'Sign In'] },
  { name: 'sign-up', path: () => '/signUp', title: /^SignUp · Kirana$/, says: ['Full Name', 'Sign Up'] },
];

const HINT =
  'The link you clicked may be broken or the page may have been removed. visit the Homepage or Contact us about the problem';

const missingPages: PageStory[] = [
  { name: 'an unknown address', path: () => '/no/such/page' },
  { name: 'an admin screen', path: () => '/admin' },
  { name: 'an unknown product', path: () => '/product/0' },
  { name: 'an unknown category', path: () => '/products/category/0' },
  { name: 'an unknown sub-category', path: () => '/products/subCat/0' },
].map((page) => ({ ...page, title: /^Page Not Found · Kirana$/, says: ['Page Not Found', HINT] }));

const personalPages: PageStory[] = [
  { name: 'cart', path: () => '/cart', title: /^Your Cart · Kirana$/, says: ['Your Cart'] },
  { name: 'My List', path: () => '/myList', title: /^My List · Kirana$/, says: ['My List'] },
  { name: 'orders', path: () => '/orders', title: /^Orders · Kirana$/, says: ['Orders'] },
  { name: 'account', path: () => '/my-account', title: /^My Account · Kirana$/, says: ['My Account'] },
  { name: 'checkout', path: () => '/checkout', title: /^Checkout · Kirana$/, says: ['Checkout'] },
];

interface Noise {
  /** Warnings and errors on the console. */
  console: string[];
  /** GraphQL operations that the page asked for. */
  operations: string[];
}

function listen(page: Page): Noise {
  const noise: Noise = { console: [], operations: [] };
  page.on('pageerror', (error) => noise.console.push(String(error)));
  page.on('console', (message) => {
    // The browser itself reports a page that is not there.
    const isPage = message.location().url === page.url();
    if (['warning', 'error'].includes(message.type()) && !isPage) noise.console.push(message.text());
  });
  page.on('request', (request) => {
    if (request.url().endsWith('/graphql')) noise.operations.push(request.postDataJSON().operationName);
  });
  return noise;
}

const textOf = (html: string): string =>
  html
    .replace(/<(head|script|style)\b.*?<\/\1>/gs, '')
    .replace(/<[^>]*>/g, '')
    .replaceAll('&amp;', '&');

/** Opens a page, waits until it has come to rest, and checks what holds for each of them. */
async function opensWell(page: Page, shop: ShopApi, story: PageStory, status: number): Promise<Noise> {
  const path = story.path(await shop.getProduct(MILK));
  const answer = await page.request.get(path);
  expect(answer.status()).toBe(status);
  const shown = textOf(await answer.text());
  expect(story.says.filter((text) => !shown.includes(text))).toEqual([]);

  const noise = listen(page);
  await steps.open(page, path);
  await page.waitForLoadState('networkidle');
  await expect(page).toHaveTitle(story.title);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
  expect(noise.console).toEqual([]);
  return noise;
}

test.describe('for visitors', { tag: '@phone' }, () => {
  for (const story of pagesOfVisitors) {
    test(`the ${story.name} page comes whole and asks for nothing more [2.route.1 2.route.2 2.route.3 2.route.4 2.route.7 2.route.8 2.route.10 6.visitor.1]`, async ({
      page,
      shop,
    }) => {
      const { operations } = await opensWell(page, shop, story, 200);
      expect(operations).toEqual([]);
    });
  }

  for (const story of missingPages) {
    test(`${story.name} is answered with the not-found page [1.admin.1 2.notfound.1 2.notfound.2 2.notfound.3 2.route.13 8.route.1]`, async ({
      page,
      shop,
    }) => {
      const { operations } = await opensWell(page, shop, story, 404);
      expect(operations).toEqual([]);
      await expect(page.getByRole('heading', { name: 'Page Not Found', exact: true })).toBeVisible();
      await page.getByRole('link', { name: 'Back to Home Page', exact: true }).click();
      await expect(page).toHaveURL('/');
    });
  }
});

test('an address that cannot be read is answered with the not-found page, too', async ({ page }) => {
  const response = await page.goto('/%E0%A4%A?x=%');
  expect(response?.status()).toBe(404);
  expect(response?.headers()['content-security-policy']).toContain("default-src 'self'");
  await steps.waitForHydration(page);
  await expect(steps.heading(page, 'Page Not Found')).toBeVisible();
  await page.getByRole('link', { name: 'Back to Home Page', exact: true }).click();
  await expect(page).toHaveURL('/');
});

test.describe('for shoppers', { tag: '@phone' }, () => {
  for (const story of personalPages) {
    test(`the ${story.name} page opens [2.route.5 2.route.6 2.route.9 2.route.11 2.route.12]`, async ({
      page,
      shop,
      shopper,
    }) => {
      await shop.addToCart(shopper, 'Fresh Cooking Cream');
      await opensWell(page, shop, story, 200);
      await steps.expectCartCount(page, 1);
    });
  }
});

for (const { name, path } of personalPages) {
  test(`a visitor who opens the ${name} page is sent to sign in [2.account.1 2.cart.8 2.mylist.10 2.orders.7 6.visitor.6]`, async ({
    page,
    shop,
  }) => {
    const address = path(await shop.getProduct(MILK));
    await page.goto(address);
    await expect(page).toHaveURL(`/signIn?next=${encodeURIComponent(address)}`);
    await expect(steps.heading(page, 'Sign In')).toBeVisible();
  });
}

test.describe('before the scripts have come', () => {
  test.use({ javaScriptEnabled: false });

  for (const [path, button] of [
    ['/signIn', 'Sign In'],
    ['/signUp', 'Sign Up'],
  ] as const) {
    test(`a password that is sent from ${path} stays out of the address`, async ({ page }) => {
      await page.goto(path);
      await steps.input(page, 'Password').fill('ten green mangoes');
      await page.getByRole('main').getByRole('button', { name: button, exact: true }).click();
      await page.waitForLoadState();
      expect(page.url()).not.toContain('mangoes');
    });
  }
});
