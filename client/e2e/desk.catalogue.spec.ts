import { expectAccessible } from './accessible.ts';
import { ask, expect, PRODUCT, test, UPDATE } from './ownShop.ts';

// Staff edit products on their pages.

test('a product is edited on a page of its own', async ({ page, shop, owner: _ }) => {
  const { id, name } = await shop.getProduct('Sharbati Chakki Atta, Stone Ground');
  await page.goto(`/desk/products/${id}`);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.getByLabel('What picture 1 shows').fill('A sack of rice');
  await page.getByRole('region', { name: 'Unsaved changes' }).getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(`${name} saved`)).toBeVisible();
  await page.goto(`/product/${id}`);
  await expect(page.getByAltText('A sack of rice')).toBeVisible();
});

test('a new product has its first stock, in the countries that are chosen by name', async ({
  page,
  request,
  owner,
}) => {
  await page.goto('/desk/products/new');
  await page.getByLabel('Name').fill('Gulab Jamun 1 kg');
  await page.getByLabel('Brand').fill('Kirana');
  await page.getByLabel('Sub-category').selectOption({ index: 1 });
  await page.getByLabel('Price (Rs)').first().fill('240');
  await page.getByLabel('Stock').fill('a dozen');
  await page.getByRole('combobox', { name: 'Sold in' }).fill('nepa');
  await page.getByRole('listbox', { name: 'Sold in' }).getByRole('option', { name: 'Nepal' }).click();
  const bar = page.getByRole('region', { name: 'Unsaved changes' });
  await bar.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Please give a number of units')).toBeVisible();
  await page.getByLabel('Stock').fill('12');
  await bar.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Gulab Jamun 1 kg' })).toBeVisible();
  await expectAccessible(page);
  const id = page.url().split('/').at(-1);
  const query = 'query($id: ID!) { desk { product(id: $id) { stock countries } } }';
  const { desk } = await ask(request, query, { id }, owner.token);
  expect(desk.product).toEqual({ stock: 12, countries: ['NP'] });

  const stock = page.getByRole('region', { name: 'Stock', exact: true });
  await stock.getByRole('button', { name: 'Adjust' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Units').fill('3');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(stock).toContainText('On hand15');
  await stock.getByRole('link', { name: 'History' }).click();
  const history = page.getByRole('region', { name: 'Stock history' });
  await expect(history.getByRole('row').filter({ hasText: 'First stock' })).toContainText('+12');
});

test('the page of a product shows what somebody else has changed, and keeps it', async ({
  page,
  request,
  owner,
  shop,
}) => {
  const { id, name } = await shop.getProduct('Sweetened Condensed Milk');
  await page.goto(`/desk/products/${id}`);
  await page.getByLabel('SKU').fill('MILK-1');
  await page.getByLabel('Price (Rs)').first().fill('50');
  const { desk } = await ask(request, PRODUCT, { id }, owner.token);
  const changes = [{ id, version: desk.product.version, brand: 'Their brand', price: 60 }];
  await ask(request, UPDATE, { changes }, owner.token);
  const bar = page.getByRole('region', { name: 'Unsaved changes' });
  // The end of the page, far below the place of the alert.
  await page.getByRole('region', { name: 'Stock history' }).scrollIntoViewIfNeeded();
  await expect(page.getByRole('heading', { level: 1 })).not.toBeInViewport();
  await bar.getByRole('button', { name: 'Save' }).click();
  const versions = page.getByRole('table', { name: 'Both versions' });
  const alert = page.getByRole('alert').filter({ has: versions });
  await expect(alert).toBeFocused();
  await expect(alert).toBeInViewport({ ratio: 1 });
  await expect(versions.getByRole('row', { name: /^Price/ })).toContainText('5060');
  await page.getByRole('button', { name: 'Save mine instead' }).click();
  await expect(page.getByText(`${name} saved`)).toBeVisible();
  await expect(page.getByLabel('Brand')).toHaveValue('Their brand');
  const stored = (await ask(request, PRODUCT, { id }, owner.token)).desk.product;
  expect(stored).toMatchObject({ brand: 'Their brand', price: 50, sku: 'MILK-1' });

  await page.getByRole('button', { name: 'Preview' }).click();
  await expect(page.getByRole('dialog', { name: 'Preview' })).toContainText('Their brand');
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  const ledger = page.getByRole('region', { name: 'Stock history' });
  await expect(ledger.getByRole('row').filter({ hasText: 'First stock' })).toBeVisible();

  await page.goto('/desk');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('MILK-1');
  await page.getByRole('group', { name: 'Products' }).getByRole('option', { name }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
});
