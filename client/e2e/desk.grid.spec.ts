import type { APIRequestContext, Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { openFilters } from './deskFilters.ts';
import { ask, type DeskProduct, expect, PRODUCTS, test, UPDATE } from './ownShop.ts';
import { createPlainCategory } from './plainCategory.ts';

// Staff edit products in the grid. Each test has a category of its own; those that count rows create one whose products have no sizes.

/** Opens the grid with the products of a category. */
async function openGrid(page: Page, categoryId: string) {
  await page.goto(`/desk/products?category=${categoryId}`);
  await expect(page.getByRole('grid', { name: 'Products' })).toBeVisible();
}
/** A product as staff and as shoppers see it. */
const STATE = 'query($id: ID!) { desk { product(id: $id) { featured } } product(id: $id) { id } }';
/** Products by name, as the grid has them. */
const PRICES_BY_NAME =
  '{ desk { products(sort: NAME, first: 40) { nodes { id name price oldPrice variants { price oldPrice } } } } }';
/** The price that shoppers see. */
const PRICE = 'query($id: ID!) { product(id: $id) { price } }';
interface Prices {
  price: number;
  oldPrice: number;
}
interface PricedProduct extends Prices {
  id: string;
  name: string;
  variants: Prices[];
}
/** The row of one of the listed products: the variants of those before it have rows, too. */
const rowOf = (products: readonly { variants: object[] }[], index: number) =>
  products.slice(0, index).reduce((row, { variants }) => row + 1 + variants.length, 0);
const cell = (page: Page, row: number, field: string) => page.locator(`#cell-${row}-${field}`);

/** The number of products that the page names. */
const countProducts = async (page: Page) =>
  Number.parseInt(
    await page
      .getByRole('status')
      .filter({ hasText: /^\d+ products$/ })
      .innerText(),
    10,
  );

/** Pastes a text where the focus is. */
const paste = (page: Page, text: string) =>
  page.evaluate((pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    document.activeElement?.dispatchEvent(event);
  }, text);

test.describe('the grid of products', () => {
  let token = '';
  test.beforeEach(({ owner }) => {
    token = owner.token;
  });

  async function productsOf(request: APIRequestContext, categoryId: string): Promise<DeskProduct[]> {
    return (await ask(request, PRODUCTS, { filter: { categoryId } }, token)).desk.products.nodes;
  }

  test('reprices a whole category by percent, and undoes it', async ({ page, request }) => {
    const category = await createPlainCategory(request, token);
    const before = await productsOf(request, category.id);
    await openGrid(page, category.id);
    // It loads page by page.
    await expect(page.getByRole('grid', { name: 'Products' })).toHaveAttribute(
      'aria-rowcount',
      String(before.length + 1),
    );
    // The cursor's cell alone is no selection.
    await expect(page.getByRole('button', { name: 'Change many…' })).toBeDisabled();
    await page.getByLabel('Select all loaded products').check({ force: true });
    await page.getByRole('button', { name: 'Change many…' }).click();
    await page.getByLabel('Percent, may be negative').fill('10');
    await page.getByLabel('Round the result').selectOption('To Rs 1');
    await page.getByRole('button', { name: 'Fill in' }).click();
    await expect(page.getByRole('status').filter({ hasText: `in ${before.length} products` })).toBeVisible();
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText(/products saved|refused/).first()).toBeVisible();
    const after = await productsOf(request, category.id);
    expect(after.length).toBeGreaterThan(10);
    const raised = (price: number) => Math.round(price * 1.1 + 1e-6);
    expect(after.map(({ price }) => price)).toEqual(before.map(({ price }) => raised(price)));
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await expect(page.getByText('Undone')).toBeVisible();
    const withoutVersion = ({ version: _, ...product }: DeskProduct) => product;
    expect((await productsOf(request, category.id)).map(withoutVersion)).toEqual(before.map(withoutVersion));
  });

  test('reprices forty products with a block from a spreadsheet, and undoes it', async ({
    page,
    context,
    request,
  }) => {
    const pricesOf = (ids: string[]): Promise<number[]> =>
      Promise.all(ids.map(async (id) => (await ask(request, PRICE, { id })).product.price));
    await page.goto('/desk/products');
    await page.getByRole('button', { name: 'Name', exact: true }).click();
    await expect(page).toHaveURL(/sort=NAME/);
    await expect(page.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'ascending');
    const forty: PricedProduct[] = (await ask(request, PRICES_BY_NAME, {}, token)).desk.products.nodes;
    const raised = ({ price, oldPrice }: Prices): Prices => ({ price: price + 7, oldPrice: oldPrice + 7 });
    // The price of a product whose sizes have prices of their own is set in their rows.
    const block = forty.flatMap((product) =>
      product.variants.length < 2
        ? [raised(product), ...product.variants.map(raised)]
        : [product, ...product.variants.map(raised)],
    );
    const changes = 2 * forty.reduce((count, { variants }) => count + Math.max(1, variants.length), 0);
    await expect(cell(page, 0, 'name')).toHaveText(forty[0]!.name);
    const ids = forty.map(({ id }) => id);
    const before = await pricesOf(ids);
    const after = before.map((price) => price + 7);
    const single = forty.find(({ variants }) => variants.length < 2)!;

    await cell(page, 0, 'price').click();
    await paste(page, block.map(({ price, oldPrice }) => `${price}\t${oldPrice}`).join('\n'));
    await expect(page.getByText(`${changes} changes in 40 products`)).toBeVisible();
    await page.getByRole('button', { name: 'Show changes' }).click();
    const dialog = page.getByRole('dialog', { name: 'What will be saved' });
    await expect(dialog.getByRole('row')).toHaveCount(changes + 1);
    await expect(dialog.getByRole('row').filter({ hasText: single.name }).first()).toContainText(
      `${single.name}Price${single.price}${single.price + 7}`,
    );
    await expectAccessible(page, '[role=dialog]');
    await dialog.getByRole('button', { name: 'Save all' }).click();
    await expect(page.getByText('40 products saved')).toBeVisible();
    expect(await pricesOf(ids)).toEqual(after);
    const shopper = await context.newPage();
    await shopper.goto(`/product/${ids[39]}`);
    await expect(shopper.getByText(`Rs ${after[39]}`).first()).toBeVisible();

    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await expect(page.getByText('Undone')).toBeVisible();
    expect(await pricesOf(ids)).toEqual(before);
    await shopper.reload();
    await expect(shopper.getByText(`Rs ${before[39]}`).first()).toBeVisible();
  });

  test('reads each page of products once while it is scrolled', async ({ page }) => {
    const cursors: string[] = [];
    await page.route('**/graphql', async (route) => {
      const { operationName, variables } = route.request().postDataJSON();
      if (operationName === 'DeskProductList') {
        cursors.push(variables.after ?? 'first page');
        // So slow that the page is scrolled meanwhile.
        await page.waitForTimeout(100);
      }
      await route.continue();
    });
    await page.goto('/desk/products');
    const count = await countProducts(page);
    expect(count).toBeGreaterThan(200);
    await expect(async () => {
      const grid = page.getByRole('grid', { name: 'Products' });
      for (let step = 0; step < 20; step++) await grid.evaluate((list) => list.scrollBy(0, 100));
      const lastRow = `[aria-rowindex="${await grid.getAttribute('aria-rowcount')}"]`;
      await expect(grid.locator(lastRow)).toBeVisible({ timeout: 100 });
    }).toPass();
    expect(cursors).toHaveLength(Math.ceil(count / 30));
    expect(new Set(cursors).size).toBe(cursors.length);
  });

  test('reads the products for a block that is longer than what it has read', async ({ page }) => {
    await page.goto('/desk/products');
    const count = await countProducts(page);
    // More than there are rows: those of the products and of their sizes.
    const lines = 3 * count;
    await cell(page, 5, 'sku').click();
    await paste(page, Array.from({ length: lines }, (_, row) => `SKU ${row}`).join('\n'));
    await expect(page.getByText(/\d+ changes in \d+ products/)).toBeVisible();
    const rowCount = await page.getByRole('grid', { name: 'Products' }).getAttribute('aria-rowcount');
    const rows = Number(rowCount) - 1;
    expect(rows).toBeGreaterThan(count);
    await expect(page.getByText(`${rows - 5} changes in `)).toBeVisible();
    await expect(
      page.getByText(`${lines - rows + 5} of the pasted cells are outside of what can be edited here`),
    ).toBeVisible();
    await expect(cell(page, rows - 1, 'sku')).toHaveText(`SKU ${rows - 6}`);
  });

  test('is used by keyboard alone', async ({ page, request }) => {
    const category = await createPlainCategory(request, token);
    const before = await productsOf(request, category.id);
    await page.goto(`/desk/products?category=${category.id}`);
    await expect(cell(page, 0, 'name')).toBeVisible();
    const isInCell = () => page.evaluate(() => document.activeElement?.getAttribute('role') === 'gridcell');
    for (let count = 0; count < 60 && !(await isInCell()); count++) await page.keyboard.press('Tab');
    await expect(cell(page, 0, 'name')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(cell(page, 0, 'price')).toBeFocused();
    await page.keyboard.type('41');
    await page.keyboard.press('Enter');
    await expect(cell(page, 1, 'price')).toBeFocused();
    await page.keyboard.press('F2');
    await page.keyboard.press('End');
    await page.keyboard.type('9');
    await page.keyboard.press('Escape');
    await expect(cell(page, 1, 'price')).toBeFocused();
    // From the first price down to the third, as Ctrl+D fills.
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Shift+ArrowDown');
    await page.keyboard.press('Shift+ArrowDown');
    await page.keyboard.press('Control+d');
    await expect(cell(page, 2, 'price')).toHaveText('41');
    await page.keyboard.press('Control+s');
    await expect(page.getByText('3 products saved')).toBeVisible();
    const after = await productsOf(request, category.id);
    expect(after.slice(0, 4).map(({ price }) => price)).toEqual([41, 41, 41, before[3]!.price]);
    // The grid is no trap: at the end of a row Tab goes on.
    await page.keyboard.press('End');
    await page.keyboard.press('Tab');
    await expect.poll(isInCell).toBe(false);
  });

  test('keeps what is typed when another cell is pressed, the shop is away or the page is left', async ({
    page,
    context,
    shop,
  }) => {
    const category = (await shop.listCategories())[5]!;
    await openGrid(page, category.id);
    await cell(page, 0, 'brand').click();
    await page.keyboard.type('Pressed');
    await cell(page, 3, 'brand').click();
    await expect(cell(page, 0, 'brand')).toHaveText('Pressed');

    const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
    await page.getByRole('button', { name: 'Stock', exact: true }).click();
    await question.getByRole('button', { name: 'Cancel' }).click();
    await page.getByLabel('Brand', { exact: true }).fill('Nobody');
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByLabel('Brand', { exact: true })).toHaveValue('');
    await page.getByRole('link', { name: 'Banners' }).click();
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByText('1 change in 1 product')).toBeVisible();

    await context.setOffline(true);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('The shop cannot be reached at the moment').first()).toBeVisible();
    await context.setOffline(false);
    await expect(cell(page, 0, 'brand')).toHaveText('Pressed');

    await page.getByRole('button', { name: 'Stock', exact: true }).click();
    await question.getByRole('button', { name: 'Leave without saving' }).click();
    await expect(page).toHaveURL(/sort=STOCK_LOW_TO_HIGH/);
    await expect(page.getByText('1 change in 1 product')).toBeHidden();
  });

  test('is edited by mouse and by finger @phone', async ({ page, request, shop, isMobile }) => {
    const category = (await shop.listCategories())[6]!;
    const products = await productsOf(request, category.id);
    const row = rowOf(
      products,
      products.findIndex(({ variants }) => variants.length < 2),
    );
    await openGrid(page, category.id);
    const price = cell(page, row, 'price');
    await price.click();
    await (isMobile ? price.tap() : price.dblclick());
    await page.getByRole('textbox', { name: 'Price' }).fill('77');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText(/ saved$/)).toBeVisible();
    await expectAccessible(page, 'main');
  });

  test('is edited by keyboard and by pasting, and shows what was refused', async ({ page, request }) => {
    const category = await createPlainCategory(request, token);
    const before = await productsOf(request, category.id);
    await openGrid(page, category.id);
    await cell(page, 0, 'brand').click();
    await page.keyboard.type('Typed');
    await page.keyboard.press('Enter');
    await expect(cell(page, 1, 'brand')).toBeFocused();
    await page.keyboard.press('F2');
    await page.keyboard.press('Escape');
    await expect(cell(page, 1, 'brand')).toBeFocused();
    await paste(page, 'Pasted 1\nPasted 2\n');
    await expect(cell(page, 2, 'brand')).toHaveText('Pasted 2');
    await cell(page, 0, 'oldPrice').click();
    await page.keyboard.type('0.5');
    await page.keyboard.press('Tab');
    await expect(page.getByText('4 changes in 3 products')).toBeVisible();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    const refused = page.getByRole('dialog', { name: 'Nothing was saved: a value cannot be stored' });
    const row = refused.getByRole('row').filter({ hasText: before[0]!.name });
    await expect(row).toContainText('The old price is below the price of');
    await expect(refused.getByRole('row')).toHaveCount(2);
    await expect(refused.getByRole('button', { name: 'Save all' })).toHaveCount(0);
    // The ring of its body, which scrolls, is within the dialog.
    const body = refused.locator('[tabindex="0"]');
    await page.keyboard.press('Tab');
    await body.focus();
    await expect(body).toHaveCSS('outline-style', 'solid');
    await expect(body).toHaveCSS('outline-width', '2px');
    await expect(body).toHaveCSS('outline-offset', '-4px');
    await expectAccessible(page, '[role=dialog]');
    await refused.getByRole('button', { name: `Go to Old price of ${before[0]!.name}` }).click();
    await expect(cell(page, 0, 'oldPrice')).toBeFocused();
    await expect(cell(page, 0, 'oldPrice')).toHaveAttribute('aria-invalid', 'true');
    expect((await productsOf(request, category.id))[0]!.brand).toBe(before[0]!.brand);
    await page.getByRole('button', { name: '1 refused: show which' }).click();
    await page.getByRole('button', { name: 'Show all changes' }).click();
    await expect(page.getByRole('dialog', { name: 'What will be saved' }).getByRole('row')).toHaveCount(5);
    await page.getByRole('button', { name: 'Save the 2 others' }).click();
    await expect(page.getByText('2 products saved')).toBeVisible();
    await expect(page.getByText('2 changes in 1 product · 1 refused: show which')).toBeVisible();
    await cell(page, 0, 'oldPrice').click();
    await page.keyboard.type(String(before[0]!.price));
    await page.keyboard.press('Tab');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText(`${before[0]!.name} saved`)).toBeVisible();
    const brands = (await productsOf(request, category.id)).slice(0, 3).map(({ brand }) => brand);
    expect(brands).toEqual(['Typed', 'Pasted 1', 'Pasted 2']);
  });

  test('switches on sale and featured in place, saves and undoes it', async ({ page, request, shop }) => {
    const category = (await shop.listCategories())[7]!;
    const products = (await productsOf(request, category.id)).slice(0, 2);
    const second = rowOf(products, 1);
    const statesOf = () =>
      Promise.all(
        products.map(async ({ id }) => {
          const { desk, product } = await ask(request, STATE, { id }, token);
          return { isFeatured: desk.product.featured as boolean, isShown: product !== null };
        }),
      );
    const before = await statesOf();
    expect(before.map(({ isShown }) => isShown)).toEqual([true, true]);
    const flag = (row: number, field: string) => cell(page, row, field).getByRole('img', { name: 'yes' });
    await openGrid(page, category.id);
    await expect(flag(0, 'onSale')).toBeVisible();
    await expect(flag(0, 'featured')).toHaveCount(before[0]!.isFeatured ? 1 : 0);

    await cell(page, 0, 'onSale').dblclick();
    await expect(flag(0, 'onSale')).toHaveCount(0);
    // All selected cells get the opposite of the active one.
    await cell(page, 0, 'featured').click();
    await cell(page, second, 'featured').click({ modifiers: ['Shift'] });
    await page.keyboard.press('Space');
    const isFeatured = !before[1]!.isFeatured;
    for (const row of [0, second]) await expect(flag(row, 'featured')).toHaveCount(isFeatured ? 1 : 0);
    expect(await statesOf()).toEqual(before);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText(/ saved$/)).toBeVisible();
    expect(await statesOf()).toEqual([
      { isFeatured, isShown: false },
      { isFeatured, isShown: true },
    ]);
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await expect(page.getByText('Undone')).toBeVisible();
    expect(await statesOf()).toEqual(before);
    await expect(flag(0, 'onSale')).toBeVisible();
  });

  test('edits stock and SKU, shows a sale meanwhile, and undoes it', async ({ page, request, shop }) => {
    const category = (await shop.listCategories())[3]!;
    await openGrid(page, category.id);
    const stock = Number(await cell(page, 0, 'stock').innerText());
    await cell(page, 0, 'stock').click();
    await page.keyboard.type(String(stock + 20));
    await page.keyboard.press('Enter');
    const [product] = await productsOf(request, category.id);
    // Somebody else takes two units away before the edit is saved.
    const changes = [{ id: product!.id, version: product!.version, stockChange: -2 }];
    await ask(request, UPDATE, { changes }, token);
    await page.getByRole('button', { name: 'Save' }).click();
    const dialog = page.getByRole('dialog', { name: 'These products were changed meanwhile' });
    const row = dialog.getByRole('row', { name: /Stock/ });
    await expect(row).toContainText(new RegExp(`${stock}.*${stock + 20}.*${stock - 2}`));
    await dialog.getByRole('button', { name: 'Keep mine', exact: true }).click();
    await cell(page, 0, 'sku').click();
    const sku = `E2E-${product!.id.slice(-6)}`;
    await page.keyboard.type(sku);
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText(`${product!.name} saved`)).toBeVisible();
    await expect(cell(page, 0, 'stock')).toHaveText(String(stock + 20));
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await expect(page.getByText('Undone')).toBeVisible();
    await expect(cell(page, 0, 'stock')).toHaveText(String(stock - 2));
    await expect(cell(page, 0, 'sku')).toHaveText('');
  });

  test('undoes the last save later, but for what somebody else has changed since @phone', async ({
    page,
    request,
    shop,
    isMobile,
  }) => {
    const category = (await shop.listCategories())[8]!;
    const before = await productsOf(request, category.id);
    const [first, second, third] = before;
    await openGrid(page, category.id);
    await cell(page, 0, 'brand').click();
    const rows = [0, 1, 2].map((index) => rowOf(before, index));
    await paste(
      page,
      Array.from({ length: rows[2]! + 1 }, (_, row) => (rows.includes(row) ? 'Mine' : '')).join('\n'),
    );
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('3 products saved').waitFor();
    // A filter without products does not end it, nor does another edit.
    await openFilters(page, isMobile);
    await page.getByLabel('Brand', { exact: true }).fill('Nobody');
    await expect(page.getByText('No product matches')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Undo last save' })).toBeVisible();
    await page.getByLabel('Brand', { exact: true }).fill('');
    await cell(page, 0, 'sku').click();
    await page.keyboard.type('TYPED');
    await page.keyboard.press('Enter');

    const saved = await productsOf(request, category.id);
    await ask(
      request,
      UPDATE,
      { changes: [{ id: second!.id, version: saved[1]!.version, brand: 'Theirs' }] },
      token,
    );
    await page.getByRole('button', { name: 'Undo last save' }).click();
    const dialog = page.getByRole('dialog', { name: '2 of 3 products can be undone' });
    await expect(dialog.getByRole('listitem')).toHaveText([
      `${second!.name} was changed by you in another window since`,
    ]);
    await expectAccessible(page, '[role=dialog]');
    expect((await productsOf(request, category.id)).slice(0, 3).map(({ brand }) => brand)).toEqual([
      'Mine',
      'Theirs',
      'Mine',
    ]);
    await dialog.getByRole('button', { name: 'Undo the 2 others' }).click();
    await expect(page.getByText('2 of 3 undone')).toBeVisible();
    expect((await productsOf(request, category.id)).slice(0, 3).map(({ brand }) => brand)).toEqual([
      first!.brand,
      'Theirs',
      third!.brand,
    ]);
    await expect(page.getByRole('button', { name: 'Undo last save' })).toBeHidden();
    // What is not saved yet stays.
    await expect(cell(page, 0, 'sku')).toHaveText('TYPED');
    await expect(page.getByText('1 change in 1 product')).toBeVisible();
  });

  test('shows both versions when somebody else has changed a product', async ({ page, request, shop }) => {
    const category = (await shop.listCategories())[2]!;
    await openGrid(page, category.id);
    await cell(page, 0, 'brand').click();
    await page.keyboard.type('Mine');
    await page.keyboard.press('Enter');
    const [product] = await productsOf(request, category.id);
    const changes = [{ id: product!.id, version: product!.version, brand: 'Theirs' }];
    await ask(request, UPDATE, { changes }, token);
    await page.getByRole('button', { name: 'Save' }).click();
    const dialog = page.getByRole('dialog', { name: 'These products were changed meanwhile' });
    await expect(dialog.getByRole('row', { name: /Brand/ })).toContainText(/Mine.*Theirs/);
    await dialog.getByRole('button', { name: 'Keep mine', exact: true }).click();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText(/ saved$/)).toBeVisible();
    expect((await productsOf(request, category.id))[0]!.brand).toBe('Mine');
  });
});
