import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './fixtures.ts';
import { type ShopApi, type Shopper, signInBrowser } from './shopApi.ts';

const KIWI = 'Green Kiwi, Pack of Three';
const CREAM = 'Fresh Cooking Cream';

/** A shopper with a paid order of two kiwi packs and one cream. */
async function buy(shop: ShopApi): Promise<Shopper> {
  const shopper = await shop.createShopper();
  await shop.addToCart(shopper, KIWI, { quantity: 2 });
  await shop.placeOrder(shopper, CREAM);
  return shopper;
}

/** Opens the shopper's order from the list of orders. */
async function openOrder(page: Page, { email }: Shopper): Promise<void> {
  await page.goto(`/desk/orders?search=${encodeURIComponent(email)}`);
  await page.locator('main a[href*="/orders/"]:visible').first().click();
  await expect(page.getByRole('heading', { level: 1, name: /^Order / })).toBeVisible();
}

const dialog = (page: Page) => page.getByRole('dialog').or(page.getByRole('alertdialog'));
const panel = (page: Page) => page.locator('main').filter({ hasText: 'Refunded here' });
const openRefund = async (page: Page) => {
  await page.getByRole('button', { name: 'Refund…' }).click();
  // The payment provider has answered.
  await expect(dialog(page).getByText('Received')).toBeVisible();
};
const close = async (page: Page) => {
  await dialog(page).getByRole('button', { name: 'Close', exact: true }).last().click();
  await expect(dialog(page)).toHaveCount(0);
};

test('support refunds a product, an amount and the rest of an order', async ({
  page,
  browser,
  shop,
  baseURL,
  support: _,
}) => {
  const shopper = await buy(shop);
  const [kiwi, cream] = [await shop.getProduct(KIWI), await shop.getProduct(CREAM)];
  await openOrder(page, shopper);

  await test.step('one unit goes back to the stock', async () => {
    await openRefund(page);
    await dialog(page)
      .getByRole('button', { name: `One ${KIWI} more` })
      .click();
    await dialog(page).getByRole('button', { name: 'You asked us to refund it.' }).click();
    await dialog(page).getByText('The units go back to the stock').click();
    await expectAccessible(page);
    await dialog(page)
      .getByRole('button', { name: `Refund Rs ${kiwi.price}` })
      .click();
    await expect(dialog(page).getByText(`Rs ${kiwi.price} is refunded`)).toBeVisible();
    await expect(dialog(page).getByText('1 unit is back in the stock.')).toBeVisible();
    await expectAccessible(page);
    await close(page);
    await expect(panel(page).getByRole('list', { name: 'Refunds of the order' })).toContainText(
      `1 × ${KIWI}`,
    );
  });

  await test.step('an amount, by keyboard only', async () => {
    await expect(page.getByRole('button', { name: 'Refund…' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(dialog(page).getByText('Received')).toBeVisible();
    await dialog(page).getByRole('radio', { name: 'By product' }).focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Tab');
    await page.keyboard.type('10.50');
    await page.keyboard.press('Tab');
    await page.keyboard.type('For the torn packet.');
    await page.keyboard.press('Enter');
    await expect(dialog(page).getByText('Rs 10.50 is refunded')).toBeVisible();
    await close(page);
  });

  await test.step('all that is left, and then no more', async () => {
    await openRefund(page);
    await dialog(page).getByText('All that is left').click();
    const left = kiwi.price + cream.price - 10.5;
    await expect(dialog(page).getByRole('button', { name: `Refund Rs ${left.toFixed(2)}` })).toBeVisible();
    await dialog(page).getByLabel('Reason').fill('We could not deliver it.');
    await dialog(page)
      .getByRole('button', { name: /^Refund Rs/ })
      .click();
    await expect(dialog(page).getByText(/ is refunded$/)).toBeVisible();
    await close(page);
    await expect(page.getByRole('button', { name: 'Refund…' })).toHaveCount(0);
  });

  await test.step('the shopper sees it', async () => {
    const visitor = await browser.newContext({ baseURL: String(baseURL) });
    await signInBrowser(visitor, String(baseURL), shopper);
    const shopPage = await visitor.newPage();
    await shopPage.goto('/orders');
    await expect(shopPage.getByText('refunded', { exact: true })).toBeVisible();
    await shopPage.getByRole('button', { name: 'Click here to view' }).click();
    const products = shopPage.getByRole('dialog', { name: 'Products' });
    await expect(products.getByRole('row', { name: KIWI })).toContainText('2 of 2 refunded');
    await expectAccessible(shopPage);
    await visitor.close();
  });
});

for (const viewport of [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
])
  test(`whether units go back to the stock is in sight beside the button, ${viewport.width} wide`, async ({
    page,
    shop,
    support: _,
  }) => {
    await page.setViewportSize(viewport);
    await openOrder(page, await buy(shop));
    await openRefund(page);
    for (const inSight of [
      dialog(page).getByText('The units go back to the stock'),
      dialog(page).getByRole('button', { name: /^Refund/ }),
    ])
      await expect(inSight).toBeInViewport({ ratio: 1 });
  });

test('an order is cancelled before it is packed, once', async ({ page, shop, manager: _ }) => {
  const shopper = await buy(shop);
  await openOrder(page, shopper);
  await page.getByRole('button', { name: 'Cancel the order…' }).click();
  await expectAccessible(page);
  await dialog(page).getByRole('button', { name: 'Cancel the order', exact: true }).click();
  await expect(dialog(page).getByText('Please give a reason')).toBeVisible();
  await dialog(page).getByRole('button', { name: 'You asked us to cancel it.' }).click();
  await dialog(page).getByRole('button', { name: 'Cancel the order', exact: true }).click();
  await expect(dialog(page).getByText(/ is refunded$/)).toBeVisible();
  await expect(dialog(page).getByText('3 units are back in the stock.')).toBeVisible();
  await expect(page.getByRole('alertdialog', { name: 'The order is cancelled' })).toBeVisible();
  await close(page);
  await expect(page.getByText('Cancelled', { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cancel the order…' })).toHaveCount(0);
  await expect(page.getByRole('checkbox')).toHaveCount(0);
  await expect(page.getByText(/\d of \d packed/)).toHaveCount(0);
});

test('a packer with a phone refunds what is missing, and nothing else', async ({ page, shop, packer: _ }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const shopper = await buy(shop);
  await openOrder(page, shopper);
  await expect(page.getByText('Refunded here')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Refund…' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Start packing' }).first().click();
  const missing = page.getByRole('button', { name: 'Something is missing…' });
  const refundUnits = (name: string) => dialog(page).getByLabel(`Units of ${name} to refund`);
  await missing.click();
  await expect(refundUnits(CREAM)).toHaveValue('0');
  await dialog(page).getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('listitem').filter({ hasText: KIWI }).locator('label').click();
  await missing.click();
  await expect(dialog(page).getByText('Received')).toBeVisible();
  await expect(dialog(page).getByText('An amount')).toHaveCount(0);
  await expect(refundUnits(CREAM)).toHaveValue('1');
  await expect(refundUnits(KIWI)).toHaveValue('0');
  await expect(dialog(page).getByLabel('Reason')).toHaveValue('It was missing from your order.');
  const scrolls = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
  expect(scrolls).toBe(false);
  await expectAccessible(page);
  await dialog(page)
    .getByRole('button', { name: /^Refund Rs/ })
    .click();
  await expect(dialog(page).getByText(/ is refunded$/)).toBeVisible();
  await close(page);
  await expect(page.getByRole('listitem').filter({ hasText: '1 of 1 refunded' })).toContainText(CREAM);
  await page.getByRole('link', { name: 'Packing slip', exact: true }).click();
  await expect(page.getByRole('row', { name: /Total/ })).toContainText('2');
  await page.goBack();
  await page.getByRole('link', { name: 'Invoice', exact: true }).click();
  await page.getByRole('button', { name: 'Issue 1 invoice' }).click();
  // What was refunded before the invoice is not sold.
  await expect(page.getByRole('row', { name: new RegExp(KIWI) })).toBeVisible();
  await expect(page.getByRole('row', { name: new RegExp(CREAM) })).toHaveCount(0);
  await expect(page.getByRole('row', { name: /^Refunded|^Total after refunds/ })).toHaveCount(0);
});

test('a refund made at the payment provider is listed with those of the order', async ({
  page,
  shop,
  support: _,
}) => {
  const shopper = await buy(shop);
  await shop.refundByHand(shopper, 1250);
  await openOrder(page, shopper);
  const refund = page
    .getByRole('list', { name: 'Refunds of the order' })
    .getByRole('listitem')
    .filter({ hasText: 'Made at the payment provider' });
  await expect(refund).toContainText('Rs 12.50');
  await expect(refund).toContainText(/rfnd_\w+/);
  await expect(refund.getByText('Refunded', { exact: true })).toBeVisible();
  await expectAccessible(page);
});

test('a manager lists the refunds that are done, and exports them', async ({ page, manager: _ }) => {
  await page.goto('/desk/refunds?state=unresolved');
  const table = page.getByRole('table', { name: 'Refunds' });
  await expect(table.getByText(/^(Refused|Being refunded)$/).first()).toBeVisible();
  await expect(table.getByText('Refunded', { exact: true })).toHaveCount(0);
  await expectAccessible(page);
  await page.getByLabel('State').selectOption('Refunded');
  await expect(table.getByText('Refunded', { exact: true }).first()).toBeVisible();
  await expect(table.getByText('Refused', { exact: true })).toHaveCount(0);
  await expectAccessible(page);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  const csv = await readFile(await (await download).path(), 'utf8');
  expect(csv).toContain('Refund Id,Payment Id,Order Id,Time (IST),Amount (Rs),State');
  expect(csv).not.toContain('Refused');
  await table
    .getByRole('link', { name: /^Order / })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: /^Order / })).toBeVisible();
});
