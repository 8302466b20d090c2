import { expect, type Locator, type Page, type Route } from '@playwright/test';
import { billingOf, type Shopper, sessionOf } from './shop.ts';

// What a shopper does and sees on the pages.

/** Opens an address and waits until the page has come alive. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await cameAlive(page);
}

/** Waits until the page does at once what is clicked. */
export async function cameAlive(page: Page): Promise<void> {
  await page.waitForFunction(
    () => document.readyState !== 'loading' && !('holdClick' in window && window.holdClick),
  );
}

export const heading = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('heading', { level: 1, name, exact: true });

/** A field of the page's form. */
export const input = (page: Page, label: string): Locator =>
  page.getByRole('main').getByLabel(label, { exact: true });

export async function seesMessage(page: Page, text: string): Promise<void> {
  await expect(page.getByRole('status').and(page.getByText(text, { exact: true }))).toBeVisible();
}

export async function seesAlert(page: Page, text: string): Promise<void> {
  await expect(page.getByRole('alert').and(page.getByText(text, { exact: true }))).toBeVisible();
}

export async function seesCartCount(page: Page, count: number): Promise<void> {
  const items = count === 1 ? '1 item' : `${count} items`;
  await expect(page.getByRole('link', { name: `Cart, ${items}` })).toBeVisible();
}

export async function search(page: Page, text: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Search for items' }).fill(text);
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(heading(page, `Results for “${text}”`)).toBeVisible();
}

/** Opens a product that the page shows. */
export async function openProduct(page: Page, name: string): Promise<void> {
  await page.getByRole('main').getByTitle(name, { exact: true }).click();
  await expect(heading(page, name)).toBeVisible();
}

/** Puts the open product into the cart. */
export async function addToCart(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Add to cart', exact: true }).click();
  await seesMessage(page, 'Item is added in the cart');
}

/** Opens the cart by the header's link. */
export async function openCart(page: Page): Promise<void> {
  await page.getByRole('link', { name: /^Cart, \d+ items?$/ }).click();
  await expect(heading(page, 'Your Cart')).toBeVisible();
}

/** The row of a product in the cart's table. */
export const cartRow = (page: Page, name: string): Locator =>
  page.getByRole('row').filter({ has: page.getByTitle(name, { exact: true }) });

/** How many of it the cart or the open product page says. */
export const quantityOf = (page: Page, name: string): Locator =>
  page.getByRole('group', { name: `Quantity of ${name}` });

const billingLabels = {
  fullName: 'Full Name',
  country: 'Country',
  streetAddressLine1: 'House number and street name',
  streetAddressLine2: 'Apartment/suite/unit (optional)',
  city: 'City',
  state: 'State',
  zipCode: 'ZIP Code',
  phoneNumber: 'Phone Number',
  email: 'Email Address',
} as const;

export async function fillBilling(page: Page, shopper: Shopper): Promise<void> {
  const billing = billingOf(shopper);
  for (const field of Object.keys(billingLabels) as (keyof typeof billingLabels)[]) {
    await input(page, billingLabels[field]).fill(billing[field]);
  }
}

export const checkoutButton = (page: Page): Locator =>
  page.getByRole('button', { name: 'Checkout', exact: true });

/** What a closed payment window leaves open: the bank may answer afterwards. */
export const WINDOW_CLOSED =
  'The payment window was closed. If your bank did charge you, the order appears under Orders by itself, or the money comes back.';

export const paymentWindow = (page: Page): Locator => page.getByRole('dialog', { name: 'Sandbox payment' });

/** Fills the form of the open checkout page and has the payment window open. */
export async function checkOut(page: Page, shopper: Shopper): Promise<void> {
  await fillBilling(page, shopper);
  await checkoutButton(page).click();
  await expect(paymentWindow(page)).toBeVisible();
}

/** @param amount as on the button, such as "Rs 96" */
export async function pay(page: Page, amount: string): Promise<void> {
  await paymentWindow(page)
    .getByRole('button', { name: `Pay ${amount}`, exact: true })
    .click();
}

/** The open orders page's entries, the newest first. */
export const orders = (page: Page): Locator =>
  page.getByRole('table', { name: 'Orders' }).getByRole('row').filter({ hasText: 'Click here to view' });

/** The name of the GraphQL operation that a request asks for; undefined for other requests. */
function operationOf(route: Route): string | undefined {
  return route.request().postDataJSON()?.operationName;
}

/** Keeps a GraphQL operation of the page from reaching the server, until what is handed out is called. */
export async function hold(page: Page, operation: string): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/graphql', async (route) => {
    if (operationOf(route) === operation) await released;
    await route.fallback();
  });
  return release;
}

/** Has a GraphQL operation of the page fail as if the network were gone. */
export async function cut(page: Page, operation: string): Promise<void> {
  await page.route('**/graphql', (route) =>
    operationOf(route) === operation ? route.abort() : route.fallback(),
  );
}

/** Changes what the server answers to a GraphQL operation of the page. */
export async function alter<Data>(
  page: Page,
  operation: string,
  change: (data: Data) => void,
): Promise<void> {
  await page.route('**/graphql', async (route) => {
    if (operationOf(route) !== operation) return route.fallback();
    const response = await route.fetch();
    const json = await response.json();
    change(json.data);
    await route.fulfill({ response, json });
  });
}

/** The names of the GraphQL operations that the page asks for from now on. */
export function watchOperations(page: Page): string[] {
  const names: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/graphql')) names.push(request.postDataJSON().operationName);
  });
  return names;
}

/** Waits until what the page was about to ask for has been asked for. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await fetch('/healthz');
  });
}

/** Gives the pages that are opened from now on a clock that can be stopped. */
export async function installClock(page: Page): Promise<void> {
  await page.clock.install();
  // The browser's own animations go by another clock.
  await page.addInitScript(() => Reflect.deleteProperty(Element.prototype, 'animate'));
}

/** Stops the page's clock a while ahead, however long saying so takes: what waits happens only when the clock is run on. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));
}

export const crumbs = (page: Page): Locator => page.getByRole('navigation', { name: 'Breadcrumb' });

/** What the breadcrumb says, step by step. */
export async function seesCrumbs(page: Page, ...labels: string[]): Promise<void> {
  await expect(crumbs(page).getByRole('listitem')).toHaveText(labels);
}

export const columnTitles = (page: Page, table: string): Locator =>
  page.getByRole('table', { name: table }).getByRole('columnheader');

export const slider = (page: Page, name: string): Locator => page.getByRole('group', { name, exact: true });

/** The slides of a slider that are in view. */
export const shownSlides = (of: Locator): Locator => of.locator('.slick-slide.slick-active');

/** Makes the window so wide. */
export async function setWidth(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
}

/** Signs a shopper in in the open page's browser, and loads the page again. */
export async function signIn(page: Page, shopper: Shopper): Promise<void> {
  await page.evaluate((entries) => {
    for (const { name, value } of entries) localStorage.setItem(name, value);
  }, sessionOf(shopper));
  await page.reload();
  await cameAlive(page);
}
