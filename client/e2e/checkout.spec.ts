import type { Page, Response } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import type { ShopApi } from './shopApi.ts';
import * as steps from './steps.ts';

const KIWI = 'Green Kiwi, Pack of Three';
const GULAB_JAMUN = 'Gulab Jamun Tin, Fifteen Pieces';
const MAKHAN = 'White Makhan';
/** A product with a small stock. */
const BAGUETTE = 'Garlic Baguette';
const CHAAT_MASALA = 'Chaat Masala Sprinkler';

const stockOf = async (shop: ShopApi, name: string) => (await shop.getProduct(name)).countInStock;

/** The ids of the provider's orders that the page receives from now on. */
function watchProviderOrders(page: Page): string[] {
  const ids: string[] = [];
  page.on('response', async (response: Response) => {
    if (response.request().postDataJSON()?.operationName !== 'BeginCheckout') return;
    const { data } = await response.json();
    ids.push(data.beginCheckout.checkout.providerOrderId);
  });
  return ids;
}

test('closing the payment window charges nothing, keeps the cart and releases the stock', async ({
  page,
  shop,
  shopper,
}) => {
  const before = await stockOf(shop, BAGUETTE);
  await shop.addToCart(shopper, BAGUETTE, { quantity: 2 });
  await steps.open(page, '/checkout');
  await steps.checkOut(page, shopper);
  await expect.poll(() => stockOf(shop, BAGUETTE)).toBe(before - 2);

  await steps.paymentWindow(page).getByRole('button', { name: 'Close', exact: true }).click();
  await steps.expectMessage(page, steps.WINDOW_CLOSED);
  await expect(page).toHaveURL('/checkout');
  await steps.expectCartCount(page, 1);
  await expect.poll(() => stockOf(shop, BAGUETTE)).toBe(before);
  await expect.poll(() => shop.listPayments(shopper)).toEqual([]);

  await steps.checkoutButton(page).click();
  await expect(
    steps.paymentWindow(page).getByRole('button', { name: 'Pay Rs 158', exact: true }),
  ).toBeVisible();
  await page.keyboard.press('Escape');
  await expect.poll(() => stockOf(shop, BAGUETTE)).toBe(before);
});

test('going back closes the payment window, and closing the tab releases the stock', async ({
  page,
  shop,
  shopper,
}) => {
  const before = await stockOf(shop, MAKHAN);
  await shop.addToCart(shopper, MAKHAN);
  await steps.open(page, '/cart');
  await page.getByRole('link', { name: 'Proceed To CheckOut', exact: true }).click();
  await steps.checkOut(page, shopper);

  await page.goBack();
  await steps.expectMessage(page, steps.WINDOW_CLOSED);
  await expect(steps.paymentWindow(page)).toHaveCount(0);
  await expect(page).toHaveURL('/checkout');
  await expect.poll(() => stockOf(shop, MAKHAN)).toBe(before);

  // The typed values are restored after a reload, and after leaving the page and returning.
  await page.reload();
  await expect(steps.input(page, 'City')).toHaveValue('Bengaluru');
  await page.goBack();
  await expect(page).toHaveURL('/cart');
  await page.goForward();
  await expect(steps.input(page, 'Email Address')).toHaveValue(shopper.email);

  await steps.checkoutButton(page).click();
  await expect(steps.paymentWindow(page)).toBeVisible();
  await expect.poll(() => stockOf(shop, MAKHAN)).toBe(before - 1);
  await page.close();
  await expect.poll(() => stockOf(shop, MAKHAN)).toBe(before);
});

test('a failed payment can be retried in the same window', async ({ page, shop, shopper }) => {
  await shop.addToCart(shopper, KIWI);
  await steps.open(page, '/checkout');
  await steps.checkOut(page, shopper);

  await steps.paymentWindow(page).getByRole('button', { name: 'Fail payment', exact: true }).click();
  await expect(steps.paymentWindow(page).getByRole('alert')).toContainText('Payment failed');
  await steps.expectAlert(page, 'The bank declined this payment.');
  await expect.poll(() => shop.listPayments(shopper)).toMatchObject([{ status: 'failed' }]);

  await steps.pay(page, 'Rs 96');
  await expect(page).toHaveURL('/orders');
  await expect(steps.orders(page)).toContainText('Rs 96');
  const [failed, paid] = await shop.listPayments(shopper);
  expect(paid).toMatchObject({ status: 'captured', amount: 9600, order_id: failed?.order_id });
});

test('products reserved by another shopper are not charged', async ({ page, shop, shopper }) => {
  await shop.addToCart(shopper, CHAAT_MASALA, { quantity: 2 });
  await steps.open(page, '/checkout');
  await steps.fillBilling(page, shopper);

  const rival = await shop.createShopper();
  const { countInStock } = await shop.getProduct(CHAAT_MASALA);
  await shop.addToCart(rival, CHAAT_MASALA, { quantity: countInStock - 1 });
  const releaseStock = await shop.reserveCart(rival);

  await steps.checkoutButton(page).click();
  await steps.expectAlert(page, `Only 1 left of ${CHAAT_MASALA}`);
  await expect(steps.paymentWindow(page)).toBeHidden();
  await expect.poll(() => shop.listPayments(shopper)).toEqual([]);
  await steps.openCart(page);
  await expect(steps.cartRow(page, CHAAT_MASALA)).toContainText('Only 1 left');
  await expect(page.getByRole('button', { name: 'Proceed To CheckOut', exact: true })).toBeDisabled();

  await releaseStock();
  await page.reload();
  await page.getByRole('link', { name: 'Proceed To CheckOut', exact: true }).click();
  await steps.checkOut(page, shopper);
  await expect(
    steps.paymentWindow(page).getByRole('button', { name: 'Pay Rs 90', exact: true }),
  ).toBeVisible();
  await page.keyboard.press('Escape');
  await expect.poll(() => stockOf(shop, CHAAT_MASALA)).toBe(countInStock);
});

test('a double click opens one payment window', async ({ page, shop, shopper }) => {
  await shop.addToCart(shopper, KIWI, { quantity: 2 });
  await steps.open(page, '/checkout');
  await steps.fillBilling(page, shopper);
  const providerOrders = watchProviderOrders(page);

  await steps.checkoutButton(page).evaluate((button: HTMLButtonElement) => {
    button.click();
    button.click();
  });
  await expect(steps.paymentWindow(page)).toHaveCount(1);
  await steps.pay(page, 'Rs 192');
  await expect(page).toHaveURL('/orders');
  await expect(steps.orders(page)).toHaveCount(1);
  await expect(steps.paymentWindow(page)).toHaveCount(0);
  expect(providerOrders).toHaveLength(1);
  await expect
    .poll(() => shop.listPayments(shopper))
    .toMatchObject([{ order_id: providerOrders[0], amount: 19_200 }]);
});

test('two tabs pay for a cart once', async ({ page, context, shop, shopper }) => {
  await shop.addToCart(shopper, GULAB_JAMUN);
  const other = await context.newPage();
  const providerOrders = watchProviderOrders(page);
  const otherProviderOrders = watchProviderOrders(other);
  for (const tab of [page, other]) {
    await steps.open(tab, '/checkout');
    await steps.checkOut(tab, shopper);
  }
  await expect.poll(() => providerOrders).toHaveLength(1);
  await expect.poll(() => otherProviderOrders).toEqual(providerOrders);

  await steps.pay(page, 'Rs 199');
  await expect(page).toHaveURL('/orders');
  await steps.pay(other, 'Rs 199');
  await expect(other).toHaveURL('/orders');
  await steps.expectMessage(other, 'This order is already paid. You were not charged again.');
  await expect(steps.paymentWindow(other)).toHaveCount(0);
  await expect(steps.orders(other)).toHaveCount(1);
  await steps.expectCartCount(other, 0);
  await expect.poll(() => shop.listPayments(shopper)).toMatchObject([{ status: 'captured' }]);
});

test('the order is placed although the tab was closed after the payment', async ({
  page,
  context,
  shop,
  shopper,
}) => {
  await shop.addToCart(shopper, GULAB_JAMUN, { quantity: 2 });
  await steps.open(page, '/checkout');
  await steps.checkOut(page, shopper);

  // Not delayed: Chromium sends a delayed request when its tab is closed.
  await steps.failOperation(page, 'CompleteCheckout');
  const failedRequest = page.waitForEvent('requestfailed');
  await steps.pay(page, 'Rs 398');
  await failedRequest;
  await page.close();

  const newTab = await context.newPage();
  await expect(async () => {
    await steps.open(newTab, '/orders');
    await expect(steps.orders(newTab)).toContainText('Rs 398', { timeout: 3000 });
  }).toPass();
  await expect(steps.orders(newTab)).toHaveCount(1);
  await steps.expectCartCount(newTab, 0);
  await expect.poll(() => shop.listPayments(shopper)).toMatchObject([{ status: 'captured', amount: 39_800 }]);

  await steps.open(newTab, '/checkout');
  await expect(
    newTab.getByRole('heading', { name: 'Your order has been placed', exact: true }),
  ).toBeVisible();
  await newTab.getByRole('link', { name: 'Go to Orders', exact: true }).click();
  await expect(steps.orders(newTab)).toContainText('Rs 398');
});

test('the form reports blank inputs one by one [2.checkout.2 2.checkout.3 2.checkout.4 3.billing.1 5.checkout.1 5.checkout.2 5.checkout.3 5.checkout.4 5.checkout.5 5.checkout.6 5.checkout.7 5.checkout.8 5.checkout.9 5.checkout.10 2.checkout.1]', async ({
  page,
  shop,
  shopper,
}) => {
  const inputs = [
    ['Full Name', 'Please fill full name'],
    ['Country', 'Please fill country'],
    ['House number and street name', 'Please fill Street address (line 1)'],
    ['Apartment/suite/unit (optional)', 'Please fill Street address (line 2)'],
    ['City', 'Please fill city'],
    ['State', 'Please fill state'],
    ['ZIP Code', 'Please fill zipCode'],
    ['Phone Number', 'Please fill phone Number'],
    ['Email Address', 'Please fill email'],
  ] as const;
  await shop.addToCart(shopper, KIWI);
  await steps.open(page, '/checkout');
  await expect(
    page.getByRole('form', { name: 'BILLING DETAILS', exact: true }).getByRole('textbox'),
  ).toHaveCount(9);

  // Name, phone number and e-mail are prefilled from the account.
  await expect(steps.input(page, 'Full Name')).toHaveValue(shopper.name);
  for (const [label] of inputs) await steps.input(page, label).fill('');

  for (const [label, message] of inputs) {
    await steps.checkoutButton(page).click();
    await steps.expectAlert(page, message);
    const field = steps.input(page, label);
    await expect(field).toBeFocused();
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await field.fill(label === 'Phone Number' ? 'call 98 45 00' : 'x');
  }
  await expect(steps.input(page, 'Phone Number')).toHaveValue('984500');
  await expect(steps.paymentWindow(page)).toBeHidden();
});

test('an empty cart cannot be checked out', async ({ page, shopper: _ }) => {
  await steps.open(page, '/checkout');
  await expect(page.getByText('There is nothing to check out')).toBeVisible();
  await expect(steps.checkoutButton(page)).toBeHidden();
  await page.getByRole('link', { name: 'Continue Shopping', exact: true }).click();
  await expect(page).toHaveURL('/');
});
