import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import type { ShopApi, Shopper } from './shopApi.ts';

// What is printed of orders: each on a page of A4 of its own.

/** A shopper with a paid order of so many products, those with the longest names. */
async function buy(shop: ShopApi, lineCount: number): Promise<Shopper> {
  const shopper = await shop.createShopper();
  const { products } = await shop.query<{
    products: { nodes: { name: string; countInStock: number; options: string[] }[] };
  }>('{ products(first: 100) { nodes { name countInStock options } } }');
  const [first, ...others] = products.nodes
    .filter(({ countInStock, options }) => countInStock > 20 && options.length === 0)
    .map(({ name }) => name)
    .sort((one, other) => other.length - one.length)
    .slice(0, lineCount);
  if (others.length !== lineCount - 1) throw new Error(`There are no ${lineCount} products in stock`);
  for (const name of others) await shop.addToCart(shopper, name, { quantity: 2 });
  await shop.placeOrder(shopper, String(first));
  return shopper;
}

/** The pages of a PDF of what the browser prints. */
async function countPrintedPages(page: Page): Promise<number> {
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
  return pdf.match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;
}

test('an invoice of twelve products is one page of A4', async ({ page, shop, packer: _ }) => {
  const shopper = await buy(shop, 12);
  await page.goto(`/desk/orders?search=${encodeURIComponent(shopper.email)}`);
  await page.getByRole('table', { name: 'Orders', exact: true }).locator('tbody').getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: /^Order / })).toBeVisible();
  await page.getByRole('link', { name: 'Invoice', exact: true }).click();
  await page.getByRole('button', { name: 'Issue 1 invoice' }).click();
  await expect(page.getByText(/^No\. \d\d-\d\d\/\d{6}$/)).toBeVisible();
  const products = page.getByRole('article').getByRole('table', { name: 'Products' });
  // With the total.
  await expect(products.locator('tbody').getByRole('row')).toHaveCount(13);
  expect(await countPrintedPages(page)).toBe(1);
  const window = page.viewportSize();
  if (!window) throw new Error('The browser has no window');
  // On a phone the rows are cards: nothing is beside their sheet.
  await page.setViewportSize({ width: 390, height: 844 });
  const [needed, visible] = await products
    .locator('..')
    .evaluate(({ scrollWidth, clientWidth }) => [scrollWidth, clientWidth]);
  expect(needed).toBe(visible);
  await page.setViewportSize(window);
  await page.goBack();
  await page.getByRole('link', { name: 'Packing slip', exact: true }).click();
  await expect(page.getByRole('article').locator('tbody').getByRole('row')).toHaveCount(12);
  expect(await countPrintedPages(page)).toBe(1);
});

test('packing slips and invoices of several orders are a page each', async ({ page, shop, packer: _ }) => {
  const shopper = await buy(shop, 1);
  for (const name of ['Green Kiwi, Pack of Three', 'Fresh Cooking Cream'])
    await shop.placeOrder(shopper, name);
  await page.goto(`/desk/orders?search=${encodeURIComponent(shopper.email)}`);
  const rows = page.getByRole('table', { name: 'Orders', exact: true }).locator('tbody tr');
  await expect(rows).toHaveCount(3);
  const ids = await rows.getByRole('link').allTextContents();
  await page.getByRole('checkbox', { name: 'Select all rows' }).press('Space');
  const bar = page.getByRole('region', { name: 'Selected orders' });
  await bar.getByRole('link', { name: 'Packing slips' }).click();
  for (const id of ids)
    await expect(page.getByRole('article', { name: `Packing slip ${id}` }).getByRole('row')).toHaveCount(3);
  await expect(page.getByRole('article')).toHaveCount(3);
  expect(await countPrintedPages(page)).toBe(3);
  await page.goBack();
  await bar.getByRole('link', { name: 'Invoices' }).click();
  await page.getByRole('button', { name: 'Issue 3 invoices' }).click();
  await expect(page.getByText(/^No\. \d\d-\d\d\/\d{6}$/)).toHaveCount(3);
  expect(await countPrintedPages(page)).toBe(3);
});

test('a pack list breaks between its rows, and never after a heading', async ({ page, shop, packer: _ }) => {
  const shopper = await buy(shop, 12);
  for (let count = 1; count < 11; count++) await shop.placeOrder(shopper, 'Fresh Cooking Cream');
  await page.goto(`/desk/orders?search=${encodeURIComponent(shopper.email)}`);
  const orders = page.getByRole('table', { name: 'Orders', exact: true }).locator('tbody tr');
  await expect(orders).toHaveCount(11);
  await page.getByRole('checkbox', { name: 'Select all rows' }).press('Space');
  await page
    .getByRole('region', { name: 'Selected orders' })
    .getByRole('link', { name: 'Pack list' })
    .click();
  const list = page.getByRole('main');
  await expect(list.getByRole('listitem').first()).toBeVisible();
  const rowCount = await list.getByRole('listitem').count();
  expect(rowCount).toBeGreaterThanOrEqual(12);
  await page.emulateMedia({ media: 'print' });
  const stylesOf = (selector: string) =>
    list.locator(selector).evaluateAll((elements) =>
      elements.map((element) => {
        const { breakInside, breakAfter } = getComputedStyle(element);
        // Of everything around it: pages break badly within flex boxes.
        const displays: string[] = [];
        for (let around = element.parentElement; around; around = around.parentElement)
          displays.push(getComputedStyle(around).display);
        return { breakInside, breakAfter, areBlocks: displays.every((display) => display === 'block') };
      }),
    );
  const rows = await stylesOf('li');
  expect(rows).toEqual(rows.map(() => ({ breakInside: 'avoid', breakAfter: 'auto', areBlocks: true })));
  const heads = await stylesOf(':has(> h2)');
  expect(heads.length).toBeGreaterThan(1);
  expect(heads).toEqual(heads.map(() => ({ breakInside: 'avoid', breakAfter: 'avoid', areBlocks: true })));
  expect(await countPrintedPages(page)).toBeLessThanOrEqual(2);
});
