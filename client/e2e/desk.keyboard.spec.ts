import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const KHAKHRA = 'Methi Khakhra, Hand Roasted on an Iron Tawa with Sesame and Fresh Fenugreek Leaves';

/** Presses Tab until an element has the focus, which must be visible. Waits first until it does something, as a click of a test does. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeEnabled();
  const isFocused = () => target.evaluate((element) => element === document.activeElement);
  for (let count = 0; count < 80 && !(await isFocused()); count++) await page.keyboard.press('Tab');
  await expect(target).toBeFocused();
  // The hidden input of a check box shows its focus on the box.
  const shown = (await target.getAttribute('type')) === 'checkbox' ? target.locator('+ *') : target;
  const outline = await shown.evaluate((element) => getComputedStyle(element).outlineStyle);
  expect(outline).not.toBe('none');
}

test('an order is found, opened and moved with the keyboard alone', async ({ page, shop, packer: _ }) => {
  const shopper = await shop.createShopper();
  for (let count = 0; count < 2; count++) await shop.placeOrder(shopper, KHAKHRA);
  await page.goto('/desk');
  await expect(page.getByRole('heading', { name: 'Namaste' })).toBeVisible();

  await test.step('g o opens the orders, / searches', async () => {
    await page.keyboard.press('g');
    await page.keyboard.press('o');
    await expect(page.getByRole('heading', { name: 'Orders', level: 1 })).toBeVisible();
    await expect(page.getByRole('table', { name: 'Orders', exact: true })).toBeVisible();
    await page.keyboard.press('/');
    await expect(page.getByLabel('Search orders')).toBeFocused();
    await page.keyboard.type(shopper.email);
    await expect(page.getByRole('table', { name: 'Orders', exact: true }).locator('tbody tr')).toHaveCount(2);
    await page.keyboard.press('Escape');
  });

  await test.step('? lists the keys', async () => {
    await page.keyboard.press('?');
    const help = page.getByRole('dialog', { name: 'Keys' });
    await expect(help.getByRole('row').filter({ hasText: 'Next row' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(help).toBeHidden();
  });

  await test.step('j and k choose a row, Enter opens it', async () => {
    const row = page.locator('tbody tr[aria-current]');
    await page.keyboard.press('j');
    await page.keyboard.press('j');
    await page.keyboard.press('k');
    await expect(row).toHaveCount(1);
    await expect(row).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: /^Order / })).toBeVisible();
    await expect(page.getByRole('main')).toContainText(shopper.email);
  });

  await test.step('Tab, Space and Enter pack the order and bring it to the shopper', async () => {
    await tabTo(page, page.getByRole('button', { name: 'Start packing' }).first());
    await page.keyboard.press('Enter');
    await expect(page.getByText('0 of 1 packed')).toBeVisible();
    await tabTo(page, page.getByRole('checkbox', { name: KHAKHRA }));
    await page.keyboard.press('Space');
    await expect(page.getByText('1 of 1 packed')).toBeVisible();
    for (const [button, status] of [
      ['Mark as packed', 'Packed'],
      ['Send out', 'Out for delivery'],
      ['Mark as delivered', 'Delivered'],
    ] as const) {
      // Also past the message with the offer to undo, which must not hold the focus.
      await tabTo(page, page.getByRole('button', { name: button }).first());
      await page.keyboard.press('Enter');
      await expect(page.getByRole('main').getByText(status, { exact: true }).first()).toBeVisible();
    }
  });

  await test.step('the command bar opens another page', async () => {
    await page.keyboard.press('Control+k');
    await page.keyboard.type('Stock');
    await expect(page.getByRole('option', { name: 'Stock', exact: true })).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Stock', level: 1 })).toBeVisible();
  });

  await test.step('the command bar finds a part of a page', async () => {
    await page.keyboard.press('Control+k');
    await page.keyboard.type('count a sh');
    await expect(page.getByRole('option', { name: 'Count a shelf' })).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('tab', { name: 'Count a shelf', selected: true })).toBeVisible();
  });
});

test('a line is refunded with the keyboard alone, and the focus comes back', async ({
  page,
  shop,
  support: _,
}) => {
  const shopper = await shop.createShopper();
  // A second product stays: there is nothing to open again once all is refunded.
  await shop.addToCart(shopper, 'Green Kiwi, Pack of Three');
  await shop.placeOrder(shopper, KHAKHRA);
  const { price } = await shop.getProduct(KHAKHRA);
  await page.goto('/desk/orders');
  await expect(page.getByRole('table', { name: 'Orders', exact: true })).toBeVisible();
  await page.keyboard.press('/');
  // Before the search, the list may have a single order as well.
  const searched = page.waitForResponse((response) =>
    Boolean(response.request().postData()?.includes(shopper.email)),
  );
  await page.keyboard.type(shopper.email);
  await searched;
  await expect(page.getByRole('table', { name: 'Orders', exact: true }).locator('tbody tr')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await page.keyboard.press('j');
  await expect(page.locator('tbody tr[aria-current]')).toBeFocused();
  await page.keyboard.press('e');
  const open = page.getByRole('button', { name: 'Refund…' });
  const dialog = page.getByRole('dialog', { name: 'Refund' });

  await test.step('Escape closes the dialog without a refund', async () => {
    await tabTo(page, open);
    await page.keyboard.press('Enter');
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(open).toBeFocused();
  });

  await page.keyboard.press('Enter');
  await tabTo(page, dialog.getByRole('button', { name: `One ${KHAKHRA} more` }));
  await page.keyboard.press('Enter');
  await tabTo(page, dialog.getByRole('button', { name: 'We have run out of it.' }));
  await page.keyboard.press('Enter');
  await tabTo(page, dialog.getByRole('button', { name: `Refund Rs ${price}` }));
  await page.keyboard.press('Enter');
  await expect(dialog.getByText(`Rs ${price} is refunded`)).toBeVisible();
  await tabTo(page, dialog.getByRole('button', { name: 'Close' }).first());
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(open).toBeFocused();
  await expect(page.getByRole('list', { name: 'Refunds of the order' })).toContainText(KHAKHRA);
});

test('the help lists the keys that work on a page, and no others', async ({ page, owner: _ }) => {
  const rows = page.getByRole('dialog', { name: 'Keys' }).getByRole('row');
  const openHelp = async (path: string, ready: Locator) => {
    await page.goto(path);
    await expect(ready).toBeVisible();
    await page.keyboard.press('?');
    await expect(rows.filter({ hasText: 'Command bar' })).toBeVisible();
  };
  await openHelp('/desk/orders', page.getByRole('table', { name: 'Orders', exact: true }));
  for (const label of ['Search', 'Next row', 'Previous row', 'Select the row', 'Go to Products'])
    await expect(rows.filter({ hasText: label })).toHaveCount(1);
  await expect(rows.filter({ hasText: 'Open the row' })).toHaveCount(2);

  await page.keyboard.press('Escape');
  await expect(rows).toHaveCount(0);
  await page.keyboard.press('j');
  await expect(page.locator('tbody tr[aria-current]')).toBeFocused();
  await page.keyboard.press('e');
  await expect(page.getByRole('heading', { level: 1, name: /^Order / })).toBeVisible();
  await page.keyboard.press('?');
  await expect(rows.filter({ hasText: 'Go to Products' })).toHaveCount(1);
  // The keys of the list do nothing here.
  await expect(rows.filter({ hasText: /Search|row/ })).toHaveCount(0);

  await openHelp('/desk/audit-log', page.getByRole('table', { name: 'Audit log' }));
  await expect(rows.filter({ hasText: 'Next row' })).toHaveCount(1);
  await expect(rows.filter({ hasText: /Open the row|Select the row/ })).toHaveCount(0);

  await openHelp('/desk/products', page.getByRole('grid'));
  await expect(rows.filter({ hasText: 'Fill the first selected row down' })).toHaveCount(1);
});

test('j, e and Enter work in every list whose rows open something', async ({
  page,
  request,
  owner: { token },
}) => {
  await request.post('/desk/imports', {
    headers: { authorization: `Bearer ${token}` },
    multipart: {
      file: {
        name: 'keys.csv',
        mimeType: 'text/csv',
        buffer: Buffer.from('product,category,sub_category,brand,sale_price\nSalt,Staples,Salt,Own,20'),
      },
    },
  });
  const row = page.locator('[data-row][aria-current]');
  /** Opens a page and makes its first row the active one. */
  const chooseFirst = async (path: string, ready: Locator) => {
    await page.goto(path);
    await expect(ready).toBeVisible();
    await page.keyboard.press('j');
    await expect(row).toHaveCount(1);
    await expect(row).toBeFocused();
  };
  const table = (label: string) => page.getByRole('table', { name: label, exact: true });

  await test.step('refunds', async () => {
    await chooseFirst('/desk/refunds', table('Refunds'));
    await page.keyboard.press('e');
    await expect(page.getByRole('heading', { level: 1, name: /^Order / })).toBeVisible();
  });

  await test.step('stock: what is low, the history, and a search', async () => {
    for (const [path, label] of [
      ['/desk/stock', 'Low stock'],
      ['/desk/stock?view=history', 'Stock history'],
    ] as const) {
      await chooseFirst(path, table(label));
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { level: 1, name: 'Stock of a product' })).toBeVisible();
    }
    await page.goto('/desk/stock');
    await expect(table('Low stock')).toBeVisible();
    await page.keyboard.press('/');
    await page.keyboard.type('green kiwi');
    await expect(table('Stock of products')).toContainText('Green Kiwi');
    await expect(page).toHaveURL(/q=green/);
    await page.keyboard.press('Escape');
    await page.keyboard.press('j');
    await expect(row).toContainText('Green Kiwi');
    await page.keyboard.press('e');
    await expect(page.getByRole('heading', { level: 2, name: /Green Kiwi/ })).toBeVisible();
  });

  await test.step('staff', async () => {
    await chooseFirst('/desk/staff', table('Staff'));
    await page.keyboard.press('e');
    await expect(page.getByRole('dialog', { name: /^Devices of / })).toBeVisible();
    await page.keyboard.press('Escape');
  });

  await test.step('imports', async () => {
    await chooseFirst('/desk/import', table('Imports'));
    await page.keyboard.press('e');
    await expect(page).toHaveURL(/\/import\?id=/);
  });

  await test.step('categories and banners', async () => {
    await chooseFirst('/desk/categories', page.getByRole('button', { name: 'New category' }));
    await page.keyboard.press('e');
    await expect(page.getByRole('dialog', { name: /Edit/ })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await chooseFirst('/desk/banners', page.getByRole('article').first());
    await page.keyboard.press('j');
    await page.keyboard.press('k');
    await page.keyboard.press('e');
    await expect(page.getByRole('dialog', { name: /Edit/ })).toBeVisible();
  });
});
