import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import type { Shopper } from './shopApi.ts';
import * as steps from './steps.ts';

const scrollPosition = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

const firstProduct = (page: Page) =>
  page.getByRole('main').getByRole('article').first().getByTitle(/./).first();

/** Scrolls until the page's last product is at the top of the window. Resolves to the scroll position in px. */
async function scrollDown(page: Page): Promise<number> {
  const last = page.getByRole('main').getByRole('article').last();
  await last.evaluate((product) => product.scrollIntoView({ behavior: 'instant' }));
  await expect.poll(() => scrollPosition(page)).toBeGreaterThan(300);
  return scrollPosition(page);
}

test('filters, sort order and page are in the address, and Back restores them with the scroll position', {
  tag: '@phone',
}, async ({ page, shop }) => {
  const { catId } = await shop.getProduct('Full Cream Milk, Pasteurised');
  const address = `/products/category/${catId}?rating=2&sort=price_high_to_low`;
  const first = firstProduct(page);

  await test.step('sorting changes the address', async () => {
    await steps.open(page, `/products/category/${catId}?rating=2`);
    const featured = String(await first.getAttribute('title'));
    await page.getByRole('combobox', { name: 'Sort by' }).selectOption({ label: 'Price: high to low' });
    await expect(page).toHaveURL(address);
    await expect(first).not.toHaveAttribute('title', featured);
  });

  const mostExpensive = String(await first.getAttribute('title'));
  const position = await scrollDown(page);

  await test.step('another page opens at its top', async () => {
    await page.getByRole('main').getByRole('article').last().getByTitle(/./).first().click();
    await expect(page).toHaveURL(/\/product\//);
    await expect.poll(() => scrollPosition(page)).toBe(0);
  });

  await test.step('Back restores the list and the scroll position', async () => {
    await page.goBack();
    await expect(page).toHaveURL(address);
    await expect.poll(() => scrollPosition(page)).toBe(position);
    await expect(first).toHaveAttribute('title', mostExpensive);
    await expect(page.getByRole('combobox', { name: 'Sort by' })).toHaveValue('PRICE_HIGH_TO_LOW');
  });

  await test.step('Forward and Back restore it again', async () => {
    await page.goForward();
    await expect(page).toHaveURL(/\/product\//);
    await expect.poll(() => scrollPosition(page)).toBe(0);
    await page.goBack();
    await expect.poll(() => scrollPosition(page)).toBe(position);
  });

  await test.step('Back restores it after a reload of the other page', async () => {
    await page.goForward();
    await expect(page).toHaveURL(/\/product\//);
    await page.reload();
    await steps.waitForHydration(page);
    const release = await steps.delayOperation(page, 'CategoryListing');
    await page.goBack();
    await expect(page).toHaveURL(address);
    // The list is read again; until it has loaded, its placeholders may have another height.
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(0);
    await expect.poll(() => scrollPosition(page)).toBeGreaterThan(300);
    release();
    await expect(first).toHaveAttribute('title', mostExpensive);
    await expect.poll(async () => Math.abs((await scrollPosition(page)) - position)).toBeLessThan(100);
  });

  await test.step('Back to the address without a sort order preserves the filter', async () => {
    await page.goBack();
    await expect(page).toHaveURL(`/products/category/${catId}?rating=2`);
    await expect(page.getByRole('combobox', { name: 'Sort by' })).toHaveValue('');
  });
});

test('Back restores the text and the page of a search', async ({ page }) => {
  await steps.open(page, '/');
  await steps.search(page, 'milk');
  const firstTitle = String(await firstProduct(page).getAttribute('title'));
  await expect(page).toHaveURL('/search?q=milk');
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Page 2' }).click();
  await expect(page).toHaveURL('/search?q=milk&page=2');
  await expect(firstProduct(page)).not.toHaveAttribute('title', firstTitle);
  const lastProduct = page.getByRole('main').getByRole('article').last().getByTitle(/./).first();
  const title = await lastProduct.getAttribute('title');
  const position = await scrollDown(page);
  await lastProduct.click();
  await expect(page).toHaveURL(/\/product\//);
  await page.goBack();
  await expect(page).toHaveURL('/search?q=milk&page=2');
  await expect(steps.heading(page, 'Results for “milk”')).toBeVisible();
  await expect(lastProduct).toHaveAttribute('title', String(title));
  await expect.poll(() => scrollPosition(page)).toBe(position);
});

test('Back closes the filter panel, and does not open it again', async ({ page, shop }) => {
  await steps.setWidth(page, 390);
  const { catId } = await shop.getProduct('Full Cream Milk, Pasteurised');
  const address = `/products/category/${catId}`;
  const panel = page.getByRole('dialog', { name: 'Filters', exact: true });
  const openPanel = async () => {
    await page.getByRole('main').getByRole('link', { name: 'Filters', exact: true }).click();
    await expect(panel).toBeVisible();
  };
  const goBackTo = async (url: string) => {
    await page.goBack();
    await expect(page).toHaveURL(url);
    await expect(panel).toBeHidden();
  };
  const openProductAndGoBackTo = async (url: string) => {
    await expect(panel).toBeHidden();
    await firstProduct(page).click();
    await expect(page).toHaveURL(/\/product\//);
    await goBackTo(url);
  };
  await steps.open(page, '/');
  await steps.open(page, address);

  await test.step('Back closes the open panel', async () => {
    await openPanel();
    await goBackTo(address);
  });

  await test.step('closed without a change, it leaves nothing in the history', async () => {
    await openPanel();
    await panel.getByRole('button', { name: /^Show \d+ items$/ }).click();
    await expect(page).toHaveURL(address);
    await openProductAndGoBackTo(address);
    await goBackTo('/');
    await page.goForward();
    await expect(page).toHaveURL(address);
  });

  await test.step('closed after two changes, only the last filters are in the history', async () => {
    await openPanel();
    await panel.getByRole('radio').nth(1).check();
    await expect(page).toHaveURL(`${address}?rating=4#filters`);
    await panel.getByRole('radio').nth(3).check();
    await expect(page).toHaveURL(`${address}?rating=2#filters`);
    await panel.getByRole('button', { name: /^Show \d+ items$/ }).click();
    await expect(page).toHaveURL(`${address}?rating=2`);
    await openProductAndGoBackTo(`${address}?rating=2`);
    await goBackTo(address);
  });

  await test.step('Back closes the changed panel like its button, and keeps the filters', async () => {
    await openPanel();
    await panel.getByRole('radio').nth(1).check();
    await expect(page).toHaveURL(`${address}?rating=4#filters`);
    await goBackTo(`${address}?rating=4`);
    await openPanel();
    await panel.getByRole('radio').nth(3).check();
    await expect(page).toHaveURL(`${address}?rating=2#filters`);
    await goBackTo(`${address}?rating=2`);
    await openProductAndGoBackTo(`${address}?rating=2`);
    await goBackTo(`${address}?rating=4`);
    await goBackTo(address);
  });

  await test.step('a category of the panel takes its place in the history', async () => {
    await openPanel();
    await panel.getByRole('link', { name: 'Bakery', exact: true }).click();
    await expect(steps.heading(page, 'Bakery')).toBeVisible();
    await expect(panel).toBeHidden();
    await goBackTo(address);
  });
});

test('Back to a checkout whose cart is empty meanwhile opens at its top', async ({ page, shop, shopper }) => {
  await shop.addToCart(shopper, 'Fresh Cooking Cream');
  await steps.setWidth(page, 390);
  await steps.open(page, '/cart');
  await page.getByRole('link', { name: 'Proceed To CheckOut' }).click();
  await expect(steps.checkoutButton(page)).toBeVisible();
  await steps.checkoutButton(page).scrollIntoViewIfNeeded();
  await expect.poll(() => scrollPosition(page)).toBeGreaterThan(200);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Careers' }).click();
  await expect(steps.heading(page, 'Careers')).toBeVisible();
  await page.evaluate(async (token) => {
    const query = '{ me { cart { lines { id } } } }';
    const send = async (body: object) =>
      (
        await fetch('/graphql', {
          method: 'POST',
          headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
          body: JSON.stringify(body),
        })
      ).json();
    for (const { id } of (await send({ query })).data.me.cart.lines)
      await send({
        query: 'mutation ($id: ID!) { removeCartLine(id: $id) { __typename } }',
        variables: { id },
      });
  }, shopper.token);
  await page.goBack();
  await expect(page.getByText('There is nothing to check out')).toBeVisible();
  await expect.poll(() => scrollPosition(page)).toBe(0);
  await page.getByRole('main').getByRole('link', { name: 'Continue Shopping' }).click();
  await expect(page.getByRole('heading', { name: 'Featured Categories' })).toBeVisible();
});

test('a link to a page whose script a newer version has replaced reloads from the server', async ({
  page,
  shop,
}) => {
  const { id } = await shop.getProduct('Fresh Cooking Cream');
  await steps.open(page, '/search?q=cooking+cream');
  let isMissing = true;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) isMissing = false;
  });
  await page.route('**/assets/ProductPage-*.js', (route) =>
    isMissing ? route.fulfill({ status: 404 }) : route.continue(),
  );
  const link = page.getByRole('main').getByTitle('Fresh Cooking Cream');

  await test.step('hovering over the link does not reload', async () => {
    const failedRequest = page.waitForResponse('**/assets/ProductPage-*.js');
    await link.hover();
    await failedRequest;
    await expect(page).toHaveURL('/search?q=cooking+cream');
    expect(isMissing).toBe(true);
  });

  await test.step('a click on the link loads its page', async () => {
    await link.click();
    await expect(page).toHaveURL(`/product/${id}`);
    await steps.waitForHydration(page);
    await expect(steps.heading(page, 'Fresh Cooking Cream')).toBeVisible();
    await page.goBack();
    await expect(steps.heading(page, 'Results for “cooking cream”')).toBeVisible();
  });
});

test.describe('the history of a sign-in', () => {
  const PRODUCT = 'Fresh Cooking Cream';
  const banner = (page: Page) => page.getByRole('banner');
  const followHeader = (page: Page) =>
    banner(page).getByRole('link', { name: 'Sign In', exact: true }).click();

  async function submit(page: Page, { email, password }: Shopper): Promise<void> {
    await expect(steps.heading(page, 'Sign In')).toBeVisible();
    await steps.input(page, 'Email').fill(email);
    await steps.input(page, 'Password').fill(password);
    await page.keyboard.press('Enter');
  }

  const openers: [string, (page: Page) => Promise<void>][] = [
    ['the header', followHeader],
    [
      'a message',
      async (page) => {
        await page.getByRole('button', { name: 'Add to cart', exact: true }).click();
        await steps.expectAlert(page, 'Please login first');
        await page.locator('[data-notice]').getByRole('link', { name: 'Sign In' }).click();
      },
    ],
    [
      'the sign-up page',
      async (page) => {
        await followHeader(page);
        await page.getByRole('main').getByRole('link', { name: 'Sign Up' }).click();
        await page.getByRole('main').getByRole('link', { name: 'Sign In' }).click();
      },
    ],
    [
      'the menu',
      async (page) => {
        await steps.setWidth(page, 390);
        await banner(page).getByRole('button', { name: 'Menu', exact: true }).click();
        const menu = page.getByRole('dialog', { name: 'Menu' });
        await menu.getByRole('link', { name: 'Sign In' }).click();
        // It has the focus until it has faded out.
        await expect(menu).toBeHidden();
      },
    ],
  ];
  for (const [opener, openSignIn] of openers)
    test(`contains the page once after a sign-in from ${opener}`, async ({ page, shop }) => {
      const shopper = await shop.createShopper();
      const { id } = await shop.getProduct(PRODUCT);
      await steps.open(page, '/');
      await steps.open(page, `/product/${id}`);
      await openSignIn(page);
      await submit(page, shopper);
      await expect(page).toHaveURL(`/product/${id}`);
      await expect(steps.heading(page, PRODUCT)).toBeVisible();
      // What the message was about is done now.
      await steps.expectCartCount(page, opener === 'a message' ? 1 : 0);
      await page.goBack();
      await expect(page).toHaveURL('/');
    });

  test('contains a personal page once after the sign-in that it needs', async ({ page, shop }) => {
    const shopper = await shop.createShopper();
    await steps.open(page, '/');
    await steps.open(page, '/orders');
    await submit(page, shopper);
    await expect(steps.heading(page, 'Orders')).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL('/');
  });
});

test.describe('Back after a sign-out', () => {
  test('leads to the public page', async ({ page, shop, shopper }) => {
    await shop.addToCart(shopper, 'Fresh Cooking Cream');
    const { id } = await shop.getProduct('Fresh Cooking Cream');
    await steps.open(page, `/product/${id}`);
    await steps.expectCartCount(page, 1);
    await page.getByRole('banner').getByRole('button', { name: 'Account', exact: true }).click();
    await page.getByRole('banner').getByRole('button', { name: 'Sign out', exact: true }).click();
    await expect(page).toHaveURL('/signIn');
    await page.goBack();
    await expect(page).toHaveURL(`/product/${id}`);
    await expect(steps.heading(page, 'Fresh Cooking Cream')).toBeVisible();
  });

  test('leads to the page before a personal page', async ({ page, shop, shopper }) => {
    await shop.placeOrder(shopper, 'Fresh Cooking Cream');
    await steps.open(page, '/search?q=milk');
    await steps.open(page, '/orders');
    await expect(steps.orders(page)).toHaveCount(1);
    await page.getByRole('banner').getByRole('button', { name: 'Account', exact: true }).click();
    await page.getByRole('banner').getByRole('button', { name: 'Sign out', exact: true }).click();
    await expect(page).toHaveURL('/signIn');
    await page.goBack();
    await expect(page).toHaveURL('/search?q=milk');
  });
});

test('Back closes the menu, and does not open it again', async ({ page, shop, shopper }) => {
  await shop.addToCart(shopper, 'Fresh Cooking Cream');
  const { id } = await shop.getProduct('Fresh Cooking Cream');
  await steps.setWidth(page, 390);
  await steps.open(page, '/');
  await steps.open(page, `/product/${id}`);
  const menu = page.getByRole('dialog', { name: 'Menu', exact: true });
  const openMenu = async () => {
    await page.getByRole('banner').getByRole('button', { name: 'Menu', exact: true }).click();
    await expect(menu).toBeVisible();
  };
  const expectProduct = async () => {
    await expect(page).toHaveURL(`/product/${id}`);
    await expect(menu).toBeHidden();
    await expect(steps.heading(page, 'Fresh Cooking Cream')).toBeVisible();
  };

  await test.step('Back closes the open menu', async () => {
    await openMenu();
    await page.goBack();
    await expectProduct();
  });

  await test.step('a page that is opened from the menu takes its place in the history', async () => {
    await openMenu();
    await menu.getByRole('link', { name: 'Home', exact: true }).click();
    await expect(page).toHaveURL('/');
    await expect(menu).toBeHidden();
    await page.goBack();
    await expectProduct();
  });

  await test.step('a link to the current page and a selected country close the menu', async () => {
    await steps.open(page, '/');
    await openMenu();
    await menu.getByRole('link', { name: 'Home', exact: true }).click();
    await expect(menu).toBeHidden();
    await expect(page).toHaveURL('/');

    await openMenu();
    await menu.getByRole('button', { name: 'Your Location', exact: true }).click();
    const reload = page.waitForEvent('load');
    await menu.getByRole('button', { name: 'India', exact: true }).click();
    await reload;
    await steps.waitForHydration(page);
    await expect(page).toHaveURL('/');
    await expect(menu).toBeHidden();
    await page.goBack();
    await expectProduct();
  });

  await test.step('the sign-in page after a sign-out takes its place, too', async () => {
    await openMenu();
    await menu.getByRole('button', { name: 'Logout', exact: true }).click();
    await expect(page).toHaveURL('/signIn');
    await expect(menu).toBeHidden();
    await page.goBack();
    await expectProduct();
  });

  await test.step('closed, it leaves nothing in the history', async () => {
    await openMenu();
    await menu.getByRole('button', { name: 'Close Menu', exact: true }).click();
    await expectProduct();
    await page.goBack();
    await expect(page).toHaveURL('/');
  });
});
