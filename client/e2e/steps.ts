import { expect, type Locator, type Page, type Route } from '@playwright/test';
import { billingOf, type Shopper, storedSession } from './shopApi.ts';

// Actions on the pages, locators and assertions that several tests share.

/** Opens a page and waits until it is hydrated. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitForHydration(page);
}

/** Waits until the page handles clicks at once. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(
    () => document.readyState !== 'loading' && !('holdClick' in window && window.holdClick),
  );
}

export const heading = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('heading', { level: 1, name, exact: true });

/** An input in the page's main part. */
export const input = (page: Page, label: string): Locator =>
  page.getByRole('main').getByLabel(label, { exact: true });

export async function expectMessage(page: Page, text: string): Promise<void> {
  await expect(page.getByRole('status').and(page.getByText(text, { exact: true }))).toBeVisible();
}

export async function expectAlert(page: Page, text: string): Promise<void> {
  await expect(page.getByRole('alert').and(page.getByText(text, { exact: true }))).toBeVisible();
}

export async function expectCartCount(page: Page, count: number): Promise<void> {
  const items = count === 1 ? '1 item' : `${count} items`;
  await expect(page.getByRole('link', { name: `Cart, ${items}` })).toBeVisible();
}

export async function search(page: Page, text: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Search for items' }).fill(text);
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(heading(page, `Results for “${text}”`)).toBeVisible();
}

/** Opens a product from a card on the page. */
export async function openProduct(page: Page, name: string): Promise<void> {
  await page.getByRole('main').getByTitle(name, { exact: true }).click();
  await expect(heading(page, name)).toBeVisible();
}

/** Adds the product of the open product page to the cart. */
export async function addToCart(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Add to cart', exact: true }).click();
  await expectMessage(page, 'Item is added in the cart');
}

/** Opens the cart with the header's link. */
export async function openCart(page: Page): Promise<void> {
  await page.getByRole('link', { name: /^Cart, \d+ items?$/ }).click();
  await expect(heading(page, 'Your Cart')).toBeVisible();
}

/** The row of a product in the cart's table. */
export const cartRow = (page: Page, name: string): Locator =>
  page.getByRole('row').filter({ has: page.getByTitle(name, { exact: true }) });

/** The quantity selector of a product, in the cart or on the product page. */
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

/** The message after the payment window was closed without a payment. */
export const WINDOW_CLOSED =
  'The payment window was closed. If your bank did charge you, the order appears under Orders by itself, or the money comes back.';

export const paymentWindow = (page: Page): Locator => page.getByRole('dialog', { name: 'Sandbox payment' });

/** Fills the form of the checkout page and opens the payment window. */
export async function checkOut(page: Page, shopper: Shopper): Promise<void> {
  await fillBilling(page, shopper);
  await checkoutButton(page).click();
  await expect(paymentWindow(page)).toBeVisible();
}

/** @param amount the amount on the button, such as "Rs 96" */
export async function pay(page: Page, amount: string): Promise<void> {
  await paymentWindow(page)
    .getByRole('button', { name: `Pay ${amount}`, exact: true })
    .click();
}

/** The rows of the orders page, the newest first. */
export const orders = (page: Page): Locator =>
  page.getByRole('table', { name: 'Orders' }).getByRole('row').filter({ hasText: 'Click here to view' });

/** The name of a request's GraphQL operation; undefined for other requests. */
function operationOf(route: Route): string | undefined {
  return route.request().postDataJSON()?.operationName;
}

/**
 * Holds back the page's requests. Returns a function that releases them.
 * @param url pattern of the requests' URLs
 */
export async function holdRequests(
  page: Page,
  url: string,
  isHeld: (route: Route) => boolean = () => true,
): Promise<() => void> {
  let release = () => {};
  const whenReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(url, async (route) => {
    if (isHeld(route)) await whenReleased;
    await route.fallback();
  });
  return release;
}

/** Holds back the page's requests of a GraphQL operation. Returns a function that releases them. */
export const delayOperation = (page: Page, operation: string): Promise<() => void> =>
  holdRequests(page, '**/graphql', (route) => operationOf(route) === operation);

/** Lets the page's requests of a GraphQL operation fail with a network error. */
export async function failOperation(page: Page, operation: string): Promise<void> {
  await page.route('**/graphql', (route) =>
    operationOf(route) === operation ? route.abort() : route.fallback(),
  );
}

/** Changes the server's responses to a GraphQL operation of the page. */
export async function alterResponse<Data>(
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

/** The names of the GraphQL operations that the page requests from now on. */
export function recordOperations(page: Page): string[] {
  const names: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/graphql')) names.push(request.postDataJSON().operationName);
  });
  return names;
}

/** Waits until requests that the page was about to send have been sent. */
export async function waitForRequests(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await fetch('/healthz');
  });
}

/** Installs a fake clock in pages that are opened from now on. */
export async function installClock(page: Page): Promise<void> {
  await page.clock.install();
  // Web animations do not use the fake clock.
  await page.addInitScript(() => Reflect.deleteProperty(Element.prototype, 'animate'));
}

/** Pauses the page's clock. It is set one minute ahead, so that the command cannot arrive too late. */
export async function pauseClock(page: Page): Promise<void> {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));
}

export const breadcrumb = (page: Page): Locator => page.getByRole('navigation', { name: 'Breadcrumb' });

export async function expectBreadcrumb(page: Page, ...labels: string[]): Promise<void> {
  await expect(breadcrumb(page).getByRole('listitem')).toHaveText(labels);
}

export const columnTitles = (page: Page, table: string): Locator =>
  page.getByRole('table', { name: table }).getByRole('columnheader');

export const carousel = (page: Page, name: string): Locator => page.getByRole('group', { name, exact: true });

/** The visible slides of a carousel. */
export const visibleSlides = (carousel: Locator): Locator => carousel.locator('.slick-slide.slick-active');

export async function setWidth(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
}

/** Signs a shopper in without the form: stores the session in the open page's browser, and reloads the page. */
export async function signIn(page: Page, shopper: Shopper): Promise<void> {
  await page.evaluate((entries) => {
    for (const { name, value } of entries) localStorage.setItem(name, value);
  }, storedSession(shopper));
  await page.reload();
  await waitForHydration(page);
}
