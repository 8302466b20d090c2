import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import * as steps from './steps.ts';

const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

const firstProduct = (page: Page) =>
  page.getByRole('main').getByRole('article').first().getByTitle(/./).first();

/** Scrolls to the page's last product, and says how far down that is. */
async function scrollDown(page: Page): Promise<number> {
  await page.getByRole('main').getByRole('article').last().scrollIntoViewIfNeeded();
  await expect.poll(() => scrolled(page)).toBeGreaterThan(300);
  return scrolled(page);
}

test('what was filtered, sorted and turned to is in the address, and comes back with its scroll position', {
  tag: '@phone',
}, async ({ page, shop }) => {
  const { catId } = await shop.getProduct('Full Cream Milk, Pasteurised');
  const address = `/products/category/${catId}?rating=2&sort=price_high_to_low`;
  const first = firstProduct(page);

  await test.step('a list is sorted', async () => {
    await steps.open(page, `/products/category/${catId}?rating=2`);
    const featured = String(await first.getAttribute('title'));
    await page.getByRole('combobox', { name: 'Sort by' }).selectOption({ label: 'Price: high to low' });
    await expect(page).toHaveURL(address);
    await expect(first).not.toHaveAttribute('title', featured);
  });

  const dearest = String(await first.getAttribute('title'));
  const position = await scrollDown(page);

  await test.step('another page begins at its top', async () => {
    await page.getByRole('main').getByRole('article').last().getByTitle(/./).first().click();
    await expect(page).toHaveURL(/\/product\//);
    await expect.poll(() => scrolled(page)).toBe(0);
  });

  await test.step('back is where one was', async () => {
    await page.goBack();
    await expect(page).toHaveURL(address);
    await expect.poll(() => scrolled(page)).toBe(position);
    await expect(first).toHaveAttribute('title', dearest);
    await expect(page.getByRole('combobox', { name: 'Sort by' })).toHaveValue('PRICE_HIGH_TO_LOW');
  });

  await test.step('forward and back again too', async () => {
    await page.goForward();
    await expect(page).toHaveURL(/\/product\//);
    await expect.poll(() => scrolled(page)).toBe(0);
    await page.goBack();
    await expect.poll(() => scrolled(page)).toBe(position);
  });

  await test.step('also after the page in between was loaded again', async () => {
    await page.goForward();
    await expect(page).toHaveURL(/\/product\//);
    await page.reload();
    await steps.waitForHydration(page);
    await page.goBack();
    await expect(page).toHaveURL(address);
    // The list is read anew, and what stands above may take another height before it is there.
    await expect.poll(async () => Math.abs((await scrolled(page)) - position)).toBeLessThan(100);
  });

  await test.step('back before the order was chosen, the filter is still set', async () => {
    await page.goBack();
    await expect(page).toHaveURL(`/products/category/${catId}?rating=2`);
    await expect(page.getByRole('combobox', { name: 'Sort by' })).toHaveValue('');
  });
});

test('a search keeps its text and page when one comes back', async ({ page }) => {
  await steps.open(page, '/');
  await steps.search(page, 'milk');
  const best = String(await firstProduct(page).getAttribute('title'));
  await expect(page).toHaveURL('/search?q=milk');
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Page 2' }).click();
  await expect(page).toHaveURL('/search?q=milk&page=2');
  await expect(firstProduct(page)).not.toHaveAttribute('title', best);
  const shown = page.getByRole('main').getByRole('article').last().getByTitle(/./).first();
  const title = await shown.getAttribute('title');
  const position = await scrollDown(page);
  await shown.click();
  await expect(page).toHaveURL(/\/product\//);
  await page.goBack();
  await expect(page).toHaveURL('/search?q=milk&page=2');
  await expect(steps.heading(page, 'Results for “milk”')).toBeVisible();
  await expect(shown).toHaveAttribute('title', String(title));
  await expect.poll(() => scrolled(page)).toBe(position);
});

test('back to a checkout whose cart has been bought begins at its top', async ({ page, shop, shopper }) => {
  await shop.addToCart(shopper, 'Fresh Cooking Cream');
  await steps.setWidth(page, 390);
  await steps.open(page, '/cart');
  await page.getByRole('link', { name: 'Proceed To CheckOut' }).click();
  await expect(steps.checkoutButton(page)).toBeVisible();
  await steps.checkoutButton(page).scrollIntoViewIfNeeded();
  await expect.poll(() => scrolled(page)).toBeGreaterThan(200);
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
  await expect.poll(() => scrolled(page)).toBe(0);
  await page.getByRole('main').getByRole('link', { name: 'Continue Shopping' }).click();
  await expect(page.getByRole('heading', { name: 'Featured Categories' })).toBeVisible();
});

test('a page whose code a newer version of the shop has replaced is loaded as it was asked for', async ({
  page,
  shop,
}) => {
  const { id } = await shop.getProduct('Fresh Cooking Cream');
  await steps.open(page, '/search?q=cooking+cream');
  let replaced = true;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) replaced = false;
  });
  await page.route('**/assets/ProductPage-*.js', (route) =>
    replaced ? route.fulfill({ status: 404 }) : route.continue(),
  );
  const link = page.getByRole('main').getByTitle('Fresh Cooking Cream');

  await test.step('not when it is only pointed at', async () => {
    const missed = page.waitForResponse('**/assets/ProductPage-*.js');
    await link.hover();
    await missed;
    await expect(page).toHaveURL('/search?q=cooking+cream');
    expect(replaced).toBe(true);
  });

  await test.step('but when its link is followed', async () => {
    await link.click();
    await expect(page).toHaveURL(`/product/${id}`);
    await steps.waitForHydration(page);
    await expect(steps.heading(page, 'Fresh Cooking Cream')).toBeVisible();
    await page.goBack();
    await expect(steps.heading(page, 'Results for “cooking cream”')).toBeVisible();
  });
});
