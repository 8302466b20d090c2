import type { APIRequestContext, Page } from '@playwright/test';
import { parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import { readPdf } from '../../server/test/pdf.ts';
import { deskList } from './deskList.ts';
import { ask, expect, test } from './ownShop.ts';
import { billingOf, type Shopper, signInBrowser } from './shopApi.ts';
import { startImport } from './startImport.ts';
import * as steps from './steps.ts';

// Sizes that share a stock, offers with a limit, and what the tax rules want on paper.

/** Sold loose: 500 g, 1 kg and 2 kg take of one stock in grams. */
const BANANA = 'Robusta Banana';
/** At 18 %, without options. */
const DEGREASER = 'Kitchen Degreaser Spray';
const CREAM = 'Fresh Cooking Cream';

const main = (page: Page) => page.getByRole('main');
const chooseSize = (page: Page, size: string) =>
  main(page)
    .getByText(new RegExp(`^${size}$`))
    .first()
    .click();

/** Leaves so many grams of bananas on sale. */
async function leaveBananas(request: APIRequestContext, token: string, productId: string, grams: number) {
  const query =
    'query($id: ID!) { desk { product(id: $id) { variants { inventoryItem { id available } } } } }';
  const { desk } = await ask(request, query, { id: productId }, token);
  const [{ inventoryItem }] = desk.product.variants;
  const correction = {
    productId: inventoryItem.id,
    kind: 'correction',
    change: grams - inventoryItem.available,
    reason: 'Counted again',
  };
  const mutation =
    'mutation($list: [DeskStockAdjustment!]!) { adjustStock(adjustments: $list) { __typename } }';
  await ask(request, mutation, { list: [correction] }, token);
}

test('bananas are sold loose to two shoppers until the last gram', async ({
  page,
  browser,
  request,
  shop,
  shopper,
  baseURL,
  getStaff,
}) => {
  const { token } = await getStaff('owner');
  const { id } = await shop.getProduct(BANANA);
  await leaveBananas(request, token, id, 1500);
  const other = await shop.createShopper();
  const context = await browser.newContext({ baseURL: String(baseURL) });
  await signInBrowser(context, String(baseURL), other);
  const otherPage = await context.newPage();

  await test.step('both have some in their carts, which reserves nothing', async () => {
    for (const [who, size] of [
      [page, '1 kg'],
      [otherPage, '500 g'],
    ] as const) {
      await steps.open(who, `/product/${id}`);
      await chooseSize(who, size);
      await steps.addToCart(who);
    }
  });

  await test.step('the first one pays for a kilogram', async () => {
    await steps.open(page, '/checkout');
    await steps.checkOut(page, shopper);
    await steps.pay(page, 'Rs 48');
    await expect(page).toHaveURL('/orders');
  });

  await test.step('the other one cannot have two of 500 g, but the last one', async () => {
    await steps.open(otherPage, '/cart');
    const quantity = steps.quantityOf(otherPage, BANANA);
    await quantity.getByRole('button', { name: 'One more', exact: true }).click();
    await steps.expectAlert(otherPage, 'The quantity is greater than product count in stock');
    await expect(quantity.getByRole('status')).toHaveText('1');
    await steps.open(otherPage, '/checkout');
    await steps.checkOut(otherPage, other);
    await steps.pay(otherPage, 'Rs 26');
    await expect(otherPage).toHaveURL('/orders');
  });

  await test.step('no size is left', async () => {
    await expect.poll(async () => (await shop.getProduct(BANANA)).countInStock).toBe(0);
    await steps.open(page, `/product/${id}`);
    await expect(page.getByRole('button', { name: 'Sold out', exact: true })).toBeDisabled();
  });
  await leaveBananas(request, token, id, 64_000);
  await context.close();
});

test('an offer ends at its limit when ten shoppers check out at once', async ({
  page,
  request,
  shop,
  baseURL,
  getStaff,
}) => {
  const { token } = await getStaff('owner');
  const code = `FIRST3-${Date.now()}`;
  const input = {
    ...{ name: 'For three', code, kind: 'PERCENT', percent: 10, amount: 0, buyQuantity: 0, freeQuantity: 0 },
    ...{ scope: 'ALL', scopeIds: [], firstOrderOnly: false, minBasket: 0, maxUses: 3, active: true },
  };
  const saved = await ask(
    request,
    'mutation($input: DeskOfferInput!) { saveOffer(version: 0, input: $input) { __typename } }',
    { input },
    token,
  );
  expect(saved.saveOffer.__typename).toBe('DeskOfferSaved');
  const { price } = await shop.getProduct(CREAM);
  const total = Math.round(price * 90) / 100;
  const shoppers: Shopper[] = [];
  for (let count = 0; count < 10; count++) {
    const shopper = await shop.createShopper();
    await shop.addToCart(shopper, CREAM);
    const apply =
      'mutation($code: String!) { applyCoupon(code: $code) { ... on CartChanged { cart { total } } } }';
    expect(await ask(request, apply, { code }, shopper.token)).toEqual({
      applyCoupon: { cart: { total } },
    });
    shoppers.push(shopper);
  }
  const begin = `mutation($billing: BillingInput!, $total: Float) {
    beginCheckout(billing: $billing, total: $total) { __typename }
  }`;
  const results = await Promise.all(
    shoppers.map((shopper) => ask(request, begin, { billing: billingOf(shopper), total }, shopper.token)),
  );
  const names: string[] = results.map(({ beginCheckout }) => beginCheckout.__typename);
  expect(names.filter((name) => name === 'CheckoutBegun')).toHaveLength(3);
  expect(names.filter((name) => name === 'TotalChanged')).toHaveLength(7);

  const late = shoppers[names.indexOf('TotalChanged')] as Shopper;
  await signInBrowser(page.context(), String(baseURL), late);
  await steps.open(page, '/cart');
  await expect(page.getByRole('status').filter({ hasText: 'This code is used up' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Cart total', exact: true })).toContainText(
    `Total₹${price.toFixed(2)}`,
  );
});

test('invoice and credit note show CGST and SGST, or IGST for another State', async ({
  page,
  browser,
  request,
  shop,
  baseURL,
  owner,
}) => {
  await expect
    .poll(
      async () =>
        (await shop.query<{ shopInfo: { gstRegistered: boolean } }>('{ shopInfo { gstRegistered } }'))
          .shopInfo,
    )
    .toEqual({ gstRegistered: true });
  for (const { state, taxes, others } of [
    { state: 'Karnataka', taxes: ['CGST', 'SGST'], others: ['IGST'] },
    { state: 'Kerala', taxes: ['IGST'], others: ['CGST', 'SGST'] },
  ]) {
    const shopper = await shop.createShopper();
    await shop.addToCart(shopper, DEGREASER, { quantity: 2 });
    const context = await browser.newContext({ baseURL: String(baseURL), acceptDownloads: true });
    await signInBrowser(context, String(baseURL), shopper);
    const shopPage = await context.newPage();
    await steps.open(shopPage, '/checkout');
    await steps.fillBilling(shopPage, shopper);
    await steps.input(shopPage, 'State').fill(state);
    await steps.checkoutButton(shopPage).click();
    const { price } = await shop.getProduct(DEGREASER);
    await steps.pay(shopPage, `Rs ${2 * price}`);
    await expect(shopPage).toHaveURL('/orders');

    await test.step(`the invoice for ${state} is printed`, async () => {
      await page.goto(`/desk/orders?search=${encodeURIComponent(shopper.email)}`);
      await page.locator('main a[href*="/orders/"]:visible').first().click();
      await page.getByRole('link', { name: 'Invoice', exact: true }).click();
      await page.getByRole('button', { name: 'Issue 1 invoice' }).click();
      const invoice = page.getByRole('article');
      await expect(invoice).toContainText('Tax Invoice');
      await expect(invoice).toContainText(`Place of supply`);
      for (const tax of taxes) await expect(invoice).toContainText(tax);
      for (const tax of others) await expect(invoice).not.toContainText(tax);
      await page.goBack();
    });

    await test.step('a refund of one gets a credit note', async () => {
      const id = page.url().split('/').at(-1);
      const refund = `mutation($input: RefundOrderInput!) {
        refundOrder(input: $input) { __typename ... on Problem { message } }
      }`;
      const query = 'query($id: ID!) { desk { order(id: $id) { lines { id } } } }';
      const { desk } = await ask(request, query, { id }, owner.token);
      const input = {
        orderId: id,
        lines: [{ orderLineId: desk.order.lines[0].id, quantity: 1 }],
        restock: true,
        reason: 'One was broken.',
        idempotencyKey: crypto.randomUUID(),
      };
      const answer = await ask(request, refund, { input }, owner.token);
      expect(answer.refundOrder).toMatchObject({ __typename: expect.stringMatching(/Refund/) });
    });

    await test.step('the shopper downloads both', async () => {
      await steps.open(shopPage, '/orders');
      const texts: string[] = [];
      const download = async (name: RegExp) => {
        const started = shopPage.waitForEvent('download');
        await shopPage.getByRole('button', { name }).first().click();
        const chunks = await (await (await started).createReadStream()).toArray();
        texts.push(readPdf(Buffer.concat(chunks)).flat(2).join(' '));
      };
      await download(/^Invoice \(PDF\)$/);
      await shopPage.getByRole('button', { name: 'Click here to view' }).click();
      await download(/^Credit note CN\/.* \(PDF\)$/);
      for (const text of texts) {
        for (const tax of taxes) expect(text).toContain(tax);
        for (const tax of others) expect(text).not.toContain(tax);
      }
      expect(texts[0]).toContain('Tax Invoice');
      expect(texts[1]).toContain('Credit Note');
    });
    await context.close();
  }
});

test('an exported catalogue has a row for each size, and a price that is edited there comes back', async ({
  page,
  shop,
  manager: _,
}) => {
  const { id, price } = await shop.getProduct(BANANA);
  const upload = (name: string, text: string) =>
    page
      .getByLabel('Catalogue file')
      .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });
  const open = async () => {
    await page.goto('/desk/import');
    await expect(page.getByRole('heading', { name: 'Import and export', level: 1 })).toBeVisible();
  };
  await open();
  const exported = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export the catalogue' }).click();
  const text = Buffer.concat(await (await (await exported).createReadStream()).toArray()).toString('utf8');

  await test.step('the file changes nothing', async () => {
    await upload('export.csv', text);
    await expect(page.getByText('Nothing to import')).toBeVisible();
  });

  await test.step('the price of one size is changed', async () => {
    const records: string[][] = parse(text, { bom: true });
    const [columns = []] = records;
    const row = records.find((record) => record.includes(BANANA) && record.includes('2 kg')) ?? [];
    row[columns.indexOf('sale_price')] = '90.00';
    await open();
    await upload('prices.csv', stringify([columns, row]));
    await expect(deskList(page, 'Preview')).toContainText('92.00 → 90.00');
    await expect(deskList(page, 'Preview')).toContainText('2 kg');
    await startImport(page);
    await expect(page.getByText('Imported: 0 new products, 1 changed, 0 records refused.')).toBeVisible();
    const query = 'query($id: ID!) { product(id: $id) { price variants { label price } } }';
    await expect
      .poll(async () => (await shop.query<{ product: object }>(query, { id })).product)
      .toMatchObject({
        price,
        variants: [{ label: '500 g' }, { label: '1 kg' }, { label: '2 kg', price: 90 }],
      });
  });
});
