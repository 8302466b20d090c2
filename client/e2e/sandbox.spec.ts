import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './fixtures.ts';
import type { ShopApi, Shopper } from './shopApi.ts';
import * as steps from './steps.ts';

// The sandbox payment provider: its payment window for shoppers, and its page that lists the payments.

const KIWI = 'Green Kiwi, Pack of Three';

/** Pays for a kiwi in the payment window with one of the test cards. */
async function payWith(page: Page, shop: ShopApi, shopper: Shopper, card: string): Promise<void> {
  await shop.addToCart(shopper, KIWI);
  await steps.open(page, '/checkout');
  await steps.checkOut(page, shopper);
  await steps.paymentWindow(page).getByRole('radio', { name: card }).check();
  await steps.pay(page, 'Rs 96');
}

/** Opens the sandbox's page in another tab and returns the card of a shopper's payment. */
async function openSandboxCard(page: Page, shop: ShopApi, shopper: Shopper) {
  await expect.poll(() => shop.listPayments(shopper)).toHaveLength(1);
  const [payment] = await shop.listPayments(shopper);
  const sandbox = await page.context().newPage();
  await sandbox.goto('/sandbox');
  const card = sandbox
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: String(payment?.order_id) });
  await expect(card.getByRole('heading', { name: 'Rs 96' })).toBeVisible();
  return { sandbox, card };
}

test('a payment that is authorised late is shown as being confirmed, and becomes an order', async ({
  page,
  shop,
  shopper,
}) => {
  await payWith(page, shop, shopper, 'Is authorised late');
  await expect(page).toHaveURL('/orders');
  const notices = page.getByRole('list', { name: 'News of your payments' });
  await expect(notices).toContainText('Being confirmed');
  await expect(notices).toContainText('Your payment of Rs 96 is being confirmed.');
  // The result is not shown as a notice, too.
  await expect(page.locator('[data-notice]')).toHaveCount(0);
  await expect(steps.orders(page)).toHaveCount(0);
  // The checkout page warns before a second payment.
  await steps.openCart(page);
  await page.getByRole('link', { name: 'Proceed To CheckOut', exact: true }).click();
  await expect(notices).toContainText('please do not pay again');
  const orders = await page.context().newPage();
  await steps.open(orders, '/orders');
  await expect(orders.getByRole('list', { name: 'News of your payments' })).toContainText('Being confirmed');

  const { sandbox, card } = await openSandboxCard(page, shop, shopper);
  await expect(card).toContainText('Waiting for the bank');
  await card.getByRole('button', { name: 'Authorise' }).click();
  await expect(sandbox.getByRole('status')).toHaveText('Done. Rs 96: authorised.');
  await expect(card).toContainText('Captured');

  // Both pages update by themselves.
  await page.bringToFront();
  await expect(page.getByRole('heading', { name: 'Your order has been placed' })).toBeVisible();
  await expect(notices).toHaveCount(0);
  await orders.bringToFront();
  await expect(steps.orders(orders)).toContainText('Rs 96');
  await expect(orders.getByRole('list', { name: 'News of your payments' })).not.toContainText(
    'being confirmed',
  );
  await steps.expectCartCount(orders, 0);
  await expect.poll(() => shop.listPayments(shopper)).toMatchObject([{ status: 'captured', amount: 9600 }]);
});

test('a payment that fails late is reported on the open pages', async ({ page, shop, shopper }) => {
  test.slow();
  await payWith(page, shop, shopper, 'Is authorised late');
  await expect(page).toHaveURL('/orders');
  const checkout = await page.context().newPage();
  await steps.open(checkout, '/checkout');
  const pages = [page, checkout];
  const noticesOf = (tab: Page) => tab.getByRole('list', { name: 'News of your payments' });
  for (const tab of pages) await expect(noticesOf(tab)).toContainText('Being confirmed');

  const { card } = await openSandboxCard(page, shop, shopper);
  await card.getByRole('button', { name: 'Fail' }).click();
  for (const tab of pages) {
    await tab.bringToFront();
    // The provider sends no event about it, and the reconciler asks every 40 s.
    await expect(noticesOf(tab)).toContainText(
      'The payment failed; nothing was charged. You can pay again.',
      { timeout: 60_000 },
    );
    await expect(noticesOf(tab)).not.toContainText('Being confirmed');
    await steps.expectCartCount(tab, 1);
  }
  await expect(steps.checkoutButton(checkout)).toBeEnabled();
});

test('a payment without an answer becomes an order when the bank answers', async ({
  page,
  shop,
  shopper,
}) => {
  await payWith(page, shop, shopper, 'Times out');
  const popup = steps.paymentWindow(page);
  await expect(popup.getByRole('status')).toHaveText('The bank does not answer. You can close this window.');
  await expect(popup.getByRole('button', { name: 'Pay Rs 96' })).toBeDisabled();
  const close = popup.getByRole('button', { name: 'Close', exact: true });
  await expect(close).toBeFocused();
  await close.click();
  await steps.expectMessage(page, steps.WINDOW_CLOSED);

  const { card } = await openSandboxCard(page, shop, shopper);
  await card.getByRole('button', { name: 'Authorise' }).click();
  await expect(card).toContainText('Captured');
  await steps.open(page, '/orders');
  await expect(steps.orders(page)).toContainText('Rs 96');
  await steps.expectCartCount(page, 0);
});

test('a payment becomes an order although the tab was closed', async ({ page, context, shop, shopper }) => {
  await payWith(page, shop, shopper, 'Succeeds, and this tab is lost');
  await expect(page).toHaveURL('about:blank');
  const newTab = await context.newPage();
  await expect(async () => {
    await steps.open(newTab, '/orders');
    await expect(steps.orders(newTab)).toContainText('Rs 96', { timeout: 3000 });
  }).toPass();
});

test('the sandbox page is accessible, fits a phone, and resends webhooks', async ({
  page,
  shop,
  shopper,
}) => {
  await shop.placeOrder(shopper, KIWI);
  const { sandbox, card } = await openSandboxCard(page, shop, shopper);
  await sandbox.setViewportSize({ width: 390, height: 844 });
  const errors: string[] = [];
  sandbox.on('console', (message) => void (message.type() === 'error' && errors.push(message.text())));
  await expect(card.getByText('delivered')).toHaveCount(3);
  await expectAccessible(sandbox, 'html');
  expect(await sandbox.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);

  const resend = card.getByRole('button', { name: 'Send twice payment.captured' });
  await resend.click();
  await expect(sandbox.getByRole('status')).toHaveText('Done. payment.captured: send twice.');
  await expect(resend).toBeFocused();
  await expect(card.getByText('delivered')).toHaveCount(3);
  await steps.open(page, '/orders');
  await expect(steps.orders(page)).toHaveCount(1);
  expect(errors).toEqual([]);
});

test.describe('the payment window follows Razorpay’s options', () => {
  interface WindowEvents {
    dismissed: (string | null)[];
    failed: string[];
    paid: object[];
  }

  /** Opens the payment window on the home page, for an amount without an order. Returns a function that reads its events. */
  async function openWindow(page: Page, options: object = {}): Promise<() => Promise<WindowEvents>> {
    await steps.open(page, '/');
    await page.addScriptTag({ url: '/sandbox/checkout.js' });
    await page.evaluate((overrides: { modal?: object }) => {
      const events: WindowEvents = { dismissed: [], failed: [], paid: [] };
      const { Razorpay } = window as never as {
        Razorpay: new (
          options: object,
        ) => { open(): void; on(event: string, listener: (answer: never) => void): void };
      };
      const popup = new Razorpay({
        key: 'rzp_sandbox_kirana',
        amount: 12_345,
        currency: 'INR',
        name: 'The shop of options',
        description: 'A test',
        image: '/files/favicon.svg',
        prefill: { name: 'Asha Rao', email: 'asha@example.com', contact: '9812345678' },
        notes: { cart: '7' },
        theme: { color: '#123456' },
        handler: (payment: object) => events.paid.push(payment),
        ...overrides,
        modal: { ...overrides.modal, ondismiss: (reason?: string) => events.dismissed.push(reason ?? null) },
      });
      popup.on('payment.failed', ({ error }: { error: { reason: string } }) =>
        events.failed.push(error.reason),
      );
      popup.open();
      Object.assign(window, { windowEvents: events });
    }, options);
    return () => page.evaluate(() => (window as never as { windowEvents: WindowEvents }).windowEvents);
  }

  test('it shows seller, description and amount, and pays', async ({ page }) => {
    const readEvents = await openWindow(page);
    const popup = steps.paymentWindow(page);
    for (const text of ['The shop of options', 'A test', 'Asha Rao · asha@example.com · 9812345678'])
      await expect(popup.getByText(text, { exact: true })).toBeVisible();
    await expect(popup.locator('img')).toHaveAttribute('src', '/files/favicon.svg');
    await expect(popup).toHaveCSS('border-top-color', 'rgb(18, 52, 86)');
    await expect(popup.getByRole('radio', { name: 'Succeeds', exact: true })).toBeChecked();
    await steps.pay(page, 'Rs 123.45');
    await expect(popup).toBeHidden();
    await expect
      .poll(() => readEvents())
      .toMatchObject({
        paid: [{ razorpay_payment_id: expect.stringMatching(/^pay_/) }],
        dismissed: [],
      });
  });

  test('it closes after its timeout', async ({ page }) => {
    const readEvents = await openWindow(page, { timeout: 1 });
    await expect.poll(readEvents).toMatchObject({ dismissed: ['timeout'], paid: [] });
    await expect(steps.paymentWindow(page)).toHaveCount(0);
  });

  test('Escape and a click on the backdrop close it only with the options set', async ({ page }) => {
    const popup = steps.paymentWindow(page);
    const readEvents = await openWindow(page, { modal: { escape: false } });
    await page.keyboard.press('Escape');
    await page.mouse.click(5, 5);
    await expect(popup).toBeVisible();
    expect(await readEvents()).toMatchObject({ dismissed: [] });

    const readClosedEvents = await openWindow(page, { modal: { backdropclose: true } });
    await expect(popup).toBeVisible();
    await page.mouse.click(5, 5);
    await expect(popup).toBeHidden();
    await expect.poll(readClosedEvents).toMatchObject({ dismissed: [null] });
  });

  test('it asks for confirmation before it closes', async ({ page }) => {
    const readEvents = await openWindow(page, { modal: { confirm_close: true } });
    const close = steps.paymentWindow(page).getByRole('button', { name: 'Close', exact: true });
    page.once('dialog', (question) => void question.dismiss());
    await close.click();
    await expect(close).toBeVisible();
    expect(await readEvents()).toMatchObject({ dismissed: [] });
    page.once('dialog', (question) => void question.accept());
    await close.click();
    await expect(close).toBeHidden();
    await expect.poll(readEvents).toMatchObject({ dismissed: [null] });
  });

  for (const [retry, tries] of [
    [{ enabled: false }, 1],
    [{ enabled: true, max_count: 1 }, 2],
  ] as const) {
    test(`it allows ${tries} failed attempts with ${JSON.stringify(retry)}`, async ({ page }) => {
      const readEvents = await openWindow(page, { retry });
      const popup = steps.paymentWindow(page);
      await popup.getByRole('radio', { name: 'Is declined' }).check();
      const pay = popup.getByRole('button', { name: 'Pay Rs 123.45' });
      for (let attempt = 1; attempt <= tries; attempt++) {
        await expect(pay).toBeEnabled();
        await pay.click();
        await expect.poll(async () => (await readEvents()).failed).toHaveLength(attempt);
      }
      await expect(pay).toBeDisabled();
      await expect(popup.getByRole('alert')).toContainText('Close this window to go back.');
      await popup.getByRole('button', { name: 'Close', exact: true }).click();
      await expect
        .poll(() => readEvents())
        .toEqual({
          failed: Array(tries).fill('payment_failed'),
          dismissed: [null],
          paid: [],
        });
    });
  }
});
