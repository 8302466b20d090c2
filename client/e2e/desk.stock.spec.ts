import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { deskRow } from './deskList.ts';
import { expect, test } from './fixtures.ts';
import type { ShopApi } from './shopApi.ts';

test.beforeEach(async ({ packer: _ }) => {});

/** The sub-category of a product, and the products in it. */
async function shelfOf(shop: ShopApi, name: string) {
  const product = await shop.getProduct(name);
  const { products } = await shop.query<{ products: { nodes: { name: string; countInStock: number }[] } }>(
    'query ($id: ID!) { products(filter: { subCategoryId: $id }, first: 100) { nodes { name countInStock } } }',
    { id: product.subCatId },
  );
  return { subCategoryId: product.subCatId, products: products.nodes };
}
/** Visitors see a stock that is at most a second old. */
const expectStock = (shop: ShopApi, name: string, units: number) =>
  expect.poll(async () => (await shop.getProduct(name)).countInStock).toBe(units);

const openShelf = async (page: Page, subCategoryId: string) => {
  await page.goto('/desk/stock?view=count');
  await page.getByLabel('Shelf', { exact: true }).selectOption(subCategoryId);
};

/** What the shelf is expected to have of each product: more than the stock where units are sold, but not packed yet. */
async function expectedUnits(page: Page): Promise<number[]> {
  const texts = page.getByText(/^\d+ expected$/);
  await expect(texts.first()).toBeVisible();
  return (await texts.allInnerTexts()).map((text) => Number.parseInt(text, 10));
}

test('a shelf is counted by keyboard, saved at once and taken back @phone', async ({ page, shop }) => {
  // Its first products are without sizes, which have stocks of their own.
  const { subCategoryId, products } = await shelfOf(shop, 'Dal Makhani Pouch, Slow Cooked');
  const [first, second] = products as [(typeof products)[0], (typeof products)[0]];
  await openShelf(page, subCategoryId);
  const items = await expectedUnits(page);
  const [firstExpected = 0, secondExpected = 0] = items;
  const field = page.getByRole('textbox', { name: first.name, exact: true });
  await field.fill(String(firstExpected + 2));
  await field.press('Enter');
  await expect(page.getByRole('textbox', { name: second.name, exact: true })).toBeFocused();
  await page.keyboard.type(String(secondExpected));
  await expect(page.getByText(`2 of ${items.length} counted, 1 differs`)).toBeVisible();
  await expectAccessible(page, 'main');

  // A reload keeps what was typed.
  await page.reload();
  await expect(field).toHaveValue(String(firstExpected + 2));
  await page.getByRole('button', { name: 'Save the count' }).click();
  await expect(page.getByText('2 items counted, 1 corrected')).toBeVisible();
  await expectStock(shop, first.name, first.countInStock + 2);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('The count was taken back')).toBeVisible();
  await expectStock(shop, first.name, first.countInStock);
});

test('a count is refused when the stock has changed meanwhile', async ({ page, shop, context }) => {
  const { subCategoryId, products } = await shelfOf(shop, 'Palak Spinach Bunch');
  const [product] = products as [(typeof products)[0]];
  await openShelf(page, subCategoryId);
  const [expected = 0] = await expectedUnits(page);
  const field = page.getByRole('textbox', { name: product.name, exact: true });
  await field.fill(String(expected - 1));

  const other = await context.newPage();
  await openShelf(other, subCategoryId);
  await other.getByRole('textbox', { name: product.name, exact: true }).fill(String(expected - 3));
  await other.getByRole('button', { name: 'Save the count' }).click();
  await expect(other.getByText('1 item counted, 1 corrected')).toBeVisible();

  await page.getByRole('button', { name: 'Save the count' }).click();
  await expect(page.getByText('The stock has changed by −3 since you counted')).toBeVisible();
  await expect(page.getByText('+2', { exact: true })).toBeVisible();
  await expectStock(shop, product.name, product.countInStock - 3);
  // Whoever counts the same units again only confirms them.
  await page.getByRole('button', { name: 'Save the count' }).click();
  await expect(page.getByText('1 item counted, 1 corrected')).toBeVisible();
  await expectStock(shop, product.name, product.countInStock - 1);
});

test('a product’s stock is adjusted with a reason, which its ledger shows @phone', async ({ page, shop }) => {
  const product = await shop.getProduct('Salted Pretzel Twists');
  await page.goto(`/desk/stock?product=${product.id}`);
  await expect(page.getByRole('heading', { name: product.name })).toBeVisible();
  await page.keyboard.press('e');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('What happened').selectOption('waste');
  await dialog.getByLabel('Units').fill('3');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Please give a reason')).toBeVisible();
  await dialog.getByLabel('Reason').fill('Out of date');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  const row = deskRow(page, 'Out of date').first();
  await expect(row).toContainText('Waste');
  await expect(row).toContainText('−3');
  await expectAccessible(page, 'main');

  const threshold = String(1000 + Math.floor(Math.random() * 9000));
  await page.getByRole('button', { name: 'Low at…' }).click();
  await dialog.getByLabel('Low at').fill(threshold);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('The threshold is saved')).toBeVisible();
  await page.goto('/desk/stock');
  // Other products may be low, too; this one has the most units, so it is on the last page.
  const low = deskRow(page, product.name);
  const nextPage = page.getByRole('button', { name: 'Next page' });
  await expect(async () => {
    if (await nextPage.isVisible()) await nextPage.click();
    await expect(low).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expect(low).toContainText(threshold);
  await expectAccessible(page, 'main');
  await low.click();
  await expect(page).toHaveURL(/product=/);

  await page.goto('/desk/stock?view=history&kind=waste');
  await expect(deskRow(page, 'Out of date').first()).toBeVisible();
});
