import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { ask, expect, PRODUCT, test, UPDATE } from './ownShop.ts';
import * as steps from './steps.ts';

const PANEER = 'Low Fat Paneer Cubes';
const MASALA = 'Chole Masala';
/** Of 1,500 g. */
const CUCUMBER = 'Bottle Green Cucumber';
/** It has no options. */
const CREAM = 'Fresh Cooking Cream';

const card = (page: Page, name: string) =>
  page.getByRole('article').filter({ has: page.getByTitle(name, { exact: true }) });
const picker = (card: Locator) => card.getByRole('combobox');
const add = (card: Locator) => card.getByRole('button', { name: /^Add to cart/ });
const press = (card: Locator, name: string) => card.getByRole('button', { name, exact: true }).click();

test('a basket is built from cards alone, in several sizes', { tag: '@phone' }, async ({
  page,
  request,
  shop,
  shopper: _,
  getStaff,
}) => {
  const { token } = await getStaff('owner');
  const paneer = await shop.getProduct(PANEER);
  const { desk } = await ask(request, PRODUCT, { id: paneer.id }, token);
  const variants = [
    { label: '200 g', price: 88 },
    { label: '400 g', price: 160.5, oldPrice: 176 },
    { label: '1 kg', price: 40, requiredQuantity: 1_000_000 },
  ];
  const changes = [{ id: paneer.id, version: desk.product.version, variants }];
  expect(await ask(request, UPDATE, { changes }, token)).toMatchObject({
    updateProducts: { __typename: 'DeskProductsUpdated' },
  });
  const pages: string[] = [];
  page.on('framenavigated', (frame) => pages.push(new URL(frame.url()).pathname));

  await test.step('a card shows the price of the size that is chosen', async () => {
    await steps.open(page, `/products/subCat/${paneer.subCatId}`);
    await steps.expectCartCount(page, 0);
    await expect(picker(card(page, PANEER)).getByRole('option')).toHaveText([
      '200 g',
      '400 g · Rs 160.50',
      '1 kg · Rs 40 · sold out',
    ]);
    await expect(card(page, PANEER).getByText('Rs 88', { exact: true })).toBeVisible();
    await picker(card(page, PANEER)).selectOption('400 g · Rs 160.50');
    await expect(card(page, PANEER).getByText('Rs 160.50', { exact: true })).toBeVisible();
    await expect(card(page, PANEER).getByText('8% Off', { exact: true })).toBeVisible();
  });

  await test.step('two sizes of it are added and counted in place', async () => {
    await add(card(page, PANEER)).click();
    await press(card(page, PANEER), 'One more');
    await expect(card(page, PANEER).getByRole('status')).toHaveText('2');
    await picker(card(page, PANEER)).selectOption('200 g · Rs 88');
    await add(card(page, PANEER)).click();
    await expect(card(page, PANEER).getByRole('status')).toHaveText('1');
    await steps.expectCartCount(page, 2);
  });

  await test.step('a double click adds one, and less than one removes it', async () => {
    await steps.search(page, 'cooking cream');
    await add(card(page, CREAM)).dblclick();
    await expect(card(page, CREAM).getByRole('status')).toHaveText('1');
    await steps.expectCartCount(page, 3);
    await press(card(page, CREAM), 'One less');
    await steps.expectMessage(page, 'Item removed from cart!');
    await steps.expectCartCount(page, 2);
    await expect(add(card(page, CREAM))).toBeFocused();
    await add(card(page, CREAM)).press('Enter');
    await expect(card(page, CREAM).getByRole('button', { name: 'One more' })).toBeFocused();
    await steps.expectMessage(page, 'Item is added in the cart');
  });

  await test.step('a list that is sorted by price shows the cheapest size that can be bought', async () => {
    await steps.open(page, `/products/subCat/${paneer.subCatId}?sort=price_low_to_high`);
    await expect(picker(card(page, PANEER)).getByRole('option', { selected: true })).toHaveText('200 g');
    await steps.open(page, `/products/subCat/${paneer.subCatId}`);
    await expect(card(page, PANEER).getByRole('status')).toHaveText('1');
    await expectAccessible(page);
  });

  await test.step('the cart has each size at its price', async () => {
    const { price } = await shop.getProduct(CREAM);
    await steps.openCart(page);
    const rows = page.getByRole('table', { name: 'Your Cart' }).getByRole('row').filter({ hasText: 'Rs' });
    await expect(rows.filter({ hasText: '400 g' })).toContainText('Rs 321');
    await expect(rows.filter({ hasText: '200 g' })).toContainText('Rs 88');
    await expect(page.getByRole('region', { name: 'Cart total' })).toContainText(
      `Total₹${(321 + 88 + price).toFixed(2)}`,
    );
    expect(pages.filter((path) => path.startsWith('/product/'))).toEqual([]);
  });
});

test('loose goods of the demo have prices by size, and one stock of which each size takes its share', async ({
  page,
  shop,
}) => {
  const { id, subCatId } = await shop.getProduct(CUCUMBER);
  await steps.open(page, `/products/subCat/${subCatId}`);
  await expect(picker(card(page, CUCUMBER)).getByRole('option')).toHaveText(['500 g', '1 kg · Rs 52']);
  await expect(card(page, CUCUMBER)).toContainText('Rs 54.00 per kg');
  await picker(card(page, CUCUMBER)).selectOption('1 kg · Rs 52');
  await expect(card(page, CUCUMBER)).toContainText('Rs 52.00 per kg');

  await steps.open(page, `/product/${id}`);
  const options = page.getByRole('group', { name: 'WEIGHT', exact: true });
  await expect(page.getByText('Only 3 left')).toBeVisible();
  await options.getByRole('button', { name: '1 kg', exact: true }).click();
  await expect(page.getByText('Only 1 left')).toBeVisible();
  await expect(page.getByRole('main').getByText('Rs 52', { exact: true })).toBeVisible();
});

test('the product page shows price and stock of the selected size without a request', async ({
  page,
  request,
  shop,
  getStaff,
}) => {
  const { token } = await getStaff('owner');
  const { id, price } = await shop.getProduct(MASALA);
  const { desk } = await ask(request, PRODUCT, { id }, token);
  const variants = [
    { label: '100 g', price },
    { label: '200 g', price: 150, oldPrice: 200 },
    { label: '1 kg', price: 600, requiredQuantity: 1_000_000 },
  ];
  await ask(request, UPDATE, { changes: [{ id, version: desk.product.version, variants }] }, token);
  await steps.open(page, `/product/${id}`);
  const main = page.getByRole('main');
  await expect(main.getByText('from', { exact: true })).toBeVisible();
  const operations = steps.recordOperations(page);
  const options = page.getByRole('group', { name: 'WEIGHT', exact: true });
  await options.getByRole('button', { name: '200 g', exact: true }).click();
  await expect(main.getByText('Rs 150', { exact: true })).toBeVisible();
  await expect(main.getByText('25% Off', { exact: true }).first()).toBeVisible();
  await options.getByRole('button', { name: '1 kg sold out', exact: true }).click();
  await expect(main.getByRole('button', { name: 'Sold out', exact: true })).toBeDisabled();
  await expectAccessible(page);
  expect(operations).toEqual([]);
});
