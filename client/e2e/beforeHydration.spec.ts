import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { sessionCookieOf, storedSession } from './shopApi.ts';
import * as steps from './steps.ts';

// The time before hydration: the server's HTML is displayed, and the scripts are still loading.

const KIWI = 'Green Kiwi, Pack of Three';

/** Opens a page and holds back its scripts. Returns a function that releases them and waits until the page is hydrated. */
async function openWithoutScripts(page: Page, path: string): Promise<() => Promise<void>> {
  // An earlier call may still hold back scripts.
  await page.unroute('**/assets/*.js');
  const release = await steps.holdRequests(page, '**/assets/*.js');
  await page.goto(path, { waitUntil: 'commit' });
  await expect(page.getByRole('contentinfo')).toBeVisible();
  return async () => {
    release();
    await steps.waitForHydration(page);
  };
}

const tabs = (page: Page) => page.getByRole('tablist', { name: 'Categories', exact: true }).getByRole('tab');

test('a visitor’s clicks before hydration are replayed', { tag: '@phone' }, async ({ page, isMobile }) => {
  await test.step('a click on a tab and one on a menu', async () => {
    const hydrate = await openWithoutScripts(page, '/');
    const menu = page.getByRole('button', { name: isMobile ? 'Menu' : 'Browse All Categories' });
    await tabs(page).nth(1).click();
    await menu.click();
    await hydrate();
    await expect(tabs(page).nth(1)).toHaveAttribute('aria-selected', 'true');
    if (isMobile) await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    else await expect(menu).toHaveAttribute('aria-expanded', 'true');
  });

  await test.step('a click on a link opens its page', async () => {
    await openWithoutScripts(page, '/');
    await page.getByRole('banner').getByRole('link', { name: 'Cart' }).click();
    await expect(page).toHaveURL('/cart');
  });
});

test('a shopper’s clicks before hydration are replayed once', async ({ page, shop, shopper: _ }) => {
  const { id, catId, name } = await shop.getProduct('Full Cream Milk, Pasteurised');

  await test.step('clicks on a heart and on a rating', async () => {
    const hydrate = await openWithoutScripts(page, `/products/category/${catId}`);
    const heart = page.getByRole('button', { name: `${name} on My List` });
    await heart.click();
    await page.getByRole('radio').nth(2).click();
    await hydrate();
    await steps.expectMessage(page, 'The product added in my list');
    await expect(page).toHaveURL(/rating=3/);
  });

  await test.step('clicks on an option, on the quantity and on the add-to-cart button', async () => {
    const hydrate = await openWithoutScripts(page, `/product/${id}`);
    await page.getByRole('button', { name: '1 litre' }).click();
    await page.getByRole('button', { name: 'One more' }).click();
    await page.getByRole('button', { name: 'Add to cart', exact: true }).dblclick();
    await hydrate();
    await steps.expectMessage(page, 'Item is added in the cart');
    await steps.openCart(page);
    await expect(steps.quantityOf(page, name)).toHaveText('2');
  });
});

test('a click before hydration marks the button as busy at once', async ({ page, shop, shopper: _ }) => {
  const { id } = await shop.getProduct(KIWI);
  const hydrate = await openWithoutScripts(page, `/product/${id}`);
  const button = page.getByRole('button', { name: 'Add to cart', exact: true });
  await button.click();
  await expect(button).toHaveAttribute('aria-busy', 'true');
  await expect(button).toHaveCSS('opacity', '0.6');
  await hydrate();
  await steps.expectMessage(page, 'Item is added in the cart');
  await expect(button).not.toHaveAttribute('aria-busy');
});

test('a page’s code is loaded after its first pictures', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  const releasePictures = await steps.holdRequests(page, '**/*.webp');
  await page.goto('/', { waitUntil: 'commit' });
  await expect.poll(() => requests.some((path) => path.endsWith('.webp'))).toBe(true);
  const isScript = (path: string) => path.endsWith('.js');
  expect(requests.filter(isScript)).toEqual([]);
  releasePictures();
  await steps.waitForHydration(page);
  expect(requests.filter(isScript)).not.toEqual([]);
});

test('the first click hydrates the page while its pictures are still loading', async ({ page }) => {
  await page.route('**/media/**', () => {});
  // Without long timeouts the page cannot hydrate by itself.
  await page.addInitScript(() => {
    const { setTimeout } = window;
    const skipLongTimeouts = (callback: () => void, delay = 0) =>
      delay < 3000 ? setTimeout(callback, delay) : 0;
    Reflect.set(window, 'setTimeout', skipLongTimeouts);
  });
  await page.goto('/', { waitUntil: 'commit' });
  const menu = page.getByRole('button', { name: 'Browse All Categories' });
  await menu.click();
  await expect(menu).toHaveAttribute('aria-expanded', 'true');
});

test('hydration does not move the price slider', async ({ page, shop }) => {
  const { catId } = await shop.getProduct('Full Cream Milk, Pasteurised');
  const hydrate = await openWithoutScripts(page, `/products/category/${catId}?min=1000&max=60000`);
  const slider = page.getByRole('group', { name: 'Filter By Price' });
  // The values place the handles; the style attribute paints the track between them.
  const readSlider = () =>
    slider.evaluate((group) => [
      ...[...group.querySelectorAll('input')].map(({ value }) => value),
      group.querySelector('[style]')?.getAttribute('style'),
    ]);
  const before = await readSlider();
  expect(before.slice(0, 2)).toEqual(['1000', '60000']);
  await hydrate();
  await steps.waitForRequests(page);
  expect(await readSlider()).toEqual(before);
});

test('a shopper’s cart is displayed before hydration, and its data and pictures are loaded once', async ({
  page,
  shop,
  shopper,
}) => {
  await shop.addToCart(shopper, KIWI);
  const operations = steps.recordOperations(page);
  const pictures: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('kiwi')) pictures.push(new URL(request.url()).pathname);
  });
  const hydrate = await openWithoutScripts(page, '/cart');
  await expect(steps.cartRow(page, KIWI)).toBeVisible();
  await steps.expectCartCount(page, 1);
  const more = steps.cartRow(page, KIWI).getByRole('button', { name: 'One more' });
  for (let clicks = 0; clicks < 3; clicks++) await more.click();
  await hydrate();
  await expect(steps.quantityOf(page, KIWI)).toHaveText('4');
  await steps.waitForRequests(page);
  expect(new Set(operations)).toEqual(new Set(['UpdateCartLine']));
  expect(pictures).toEqual([expect.stringMatching(/^\/media\/.*kiwi/)]);
});

test('a reload of a long cart restores the scroll position', async ({ page, shop, shopper }) => {
  const { products } = await shop.query<{ products: { nodes: { name: string; options: string[] }[] } }>(
    '{ products(first: 40) { nodes { name options } } }',
  );
  const withoutOptions = products.nodes.filter(({ options }) => options.length === 0).slice(0, 12);
  for (const { name } of withoutOptions) await shop.addToCart(shopper, name);
  await steps.open(page, '/cart');
  await steps.expectCartCount(page, 12);
  await page.mouse.wheel(0, 1500);
  const scrollPosition = () => page.evaluate(() => window.scrollY);
  await expect.poll(scrollPosition).toBe(1500);
  await page.reload();
  await steps.waitForHydration(page);
  await expect.poll(scrollPosition).toBe(1500);
  await steps.open(page, '/cart');
  expect(await scrollPosition()).toBe(0);
});

test('signing out in another tab clears a page that is not hydrated yet', async ({
  page,
  context,
  shop,
  shopper,
}) => {
  await shop.addToCart(shopper, KIWI);
  const other = await context.newPage();
  await steps.open(other, '/my-account');
  await openWithoutScripts(page, '/cart');
  await expect(steps.cartRow(page, KIWI)).toBeVisible();
  await other.getByRole('button', { name: 'Sign out', exact: true }).first().click();
  await expect(steps.heading(other, 'Sign In')).toBeVisible();
  await expect(steps.cartRow(page, KIWI)).toHaveCount(0);
});

test('a page that the server has rendered for another shopper is not shown', async ({
  page,
  context,
  shop,
  shopper,
}) => {
  await shop.addToCart(shopper, KIWI);
  const ravi = await shop.createShopper();
  await context.addCookies([sessionCookieOf(ravi)]);
  await steps.open(page, '/cart');
  await expect(steps.cartRow(page, KIWI)).toBeVisible();
  await steps.expectCartCount(page, 1);
});

test('a page of another origin on the same host cannot read a shopper’s data', async ({
  page,
  shop,
  shopper,
  baseURL,
}) => {
  await shop.addToCart(shopper, KIWI);
  const otherSite = createServer((_, response) =>
    response.setHeader('content-type', 'text/html').end('Another shop'),
  );
  await new Promise<void>((resolve) => otherSite.listen(0, 'localhost', resolve));
  await page.goto(`http://localhost:${(otherSite.address() as AddressInfo).port}/`);
  const text = await page.evaluate(
    (url) => fetch(url, { credentials: 'include' }).then((response) => response.text()),
    `${baseURL}/cart`,
  );
  expect(text).toContain('Your Cart');
  expect(text).not.toContain(KIWI);
  const frameResponse = page.waitForResponse(`${baseURL}/cart`);
  await page.evaluate((url) => {
    document.body.append(Object.assign(document.createElement('iframe'), { src: url }));
  }, `${baseURL}/cart`);
  expect((await frameResponse).headers()['content-security-policy']).toContain("frame-ancestors 'none'");
  otherSite.close();
});

test('a shopper whose session has ended is redirected to the sign-in page', async ({ page, shopper }) => {
  const headers = { authorization: `Bearer ${shopper.token}` };
  await page.request.post('/graphql', { data: { query: 'mutation { signOut { __typename } }' }, headers });
  await page.goto('/myList');
  await expect(steps.heading(page, 'Sign In')).toBeVisible();
  await expect(page.getByText('Your session has ended. Please sign in again.')).toBeVisible();
});

test('a heart that is filled between mouse down and mouse up still handles the click', async ({
  page,
  shop,
  shopper: _,
}) => {
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

test('input before hydration is preserved', async ({ page, shop }) => {
  const shopper = await shop.createShopper();

  await test.step('a price', async () => {
    const { catId } = await shop.getProduct('Full Cream Milk, Pasteurised');
    const hydrate = await openWithoutScripts(page, `/products/category/${catId}`);
    const lowest = page.getByRole('slider', { name: 'Lowest price' });
    for (let times = 0; times < 3; times++) await lowest.press('ArrowRight');
    await expect(lowest).toHaveValue('115');
    await hydrate();
    await expect(page).toHaveURL(/[?&]min=115$/);
    await expect(lowest).toHaveValue('115');
  });

  await test.step('a typed search text', async () => {
    const hydrate = await openWithoutScripts(page, '/');
    const box = page.getByRole('combobox', { name: 'Search for items' });
    await box.click();
    await page.keyboard.type('paneer');
    await hydrate();
    await expect(page.getByRole('option').first()).toBeVisible();
    await expect(box).toHaveValue('paneer');
    await page.keyboard.press('Enter');
    await expect(steps.heading(page, 'Results for “paneer”')).toBeVisible();
  });

  await test.step('a search submitted before hydration', async () => {
    await openWithoutScripts(page, '/');
    await page.getByRole('combobox', { name: 'Search for items' }).fill('paneer');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/search?q=paneer');
  });

  await test.step('a sign-in form submitted before hydration', async () => {
    const hydrate = await openWithoutScripts(page, '/signIn');
    await steps.input(page, 'Email').fill(shopper.email);
    await steps.input(page, 'Password').fill(shopper.password);
    await page.keyboard.press('Enter');
    await hydrate();
    await expect.poll(() => page.evaluate(() => localStorage.getItem('token'))).not.toBeNull();
  });
});

for (const chunk of ['*', 'index-*', 'HomePage-*']) {
  test(`a page without the script ${chunk} shows an error, and its links still work`, async ({ page }) => {
    await page.route(`**/assets/${chunk}.js`, (route) => route.abort());
    await page.addInitScript(() => {
      const checkForCrash = () => {
        if (document.body?.innerText.includes('Something went wrong'))
          sessionStorage.setItem('crashed', 'yes');
      };
      new MutationObserver(checkForCrash).observe(document, { childList: true, subtree: true });
    });
    await page.goto('/');
    await expect(page.getByRole('alert')).toContainText('could not be loaded');
    // The error page was not shown at any time, including before the automatic reload.
    expect(await page.evaluate(() => sessionStorage.getItem('crashed'))).toBeNull();
    await page.getByRole('banner').getByRole('link', { name: 'Cart' }).click();
    // Without the page's script nobody is led on to the sign-in.
    await expect(page).toHaveURL(chunk === 'HomePage-*' ? /\?next=%2Fcart$/ : /\/cart$/);

    await page.goto('/');
    await expect(page.getByRole('alert')).toBeVisible();
    await page.unrouteAll();
    await page.getByRole('link', { name: 'Load it again' }).click();
    await steps.waitForHydration(page);
    await expect(page.getByRole('alert')).toBeHidden();
  });
}

test('a page is loaded again when the server has the code of another version', async ({ page }) => {
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents++;
  });
  await page.route('**/assets/index-*.js', (route) =>
    documents === 1 ? route.fulfill({ status: 404 }) : route.continue(),
  );
  await page.goto('/');
  await steps.waitForHydration(page);
  await expect(page.getByRole('alert')).toBeHidden();
  expect(documents).toBe(2);
});

test('a page whose scripts load slowly shows a note until they have loaded', async ({ page }) => {
  await steps.installClock(page);
  const scriptRequest = page.waitForRequest('**/assets/index-*.js');
  const hydrate = await openWithoutScripts(page, '/');
  const note = page.getByRole('alert').filter({ hasText: 'could not be loaded' });
  await scriptRequest;
  await page.clock.fastForward(5_000);
  await expect(note).toBeHidden();
  await page.clock.fastForward(5_000);
  await expect(note).toBeVisible();
  await hydrate();
  await expect(note).toBeHidden();
  await page.clock.fastForward(10_000);
  await expect(note).toBeHidden();
});

test('hydration does not move the fixed header of a scrolled page', { tag: '@phone' }, async ({ page }) => {
  const hydrate = await openWithoutScripts(page, '/');
  await page.evaluate(() => window.scrollTo({ top: 700, behavior: 'instant' }));
  const header = page.getByRole('banner');
  const top = async () => (await header.boundingBox())?.y;
  await expect.poll(top).toBe(0);
  await page.evaluate(() => {
    const watchHeader = () => {
      const { y } = document.querySelector('header')!.getBoundingClientRect();
      if (y !== 0) document.documentElement.dataset.moved = String(y);
      requestAnimationFrame(watchHeader);
    };
    watchHeader();
  });
  await hydrate();
  await steps.waitForRequests(page);
  await expect(page.locator('html')).not.toHaveAttribute('data-moved');
});

test('hydration and a reload preserve the scroll position', async ({ page }) => {
  const hydrate = await openWithoutScripts(page, '/');
  await page.mouse.wheel(0, 700);
  const scrollPosition = () => page.evaluate(() => window.scrollY);
  await expect.poll(scrollPosition).toBe(700);
  await hydrate();
  await steps.waitForRequests(page);
  expect(await scrollPosition()).toBe(700);
  await page.reload();
  await steps.waitForHydration(page);
  await expect.poll(scrollPosition).toBe(700);
  await steps.open(page, '/');
  expect(await scrollPosition()).toBe(0);
});

for (const width of [1280, 1000]) {
  test(`the header’s links do not move when the shopper is loaded, ${width} px wide`, async ({
    page,
    shop,
  }) => {
    await steps.setWidth(page, width);
    const shopper = await shop.createShopper();
    await page.addInitScript((entries) => {
      for (const { name, value } of entries) localStorage.setItem(name, value);
    }, storedSession(shopper));
    const hydrate = await openWithoutScripts(page, '/');
    // Texts have their final width once the fonts have loaded.
    await page.evaluate(() => document.fonts.ready);
    const cart = page.getByRole('banner').getByRole('link', { name: 'Cart' });
    const before = await cart.boundingBox();
    const signIn = page.getByRole('banner').getByRole('link', { name: 'Sign In' });
    await expect(signIn).toBeHidden();
    await hydrate();
    await steps.expectCartCount(page, 0);
    expect(await cart.boundingBox()).toEqual(before);
  });
}
