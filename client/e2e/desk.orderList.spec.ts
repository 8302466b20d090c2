import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './fixtures.ts';
import { selectMenuItem } from './menu.ts';
import { type ShopApi, type Shopper, signInBrowser } from './shopApi.ts';
import { alterResponse, delayOperation, failOperation } from './steps.ts';

// What staff do with the list of orders: views that others see, columns, and moves of many orders at once.

const KIWI = 'Green Kiwi, Pack of Three';

async function buy(shop: ShopApi, count: number): Promise<Shopper> {
  const shopper = await shop.createShopper();
  for (let bought = 0; bought < count; bought++) await shop.placeOrder(shopper, KIWI);
  return shopper;
}
const table = (page: Page) => page.getByRole('table', { name: 'Orders', exact: true });
const rows = (page: Page) => table(page).locator('tbody tr');
const statuses = (page: Page, name: string) => rows(page).getByText(name, { exact: true });
const listPath = ({ email }: Shopper) => `/desk/orders?search=${encodeURIComponent(email)}`;
/** The newest message with the text. */
const message = (page: Page, text: string) =>
  page.getByRole('status').or(page.getByRole('alert')).filter({ hasText: text }).first();

async function saveView(page: Page, name: string, isShared: boolean): Promise<void> {
  await page.getByRole('button', { name: 'Views' }).click();
  await selectMenuItem(page, 'Save these filters');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill(name);
  if (isShared) await dialog.getByText('All staff see it').click();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(message(page, 'The view is saved')).toBeVisible();
  await expect(dialog).toHaveCount(0);
}

test('a view that all staff see is opened by another person', async ({
  page,
  browser,
  shop,
  baseURL,
  getStaff,
  manager,
}) => {
  const shopper = await buy(shop, 1);
  const [shared, own] = [`Shared ${manager.id.slice(-6)}`, `Mine ${manager.id.slice(-6)}`];
  await page.goto(`${listPath(shopper)}&status=paid`);
  await expect(rows(page)).toHaveCount(1);
  await saveView(page, shared, true);
  await saveView(page, own, false);

  const otherBrowser = await browser.newContext({ baseURL });
  await signInBrowser(otherBrowser, String(baseURL), await getStaff('packer'));
  const other = await otherBrowser.newPage();

  await test.step('the packer opens it, and sees nobody’s own views', async () => {
    await other.goto('/desk/orders');
    await other.getByRole('button', { name: 'Views' }).click();
    await expect(other.getByRole('menuitem', { name: shared }).getByLabel('shared')).toBeVisible();
    await expect(other.getByRole('menuitem', { name: own })).toHaveCount(0);
    await expect(other.getByRole('button', { name: `Delete the view ${shared}` })).toHaveCount(0);
    await selectMenuItem(other, shared);
    await expect(other).toHaveURL(/status=paid/);
    await expect(rows(other)).toHaveCount(1);
  });

  await test.step('it is gone at once when its author deletes it, and comes back with Undo', async () => {
    const release = await delayOperation(page, 'DeleteView');
    await page.getByRole('button', { name: 'Views' }).click();
    await page.getByRole('button', { name: `Delete the view ${shared}` }).click();
    await expect(page.getByRole('menuitem', { name: shared })).toHaveCount(0);
    await expect(page.getByRole('menuitem', { name: own })).toBeVisible();
    release();
    await message(page, 'The view is deleted').getByText('Undo').click();
    await expect(async () => {
      await other.reload();
      await other.getByRole('button', { name: 'Views' }).click();
      await expect(other.getByRole('menuitem', { name: shared })).toBeVisible({ timeout: 5_000 });
    }).toPass();
  });
  await otherBrowser.close();
});

test('columns are shown and hidden, and the browser remembers them', async ({ page, shop, packer: _ }) => {
  const shopper = await buy(shop, 1);
  await page.goto(listPath(shopper));
  const column = (name: string) => table(page).getByRole('columnheader', { name, exact: true });
  const item = (name: string) => page.getByRole('menuitemcheckbox', { name, exact: true });
  await expect(column('Phone')).toBeVisible();
  await expect(column('E-mail')).toHaveCount(0);

  await page.getByRole('button', { name: 'Columns' }).click();
  await expect(item('Phone')).toBeChecked();
  await expectAccessible(page, '[role=menu]');
  // The menu stays open for several columns.
  await item('Phone').click();
  await item('E-mail').click();
  await expect(item('Phone')).not.toBeChecked();
  await expect(item('E-mail')).toBeChecked();
  await page.keyboard.press('Escape');
  for (let visit = 0; visit < 2; visit++) {
    await expect(rows(page).getByRole('cell', { name: shopper.email, exact: true })).toBeVisible();
    await expect(column('Phone')).toHaveCount(0);
    await page.reload();
  }
});

test('moves of many orders show at once, and are undone or taken back', async ({ page, shop, packer }) => {
  const shopper = await buy(shop, 3);
  await page.goto(listPath(shopper));
  await expect(statuses(page, 'Paid')).toHaveCount(3);
  await page.getByRole('checkbox', { name: 'Select all rows' }).press('Space');
  const bar = page.getByRole('region', { name: 'Selected orders' });
  const move = async (step: string) => {
    await bar.getByRole('button', { name: 'Move' }).click();
    await selectMenuItem(page, step);
  };

  await test.step('before the shop answers', async () => {
    const release = await delayOperation(page, 'MoveOrders');
    await move('Start packing');
    await expect(statuses(page, 'Packing')).toHaveCount(3);
    await expect(message(page, '3 orders are being packed now')).toHaveCount(0);
    release();
    await expect(message(page, '3 orders are being packed now')).toBeVisible();
    await page.unrouteAll();
  });

  await test.step('Undo shows at once, too', async () => {
    const release = await delayOperation(page, 'UndoOrderMoves');
    await message(page, '3 orders are being packed now').getByText('Undo').click();
    await expect(statuses(page, 'Paid')).toHaveCount(3);
    release();
    await expect(message(page, '3 orders are paid again')).toBeVisible();
    await page.unrouteAll();
  });

  await test.step('a move that does not reach the shop is taken back', async () => {
    await failOperation(page, 'MoveOrders');
    await move('Start packing');
    await expect(message(page, 'The shop cannot be reached')).toBeVisible();
    await expect(statuses(page, 'Paid')).toHaveCount(3);
    await page.unrouteAll();
  });

  await test.step('so is a move that the shop refuses', async () => {
    await alterResponse<{ moveOrders: object }>(page, 'MoveOrders', (data) => {
      data.moveOrders = { __typename: 'NotAllowed', message: 'Your role does not allow this' };
    });
    await move('Start packing');
    await expect(message(page, 'Your role does not allow this')).toBeVisible();
    await page.unrouteAll();
  });

  await test.step('an order that somebody else has moved is shown as it is', async () => {
    await page.reload();
    await expect(statuses(page, 'Packing')).toHaveCount(3);
    const href = await rows(page).first().getByRole('link').getAttribute('href');
    const query = `mutation { moveOrders(orderIds: ["${href?.split('/').at(-1)}"], to: packed) { __typename } }`;
    // The list reads itself again every ten seconds; meanwhile it must not.
    const release = await delayOperation(page, 'OrderList');
    await shop.query(query, {}, packer.token);
    // The page's entry in the browser's history has kept the selection.
    await expect(bar).toContainText('3 orders');
    await move('Mark as packed');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Mark as packed' }).click();
    await expect(message(page, 'The order is packed already')).toBeVisible();
    await expect(message(page, '2 orders are packed now')).toBeVisible();
    await expect(statuses(page, 'Packed')).toHaveCount(3);
    release();
  });
});
