import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { sessionCookieOf, storedSession } from './shopApi.ts';
import * as steps from './steps.ts';

// The server's page is there to be seen, and its script is still on its way.

const KIWI = 'Green Kiwi, Pack of Three';

/** Opens a page whose script does not come before what is handed out is called. */
async function openEarly(page: Page, path: string): Promise<() => Promise<void>> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  await expect(page.getByRole('contentinfo')).toBeVisible();
  return async () => {
    release();
    await steps.waitForHydration(page);
  };
}

const tabs = (page: Page) => page.getByRole('tablist', { name: 'Categories', exact: true }).getByRole('tab');

test('a visitor’s clicks wait for the page', { tag: '@phone' }, async ({ page, isMobile }) => {
  await test.step('on a tab and on a menu', async () => {
    const comeAlive = await openEarly(page, '/');
    const menu = page.getByRole('button', { name: isMobile ? 'Menu' : 'Browse All Categories' });
    await tabs(page).nth(1).click();
    await menu.click();
    await comeAlive();
    await expect(tabs(page).nth(1)).toHaveAttribute('aria-selected', 'true');
    if (isMobile) await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    else await expect(menu).toHaveAttribute('aria-expanded', 'true');
  });

  await test.step('or follow the link that they are on', async () => {
    await openEarly(page, '/');
    await page.getByRole('banner').getByRole('link', { name: 'Cart' }).click();
    await expect(page).toHaveURL('/cart');
  });
});

test('a shopper’s clicks wait for the page, and count once', async ({ page, shop, shopper: _ }) => {
  const { id, catId, name } = await shop.getProduct('Full Cream Milk, Pasteurised');

  await test.step('on a heart and a rating', async () => {
    const comeAlive = await openEarly(page, `/products/category/${catId}`);
    const heart = page.getByRole('button', { name: `${name} on My List` });
    await heart.click();
    await page.getByRole('radio').nth(2).click();
    await comeAlive();
    await steps.expectMessage(page, 'The product added in my list');
    await expect(page).toHaveURL(/rating=3/);
  });

  await test.step('on an option, the quantity and the button that buys', async () => {
    const comeAlive = await openEarly(page, `/product/${id}`);
    await page.getByRole('button', { name: '1 litre' }).click();
    await page.getByRole('button', { name: 'One more' }).click();
    await page.getByRole('button', { name: 'Add to cart', exact: true }).dblclick();
    await comeAlive();
    await steps.expectMessage(page, 'Item is added in the cart');
    await steps.openCart(page);
    await expect(steps.quantityOf(page, name)).toHaveText('2');
  });
});

test('a click before the code has come shows at once that it is noted', async ({
  page,
  shop,
  shopper: _,
}) => {
  const { id } = await shop.getProduct(KIWI);
  const hydrate = await openEarly(page, `/product/${id}`);
  const button = page.getByRole('button', { name: 'Add to cart', exact: true });
  await button.click();
  await expect(button).toHaveAttribute('aria-busy', 'true');
  await expect(button).toHaveCSS('opacity', '0.6');
  await hydrate();
  await steps.expectMessage(page, 'Item is added in the cart');
  await expect(button).not.toHaveAttribute('aria-busy');
});

test('who uses the page need not wait for its pictures', async ({ page }) => {
  await page.route('**/media/**', () => {});
  // Nor does the page go on by itself after a while.
  await page.addInitScript(() => {
    const { setTimeout } = window;
    const withoutLong = (callback: () => void, delay = 0) => (delay < 3000 ? setTimeout(callback, delay) : 0);
    Reflect.set(window, 'setTimeout', withoutLong);
  });
  await page.goto('/', { waitUntil: 'commit' });
  const menu = page.getByRole('button', { name: 'Browse All Categories' });
  await menu.click();
  await expect(menu).toHaveAttribute('aria-expanded', 'true');
});

test('the price slider stays where the server has drawn it', async ({ page, shop }) => {
  const { catId } = await shop.getProduct('Full Cream Milk, Pasteurised');
  const comeAlive = await openEarly(page, `/products/category/${catId}?min=1000&max=60000`);
  const slider = page.getByRole('group', { name: 'Filter By Price' });
  // The handles are where the values are, and what is between them is painted by the style.
  const drawn = () =>
    slider.evaluate((group) => [
      ...[...group.querySelectorAll('input')].map(({ value }) => value),
      group.querySelector('[style]')?.getAttribute('style'),
    ]);
  const before = await drawn();
  expect(before.slice(0, 2)).toEqual(['1000', '60000']);
  await comeAlive();
  await steps.waitForRequests(page);
  expect(await drawn()).toEqual(before);
});

test('a shopper’s cart is there before the page’s code, with its pictures, and nothing is asked for again', async ({
  page,
  shop,
  shopper,
}) => {
  await shop.addToCart(shopper, KIWI);
  const operations = steps.recordOperations(page);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('kiwi')) asked.push(new URL(request.url()).pathname);
  });
  const comeAlive = await openEarly(page, '/cart');
  await expect(steps.cartRow(page, KIWI)).toBeVisible();
  await steps.expectCartCount(page, 1);
  const more = steps.cartRow(page, KIWI).getByRole('button', { name: 'One more' });
  for (let clicks = 0; clicks < 3; clicks++) await more.click();
  await comeAlive();
  await expect(steps.quantityOf(page, KIWI)).toHaveText('4');
  await steps.waitForRequests(page);
  expect(new Set(operations)).toEqual(new Set(['UpdateCartLine']));
  expect(asked).toEqual([expect.stringMatching(/^\/media\/.*kiwi/)]);
});

test('a long cart that is loaded again stays where it was scrolled to', async ({ page, shop, shopper }) => {
  const { products } = await shop.query<{ products: { nodes: { name: string; options: string[] }[] } }>(
    '{ products(first: 40) { nodes { name options } } }',
  );
  const without = products.nodes.filter(({ options }) => options.length === 0).slice(0, 12);
  for (const { name } of without) await shop.addToCart(shopper, name);
  await steps.open(page, '/cart');
  await steps.expectCartCount(page, 12);
  await page.mouse.wheel(0, 1500);
  const scrolled = () => page.evaluate(() => window.scrollY);
  await expect.poll(scrolled).toBe(1500);
  await page.reload();
  await steps.waitForHydration(page);
  await expect.poll(scrolled).toBe(1500);
  await steps.open(page, '/cart');
  expect(await scrolled()).toBe(0);
});

test('signing out in another tab clears a page whose code has not come', async ({
  page,
  context,
  shop,
  shopper,
}) => {
  await shop.addToCart(shopper, KIWI);
  const other = await context.newPage();
  await steps.open(other, '/my-account');
  await openEarly(page, '/cart');
  await expect(steps.cartRow(page, KIWI)).toBeVisible();
  await other.getByRole('button', { name: 'Sign out', exact: true }).first().click();
  await expect(steps.heading(other, 'Sign In')).toBeVisible();
  await expect(steps.cartRow(page, KIWI)).toHaveCount(0);
});

test('the page of another signed-in shopper is not used', async ({ page, context, shop, shopper }) => {
  await shop.addToCart(shopper, KIWI);
  const ravi = await shop.createShopper();
  await context.addCookies([sessionCookieOf(ravi)]);
  await steps.open(page, '/cart');
  await expect(steps.cartRow(page, KIWI)).toBeVisible();
  await steps.expectCartCount(page, 1);
});

test('a page on another port of this machine can read nothing of a shopper', async ({
  page,
  shop,
  shopper,
  baseURL,
}) => {
  await shop.addToCart(shopper, KIWI);
  const other = createServer((_, response) =>
    response.setHeader('content-type', 'text/html').end('Another shop'),
  );
  await new Promise<void>((resolve) => other.listen(0, 'localhost', resolve));
  await page.goto(`http://localhost:${(other.address() as AddressInfo).port}/`);
  const text = await page.evaluate(
    (url) => fetch(url, { credentials: 'include' }).then((response) => response.text()),
    `${baseURL}/cart`,
  );
  expect(text).toContain('Your Cart');
  expect(text).not.toContain(KIWI);
  const framed = page.waitForResponse(`${baseURL}/cart`);
  await page.evaluate((url) => {
    document.body.append(Object.assign(document.createElement('iframe'), { src: url }));
  }, `${baseURL}/cart`);
  expect((await framed).headers()['content-security-policy']).toContain("frame-ancestors 'none'");
  other.close();
});

test('who has signed out elsewhere is asked to sign in', async ({ page, shopper }) => {
  const headers = { authorization: `Bearer ${shopper.token}` };
  await page.request.post('/graphql', { data: { query: 'mutation { signOut { __typename } }' }, headers });
  await page.goto('/myList');
  await expect(steps.heading(page, 'Sign In')).toBeVisible();
  await expect(page.getByText('Your session has ended. Please sign in again.')).toBeVisible();
});

test('a heart that fills between press and release takes the click', async ({ page, shop, shopper: _ }) => {
  const { catId, name } = await shop.getProduct('Full Cream Milk, Pasteurised');
  await steps.open(page, `/products/category/${catId}`);
  const heart = page.getByRole('button', { name: `${name} on My List` });
  await heart.click();
  await steps.expectMessage(page, 'The product added in my list');

  const release = await steps.delayOperation(page, 'Viewer');
  await steps.open(page, `/products/category/${catId}`);
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  await heart.hover();
  await page.mouse.down();
  release();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await page.mouse.up();
  await steps.expectMessage(page, 'Item removed from My List!');
});

test('what is typed or dragged before the page comes alive stays', async ({ page, shop }) => {
  const shopper = await shop.createShopper();

  await test.step('in the price filter', async () => {
    const { catId } = await shop.getProduct('Full Cream Milk, Pasteurised');
    const comeAlive = await openEarly(page, `/products/category/${catId}`);
    const lowest = page.getByRole('slider', { name: 'Lowest price' });
    const { x, y, width, height } = (await lowest.boundingBox())!;
    await page.mouse.move(x + height / 2, y + height / 2);
    await page.mouse.down();
    await page.mouse.move(x + width / 4, y + height / 2);
    await page.mouse.up();
    const price = await lowest.inputValue();
    expect(Number(price)).toBeGreaterThan(1000);
    await comeAlive();
    await expect(page).toHaveURL(new RegExp(`[?&]min=${price}$`));
    await expect(lowest).toHaveValue(price);
  });

  await test.step('in the search', async () => {
    const comeAlive = await openEarly(page, '/');
    const box = page.getByRole('combobox', { name: 'Search for items' });
    await box.click();
    await page.keyboard.type('paneer');
    await comeAlive();
    await expect(page.getByRole('option').first()).toBeVisible();
    await expect(box).toHaveValue('paneer');
    await page.keyboard.press('Enter');
    await expect(steps.heading(page, 'Results for “paneer”')).toBeVisible();
  });

  await test.step('in the search that is sent before', async () => {
    await openEarly(page, '/');
    await page.getByRole('combobox', { name: 'Search for items' }).fill('paneer');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/search?q=paneer');
  });

  await test.step('in the form that signs in, which is sent', async () => {
    const comeAlive = await openEarly(page, '/signIn');
    await steps.input(page, 'Email').fill(shopper.email);
    await steps.input(page, 'Password').fill(shopper.password);
    await page.keyboard.press('Enter');
    await comeAlive();
    await expect.poll(() => page.evaluate(() => localStorage.getItem('token'))).not.toBeNull();
  });
});

for (const gone of ['*', 'index-*', 'HomePage-*']) {
  test(`a page whose code ${gone} does not come says so, and leads on all the same`, async ({ page }) => {
    await page.route(`**/assets/${gone}.js`, (route) => route.abort());
    await page.addInitScript(() => {
      const look = () => {
        if (document.body?.innerText.includes('Something went wrong'))
          sessionStorage.setItem('crashed', 'yes');
      };
      new MutationObserver(look).observe(document, { childList: true, subtree: true });
    });
    await page.goto('/');
    await expect(page.getByRole('alert')).toContainText('could not be loaded');
    // Nor did it while the page was loaded anew for it.
    expect(await page.evaluate(() => sessionStorage.getItem('crashed'))).toBeNull();
    await page.getByRole('banner').getByRole('link', { name: 'Cart' }).click();
    await expect(page).toHaveURL('/cart');

    await page.goto('/');
    await expect(page.getByRole('alert')).toBeVisible();
    await page.unrouteAll();
    await page.getByRole('link', { name: 'Load it again' }).click();
    await steps.waitForHydration(page);
    await expect(page.getByRole('alert')).toBeHidden();
  });
}

test('a page whose code hangs says so after a while, and no longer once the code is here', async ({
  page,
}) => {
  await steps.installClock(page);
  const codeAskedFor = page.waitForRequest('**/assets/index-*.js');
  const comeAlive = await openEarly(page, '/');
  const note = page.getByRole('alert').filter({ hasText: 'could not be loaded' });
  await codeAskedFor;
  await page.clock.fastForward(5_000);
  await expect(note).toBeHidden();
  await page.clock.fastForward(5_000);
  await expect(note).toBeVisible();
  await comeAlive();
  await expect(note).toBeHidden();
  await page.clock.fastForward(10_000);
  await expect(note).toBeHidden();
});

test('a header that has come along does not move when the page comes alive', { tag: '@phone' }, async ({
  page,
}) => {
  const comeAlive = await openEarly(page, '/');
  await page.evaluate(() => window.scrollTo({ top: 700, behavior: 'instant' }));
  const header = page.getByRole('banner');
  const top = async () => (await header.boundingBox())?.y;
  await expect.poll(top).toBe(0);
  await page.evaluate(() => {
    const follow = () => {
      const { y } = document.querySelector('header')!.getBoundingClientRect();
      if (y !== 0) document.documentElement.dataset.moved = String(y);
      requestAnimationFrame(follow);
    };
    follow();
  });
  await comeAlive();
  await steps.waitForRequests(page);
  await expect(page.locator('html')).not.toHaveAttribute('data-moved');
});

test('a page that comes alive stays where it was scrolled to, also when it is loaded again', async ({
  page,
}) => {
  const comeAlive = await openEarly(page, '/');
  await page.mouse.wheel(0, 700);
  const scrolled = () => page.evaluate(() => window.scrollY);
  await expect.poll(scrolled).toBe(700);
  await comeAlive();
  await steps.waitForRequests(page);
  expect(await scrolled()).toBe(700);
  await page.reload();
  await steps.waitForHydration(page);
  await expect.poll(scrolled).toBe(700);
  await steps.open(page, '/');
  expect(await scrolled()).toBe(0);
});

for (const width of [1280, 1000]) {
  test(`nothing in the header moves when it turns out who is there, ${width} px wide`, async ({
    page,
    shop,
  }) => {
    await steps.setWidth(page, width);
    const shopper = await shop.createShopper();
    await page.addInitScript((entries) => {
      for (const { name, value } of entries) localStorage.setItem(name, value);
    }, storedSession(shopper));
    const comeAlive = await openEarly(page, '/');
    // The words are as wide as they will be.
    await page.evaluate(() => document.fonts.ready);
    const cart = page.getByRole('banner').getByRole('link', { name: 'Cart' });
    const before = await cart.boundingBox();
    const signIn = page.getByRole('banner').getByRole('link', { name: 'Sign In' });
    await expect(signIn).toBeHidden();
    await comeAlive();
    await steps.expectCartCount(page, 0);
    expect(await cart.boundingBox()).toEqual(before);
  });
}
