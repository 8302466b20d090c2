import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { openFilters } from './deskFilters.ts';
import { expect, test } from './fixtures.ts';
import { selectMenuItem } from './menu.ts';
import { type Shopper, signInBrowser } from './shopApi.ts';
import { input, waitForHydration } from './steps.ts';

const KHAKHRA = 'Methi Khakhra, Hand Roasted on an Iron Tawa with Sesame and Fresh Fenugreek Leaves';
const BLOCKED = 'This account is blocked. Please write to us on the contact page.';

const say = (page: Page, text: string) => expect(page.getByText(text, { exact: true }).first()).toBeVisible();

/** A part of the customer's page below this heading. */
const card = (page: Page, heading: string): Locator =>
  page
    .locator('.chakra-card__root')
    .filter({ has: page.getByRole('heading', { name: heading, exact: true }) });

/** The customers in the list: rows on wide screens, cards on narrow ones. */
const rows = (page: Page): Locator =>
  page
    .getByRole('table', { name: 'Customers', exact: true })
    .locator('tbody tr')
    .or(page.getByRole('list', { name: 'Customers' }).getByRole('listitem'));

/** Finds a customer by typing, and opens the page. */
async function openCustomer(page: Page, search: string, { name }: Shopper): Promise<void> {
  await page.goto('/desk/customers');
  await expect(rows(page).first()).toBeVisible();
  await page.keyboard.press('/');
  await page.keyboard.type(search);
  await expect(rows(page)).toHaveCount(1);
  await expect(page).toHaveURL(/search=/);
  await expectAccessible(page);
  await rows(page).getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

/** Signs in by the form of the shop. */
async function signInByForm(page: Page, { email, password }: Shopper): Promise<void> {
  await page.goto('/signIn');
  await waitForHydration(page);
  await input(page, 'Email').fill(email);
  await input(page, 'Password').fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Sign In', exact: true }).click();
}

test('@phone an owner finds a shopper, blocks the account and unblocks it', async ({
  page,
  browser,
  shop,
  baseURL,
  isMobile,
  owner: _,
}) => {
  const shopper = await shop.createShopper();
  await shop.placeOrder(shopper, KHAKHRA);
  const { id } = await shop.getProduct(KHAKHRA);
  await shop.addReview(shopper, id, 'Crisp to the last one', 4.5);
  const shopperContext = await browser.newContext({ baseURL });
  await signInBrowser(shopperContext, String(baseURL), shopper);
  const shopperPage = await shopperContext.newPage();
  await shopperPage.goto('/orders');
  await expect(shopperPage.getByText('paid', { exact: true })).toBeVisible();

  await test.step('the end of the phone number finds the shopper, with orders and reviews', async () => {
    await openCustomer(page, shopper.phone.slice(3), shopper);
    await expect(card(page, 'Details')).toContainText(shopper.email);
    await expect(card(page, 'Details')).toContainText('1 order');
    await expect(card(page, 'Orders').getByRole('listitem')).toHaveCount(1);
    await expect(card(page, 'Orders')).toContainText('Paid');
    await expect(card(page, 'Reviews')).toContainText('Crisp to the last one');
    await expect(card(page, 'Signed-in devices').getByRole('listitem')).toHaveCount(1);
    await expect(card(page, 'What happened')).toContainText('Account opened');
    await expectAccessible(page);
    const scrolls = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
    expect(scrolls).toBe(false);
  });

  await test.step('blocking needs a reason', async () => {
    await page.getByRole('button', { name: 'Block', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Block' }).click();
    await expect(dialog.getByText('Please give a reason')).toBeVisible();
    await dialog.getByLabel('Reason').fill('Refused three orders at the door');
    await dialog.getByRole('button', { name: 'Block' }).click();
    await say(page, `${shopper.name} is blocked`);
    await expect(page.getByRole('button', { name: 'Unblock' })).toBeVisible();
    await say(page, 'Refused three orders at the door');
    await expect(card(page, 'Signed-in devices')).toContainText('None.');
    await expect(card(page, 'What happened')).toContainText('Customer blocked by Omar Demo');
  });

  await test.step('the shopper is signed out with the next request, and told why at sign-in', async () => {
    await shopperPage.goto('/orders');
    await expect(shopperPage).toHaveURL(/\/signIn/);
    await signInByForm(shopperPage, { ...shopper, password: 'not the password' });
    await expect(shopperPage.getByText('Email or password is not correct')).toBeVisible();
    await signInByForm(shopperPage, shopper);
    await expect(shopperPage.getByText(BLOCKED)).toBeVisible();
  });

  await test.step('the list shows blocked customers', async () => {
    await page.goto('/desk/customers');
    await openFilters(page, isMobile);
    await page.getByLabel('Show', { exact: true }).selectOption('Blocked');
    const row = rows(page).filter({ has: page.locator(`a[href$="/customers/${shopper.id}"]`) });
    await expect(row).toHaveCount(1);
    await expect(row.getByText('Blocked', { exact: true })).toBeVisible();
    await row.getByRole('link').click();
  });

  await test.step('after unblocking the shopper can sign in', async () => {
    await page.getByRole('button', { name: 'Unblock' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Unblock' }).click();
    await say(page, `${shopper.name} can sign in again`);
    await expect(page.getByRole('button', { name: 'Block', exact: true })).toBeVisible();
    await signInByForm(shopperPage, shopper);
    await expect(shopperPage.getByText(`Welcome, ${shopper.name}!`)).toBeVisible();
  });
  await shopperContext.close();
});

test('support signs a customer out, exports the data and deletes the account', async ({
  page,
  shop,
  support: _,
}) => {
  const shopper = await shop.createShopper();
  await openCustomer(page, shopper.email, shopper);

  await test.step('one device', async () => {
    await card(page, 'Signed-in devices').getByRole('button', { name: 'Sign out' }).click();
    await expect(card(page, 'Signed-in devices')).toContainText('None.');
  });

  await test.step('the data', async () => {
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'More' }).click();
    await selectMenuItem(page, 'Export personal data');
    const download = await downloading;
    expect(download.suggestedFilename()).toBe(`customer-${shopper.id}.json`);
    const json = (await (await download.createReadStream()).toArray()).join('');
    expect(JSON.parse(json)).toMatchObject({ profile: { email: shopper.email } });
    await expect(card(page, 'What happened')).toContainText('Personal data exported');
  });

  await test.step('the account, once its e-mail address is typed', async () => {
    await page.getByRole('button', { name: 'More' }).click();
    await selectMenuItem(page, 'Delete the account');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox').fill('someone@kirana.example');
    await dialog.getByRole('button', { name: 'Delete for good' }).click();
    await expect(dialog.getByText('This is not the e-mail address of the account')).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('textbox').fill(shopper.email);
    await dialog.getByRole('button', { name: 'Delete for good' }).click();
    await say(page, `The account of ${shopper.name} is deleted`);
    await expect(page).toHaveURL(/\/desk\/customers$/);
    await page.goto(`/desk/customers/${shopper.id}`);
    await say(page, 'There is no such customer');
  });
});

test('the command bar and an order lead to the customer', async ({ page, shop, support: _ }) => {
  const shopper = await shop.createShopper();
  await shop.placeOrder(shopper, KHAKHRA);
  await page.goto('/desk/customers');
  await expect(rows(page).first()).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill(shopper.email);
  const customers = page.getByRole('group', { name: 'Customers' });
  await customers.getByRole('option', { name: new RegExp(shopper.email) }).click();
  await expect(page).toHaveURL(`/desk/customers/${shopper.id}`);
  await card(page, 'Orders').getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: /^Order / })).toBeVisible();
  await page.getByRole('link', { name: shopper.name, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: shopper.name })).toBeVisible();
});

test('a packer sees no customers', async ({ page, shop, packer: _ }) => {
  const shopper = await shop.createShopper();
  await shop.placeOrder(shopper, KHAKHRA);
  await page.goto('/desk/orders');
  await expect(
    page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Orders' }),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: 'Customers' })).toHaveCount(0);
  await page.goto(`/desk/customers/${shopper.id}`);
  const refusal = page.getByText('Your role, packer, may not open this page');
  await expect(refusal).toBeVisible();
  await expect(page.getByText(shopper.email)).toHaveCount(0);
  await page.goto('/desk/customers');
  await expect(refusal).toBeVisible();
});
