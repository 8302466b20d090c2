import { type GoogleProvider, startGoogle } from '../../server/test/googleProvider.ts';
import { test as base, expect } from './fixtures.ts';
import { SHOP_START_MS, type ShopServer, startShopServer } from './shopServer.ts';
import * as steps from './steps.ts';

/** A separate shop whose Google endpoints are a local server. */
const test = base.extend<object, { google: GoogleProvider; googleShop: ShopServer }>({
  google: [
    async ({ browserName: _ }, use) => {
      const google = await startGoogle();
      await use(google);
      await google.close();
    },
    { scope: 'worker' },
  ],
  googleShop: [
    async ({ google }, use) => {
      const shop = await startShopServer(google.variables);
      await use(shop);
      await shop.close();
    },
    { scope: 'worker', timeout: SHOP_START_MS },
  ],
  place: ({ googleShop }, use) => use(googleShop),
  baseURL: ({ googleShop }, use) => use(googleShop.url),
});
test.describe.configure({ mode: 'serial' });

const googleButton = 'Sign In with Google';
const nila = { sub: '10769', email: 'nila@example.com', email_verified: true, name: 'Nila Rao' };

test('a shopper signs in with Google and returns to the page [1.shop.2 2.signin.6 7.google.1 2.signin.5]', async ({
  page,
  google,
}) => {
  google.setPerson(nila);
  const operations = steps.recordOperations(page);
  // A busy shop answers with a page that the browser fills.
  await expect(async () => {
    operations.length = 0;
    await steps.open(page, '/signIn?next=%2Forders');
    await expect(page.getByRole('button', { name: googleButton })).toBeVisible();
    await expect(page.getByText('OR', { exact: true })).toBeVisible();
    expect(operations).toEqual([]);
  }).toPass();

  await page.getByRole('button', { name: googleButton }).click();
  await steps.expectMessage(page, 'Welcome, Nila Rao!');
  await expect(page).toHaveURL('/orders');
  await steps.expectCartCount(page, 0);
  await page.reload();
  await steps.expectCartCount(page, 0);
});

test('a product that a visitor wanted is on My List after a sign-in with Google', async ({
  page,
  shop,
  google,
}) => {
  google.setPerson({ ...nila, sub: '10768', email: 'asha@example.com' });
  const { id } = await shop.getProduct('Fresh Cooking Cream');
  await steps.open(page, `/product/${id}`);
  const heart = page.getByRole('button', { name: 'Fresh Cooking Cream on My List' }).first();
  await heart.click();
  await page.getByRole('link', { name: 'Sign In' }).last().click();
  await page.getByRole('button', { name: googleButton }).click();
  await steps.expectMessage(page, 'The product added in my list');
  await expect(page).toHaveURL(`/product/${id}`);
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
});

test('the sign-up page has the Google button; a replayed redirect does not sign in [2.signup.5]', async ({
  page,
  context,
  google,
}) => {
  google.setPerson(nila);
  await steps.open(page, '/signUp');
  await page.getByRole('button', { name: googleButton }).click();
  await steps.expectMessage(page, 'Welcome, Nila Rao!');
  await expect(page).toHaveURL('/');

  await context.clearCookies();
  await page.evaluate(() => localStorage.clear());
  await page.goto('/signIn/google?next=%2F');
  await expect(steps.heading(page, 'You are not signed in')).toBeVisible();
  await expect(page.getByText('This sign-in has expired. Please sign in again.')).toBeVisible();
});

test('a failed Google sign-in shows the reason and a link to the sign-in page [8.server.4]', async ({
  page,
  shop,
  google,
}) => {
  const { email } = await shop.createShopper();
  google.setPerson({ ...nila, sub: '10770', email });
  await steps.open(page, '/signIn?next=%2FmyList');
  await page.getByRole('button', { name: googleButton }).click();
  await expect(
    page.getByText('This e-mail address has an account with a password. Please sign in with it.'),
  ).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Sign In' }).click();
  await expect(page).toHaveURL('/signIn?next=%2FmyList');

  google.setPerson(null);
  await page.getByRole('button', { name: googleButton }).click();
  await expect(page.getByText('You have not let Google tell us who you are.')).toBeVisible();
});
