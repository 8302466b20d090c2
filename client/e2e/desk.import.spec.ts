import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { deskList } from './deskList.ts';
import { expect, test } from './ownShop.ts';
import { startImport } from './startImport.ts';

const HEADER = 'sku,product,category,sub_category,brand,sale_price,stock';

/** Drops a file on the page. */
const drop = (page: Page, name: string, ...lines: string[]) =>
  page
    .getByLabel('Catalogue file')
    .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from([HEADER, ...lines, ''].join('\r\n')) });

const preview = (page: Page) => deskList(page, 'Preview');
const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' });

test('a manager imports a file, sees what it changes, and takes it back', async ({
  page,
  shop,
  manager: _,
}) => {
  test.slow();
  const sku = `E2E-${Date.now()}`;
  // The shop's only sub-category of this name: other tests import into the same shop.
  const dal = `Dal ${sku}`;
  await page.goto('/desk/import');
  await expect(page.getByRole('heading', { name: 'Import and export', level: 1 })).toBeVisible();

  await test.step('new products', async () => {
    await drop(page, 'first.csv', `${sku},Desk Dal,Staples Desk,${dal},Own,100,5`);
    await expect(preview(page)).toContainText('Desk Dal');
    await expect(preview(page)).toContainText('Selling price: 100.00');
    await expect(preview(page)).toContainText(`Sub-category: ${dal}`);
    await expect(page.getByRole('region', { name: 'New categories' }).getByRole('listitem')).toHaveText([
      'Staples Desk: 1 product',
      `Staples Desk / ${dal}: 1 product`,
    ]);
    await expect(button(page, 'Import')).toBeDisabled();
    await expectAccessible(page);
    await startImport(page);
    await expect(page.getByText('Imported: 1 new product, 0 changed, 0 records refused.')).toBeVisible();
  });

  await test.step('a preview of changes, corrections and refusals', async () => {
    await page.getByRole('link', { name: 'All imports' }).click();
    await drop(
      page,
      'second.csv',
      `${sku},Desk Dal,Staples Desk,${dal},Own,120,9`,
      `${sku}-2,Desk Rice ,Staples Desk,Rice,Own,80,1`,
      `${sku}-3,,Staples Desk,Rice,Own,80,1`,
    );
    await expect(preview(page)).toContainText('Selling price: 100.00 → 120.00');
    await expect(preview(page)).toContainText('Stock: 5 → 9');
    await expect(button(page, /^Refused 1$/)).toBeVisible();
    await expect(page.getByRole('checkbox', { name: 'Create this category' })).not.toBeChecked();
    await expectAccessible(page);
    await button(page, /^Refused/).click();
    await expect(preview(page)).toContainText('no product name');
    await expect(preview(page)).not.toContainText('Desk Rice');
    const download = page.waitForEvent('download');
    await button(page, 'Download the refused records').click();
    expect((await download).suggestedFilename()).toBe('second-refused.csv');
  });

  await test.step('the import and its undo', async () => {
    await startImport(page);
    await expect(page.getByText('Imported: 1 new product, 1 changed, 1 record refused.')).toBeVisible();
    await expect.poll(async () => (await shop.getProduct('Desk Dal')).price).toBe(120);
    await button(page, 'Undo the import').click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Undo the import' }).click();
    await expect(page.getByText(/^The import was taken back: \d changes? restored, 0 kept/)).toBeVisible();
    await expect.poll(async () => (await shop.getProduct('Desk Dal')).price).toBe(100);
    await page.getByRole('link', { name: 'All imports' }).click();
    await expect(page.getByRole('row', { name: /second\.csv.*Undone/ })).toBeVisible();
  });

  await test.step('columns with a shopkeeper’s names', async () => {
    await page.getByLabel('Catalogue file').setInputFiles({
      name: 'supplier.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(
        `Code,Item,Shelf,Maker,Rate,M.R.P.,Qty,Rack\r\n${sku},Desk Dal,${dal},Own,130,140,8,12\r\n${sku}-9,Desk Mango,Fruits of Mars,Own,50,60,2,12\r\n`,
      ),
    });
    await expect(page.getByText('Read as UTF-8. The names of the columns are in line 1.')).toBeVisible();
    await button(page, 'Columns of the file').click();
    const columns = page.getByRole('form', { name: 'Columns of the file' });
    for (const [label, name] of [
      ['Product name', 'Item'],
      ['Selling price', 'Rate'],
      ['MRP (old price)', 'M.R.P.'],
      ['Stock', 'Qty'],
      ['Item code (SKU)', 'Code'],
    ])
      await expect(columns.getByLabel(label!, { exact: true }).locator('option:checked')).toContainText(
        `${name} –`,
      );
    await expectAccessible(page);
    await expect(columns.getByLabel('Brand').locator('option:checked')).toHaveText(
      'none: new products are “Unbranded”',
    );
    await columns.getByLabel('Sub-category').selectOption({ index: 3 });
    await columns.getByLabel('Brand').selectOption({ index: 4 });
    await button(page, 'Use these columns').click();
    await expect(page.getByText('Not imported: Rack')).toBeVisible();
    // The sub-category names the category.
    await expect(preview(page)).toContainText('Selling price: 100.00 → 130.00');
    await expect(preview(page).getByRole('row', { name: /Desk Mango/ })).toContainText(
      'Category: no category, and neither shop nor file has one with this sub-category',
    );
  });

  await test.step('a file that is no catalogue', async () => {
    await page.getByRole('link', { name: 'All imports' }).click();
    await page
      .getByLabel('Catalogue file')
      .setInputFiles({ name: 'empty.csv', mimeType: 'text/csv', buffer: Buffer.from('') });
    await expect(page.getByText('This file is not a catalogue: it is empty')).toBeVisible();
  });

  await test.step('the export', async () => {
    const download = page.waitForEvent('download');
    await button(page, 'Export the catalogue').click();
    expect((await download).suggestedFilename()).toBe('catalogue.csv');
  });
});

test('@phone the preview of an import is readable on a phone', async ({ page, manager: _ }) => {
  await page.goto('/desk/import');
  await drop(
    page,
    'phone.csv',
    `P-${Date.now()},Phone Dal With A Rather Long Name For A Small Screen,Staples,Dal,Own,100,5`,
    `P-${Date.now()}-2,Phone Juice,Bevrages,Juices that are pressed while the customer waits,Own,100,5`,
  );
  await expect(preview(page)).toContainText('Phone Dal');
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
  await expect(page.getByText('did you mean “Beverages”?')).toBeVisible();
  await expect(button(page, 'Import')).toBeDisabled();
  await page.getByText(/^Create these/).click();
  await expect(button(page, 'Import')).toBeEnabled();
  await expectAccessible(page);
});

test('a packer has no import', async ({ page, packer: _ }) => {
  await page.goto('/desk');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Import and export' })).toHaveCount(0);
});

test('an import waits for another look when the catalogue has changed', async ({
  page,
  context,
  manager: _,
}) => {
  const sku = `E2E-LOOK-${Date.now()}`;
  const row = (price: number) => `${sku},Desk Jowar,Staples Desk,Flour,Own,${price},5`;
  await page.goto('/desk/import');
  await drop(page, 'first.csv', row(100));
  await startImport(page);
  await expect(page.getByText(/^Imported: 1 new product,/)).toBeVisible();
  await page.getByRole('link', { name: 'All imports' }).click();
  await drop(page, 'mine.csv', row(120));
  await expect(preview(page)).toContainText('100.00 → 120.00');

  const other = await context.newPage();
  await other.goto('/desk/import');
  await drop(other, 'theirs.csv', row(110));
  await startImport(other);
  await expect(other.getByText(/^Imported: 0 new products, 1 changed/)).toBeVisible();

  await startImport(page);
  await expect(page.getByText(/The catalogue has changed since you saw this preview/)).toBeVisible();
  await expect(preview(page)).toContainText('110.00 → 120.00');
  await startImport(page);
  await expect(page.getByText(/^Imported: 0 new products, 1 changed/)).toBeVisible();
});
