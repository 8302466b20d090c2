import type { APIRequestContext, Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './fixtures.ts';
import type { ShopApi, Shopper } from './shopApi.ts';
import * as steps from './steps.ts';

// Sign-ins with Google, through the demo's practice provider. Its switch is on for all of them.
test.describe.configure({ mode: 'serial' });

const googleButton = (page: Page) => page.getByRole('button', { name: 'Sign In with Google' });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const choose = (page: Page, name: string | RegExp) => page.getByRole('radio', { name }).check();

/** Chooses "Another account" on the provider's page. */
async function typeAccount(page: Page, name: string, email: string): Promise<void> {
  await choose(page, 'Another account');
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Email', { exact: true }).fill(email);
}

test('a shopper signs in with Google and returns to the page, and signs in to the same account later [1.shop.2 2.signin.6 7.google.1 2.signin.5 2.signup.5]', async ({
  page,
  context,
}) => {
  const email = `mina.${crypto.randomUUID()}@practice.example`;
  const operations = steps.recordOperations(page);
  // A busy shop answers with a page that the browser fills.
  await expect(async () => {
    operations.length = 0;
    await steps.open(page, '/signIn?next=%2Forders');
    await expect(googleButton(page)).toBeVisible();
    await expect(page.getByText('OR', { exact: true })).toBeVisible();
    expect(operations).toEqual([]);
  }).toPass();

  await googleButton(page).click();
  await expect(steps.heading(page, 'Practice sign-in')).toBeVisible();
  await expectAccessible(page, 'html');
  await typeAccount(page, 'Mina Das', email);
  await press(page, 'Continue');
  await steps.expectMessage(page, 'Welcome, Mina Das!');
  await expect(page).toHaveURL('/orders');
  await steps.expectCartCount(page, 0);
  await page.reload();
  await steps.expectCartCount(page, 0);

  await context.clearCookies();
  await page.evaluate(() => localStorage.clear());
  await steps.open(page, '/signUp');
  await googleButton(page).click();
  // The shop keeps the name that it knows the account by.
  await typeAccount(page, 'Somebody Else', email);
  await press(page, 'Continue');
  await steps.expectMessage(page, 'Welcome, Mina Das!');
  await expect(page).toHaveURL('/');

  await context.clearCookies();
  await page.evaluate(() => localStorage.clear());
  await page.goto('/signIn/google?next=%2F');
  await expect(steps.heading(page, 'You are not signed in')).toBeVisible();
  await expect(page.getByText('This sign-in has expired. Please sign in again.')).toBeVisible();
});

test('a product that a visitor wanted is on My List after a sign-in with Google', async ({ page, shop }) => {
  const { id } = await shop.getProduct('Fresh Cooking Cream');
  await steps.open(page, `/product/${id}`);
  const heart = page.getByRole('button', { name: 'Fresh Cooking Cream on My List' }).first();
  await heart.click();
  await page.getByRole('link', { name: 'Sign In' }).last().click();
  await googleButton(page).click();
  await typeAccount(page, 'Nila Rao', `nila.${crypto.randomUUID()}@practice.example`);
  await press(page, 'Continue');
  await steps.expectMessage(page, 'The product added in my list');
  await expect(page).toHaveURL(`/product/${id}`);
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
});

test('a verified e-mail address links the account that has it; an unverified one does not', async ({
  page,
  shop,
  request,
}) => {
  const shopper = await shop.createShopper(`meera.${crypto.randomUUID()}@practice.example`);
  await steps.open(page, '/signIn?next=%2Forders');
  await googleButton(page).click();
  await typeAccount(page, 'Meera at Google', shopper.email);
  await press(page, 'Continue');
  await expect(
    page.getByText('This email address has an account with a password. Please sign in with it.'),
  ).toBeVisible();

  await verifyEmail(request, shop, shopper);
  await page.getByRole('main').getByRole('link', { name: 'Sign In' }).click();
  await googleButton(page).click();
  await typeAccount(page, 'Meera at Google', shopper.email);
  await page.getByRole('checkbox', { name: 'The email is verified' }).uncheck();
  await press(page, 'Continue');
  await expect(page.getByText('Google has not verified the email address of this account.')).toBeVisible();

  await page.getByRole('main').getByRole('link', { name: 'Sign In' }).click();
  await googleButton(page).click();
  await typeAccount(page, 'Meera at Google', shopper.email);
  await press(page, 'Continue');
  await steps.expectMessage(page, `Welcome, ${shopper.name}!`);
  await expect(page).toHaveURL('/orders');
});

test('a failed Google sign-in shows the reason and a link to the sign-in page [8.server.4]', async ({
  page,
}) => {
  const returnToSignIn = async () => {
    await page.getByRole('main').getByRole('link', { name: 'Sign In' }).click();
    await expect(page).toHaveURL('/signIn?next=%2FmyList');
  };
  await steps.open(page, '/signIn?next=%2FmyList');

  await googleButton(page).click();
  await press(page, 'Cancel');
  await expect(page.getByText('You have not let Google tell us who you are.')).toBeVisible();
  await returnToSignIn();

  await googleButton(page).click();
  await choose(page, /^Kabir Sen/);
  await press(page, 'Continue');
  await expect(page.getByText('Google has not verified the email address of this account.')).toBeVisible();
  await returnToSignIn();

  // The owner's address cannot be taken over.
  await googleButton(page).click();
  await typeAccount(page, 'Not Omar', 'owner@kirana.example');
  await press(page, 'Continue');
  await steps.expectAlert(
    page,
    'Only addresses that end with @practice.example can be verified here. Take such an address, or untick the box.',
  );
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue('owner@kirana.example');

  await press(page, 'Provider is away');
  await choose(page, /^Nila Rao/);
  await press(page, 'Continue');
  await expect(
    page.getByText('Google cannot be reached at the moment. Please try again in a few minutes.'),
  ).toBeVisible();
  await returnToSignIn();
  await googleButton(page).click();
  await press(page, 'Provider is away');
  await choose(page, /^Nila Rao/);
  await press(page, 'Continue');
  await steps.expectMessage(page, 'Welcome, Nila Rao!');
});

/** Opens the link in the mail that a sign-up sends. */
async function verifyEmail(request: APIRequestContext, shop: ShopApi, shopper: Shopper): Promise<void> {
  const findMail = async () => {
    const { mails } = await (await request.get('/sandbox/mails/list')).json();
    return mails.find(({ recipient }: { recipient: string }) => recipient === shopper.email);
  };
  await expect.poll(findMail).toBeTruthy();
  const { text } = await (await request.get(`/sandbox/mails/texts/${(await findMail()).id}`)).json();
  const [, token] = /verifyEmail\?token=([\w-]+)/.exec(text) ?? [];
  const mutation = 'mutation ($token: String!) { verifyEmail(token: $token) { __typename } }';
  await shop.query(mutation, { token }, shopper.token);
}
