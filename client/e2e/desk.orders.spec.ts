import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './fixtures.ts';
import { selectMenuItem } from './menu.ts';
import { type ShopApi, type Shopper, signInBrowser } from './shopApi.ts';
import { recordOperations } from './steps.ts';

const KHAKHRA = 'Methi Khakhra, Hand Roasted on an Iron Tawa with Sesame and Fresh Fenugreek Leaves';

/** A shopper with a paid order, whose list of orders the desk finds by the e-mail address. */
async function buy(shop: ShopApi, count = 1): Promise<Shopper> {
  const shopper = await shop.createShopper();
  for (let bought = 0; bought < count; bought++) await shop.placeOrder(shopper, KHAKHRA);
  return shopper;
}
const rows = (page: Page) => page.getByRole('table', { name: 'Orders', exact: true }).locator('tbody tr');
const listPath = ({ email }: Shopper) => `/desk/orders?search=${encodeURIComponent(email)}`;
const say = (page: Page, text: string) => expect(page.getByText(text, { exact: true }).first()).toBeVisible();

test('a packer works through the list of orders', async ({
  page,
  context,
  shop,
  baseURL,
  getStaff,
  packer: _,
}) => {
  test.slow();
  const shopper = await buy(shop, 2);
  await page.goto('/desk/orders');
  await expect(rows(page).first()).toBeVisible();

  await test.step('a search finds orders as it is typed, and is in the URL', async () => {
    await page.keyboard.press('/');
    await page.keyboard.type(shopper.phone.slice(0, 8));
    await expect(rows(page)).toHaveCount(2);
    await expect(page).toHaveURL(/search=/);
    await page.keyboard.press('Escape');
    await expectAccessible(page);
  });

  await test.step('a cleared search is requested once', async () => {
    await page.keyboard.press('/');
    await page.keyboard.press('Control+a');
    await page.keyboard.type(shopper.phone);
    await expect(page).toHaveURL(new RegExp(shopper.phone));
    await expect(rows(page)).toHaveCount(2);
    const operations = recordOperations(page);
    await page.keyboard.press('Control+a');
    await page.keyboard.press('Backspace');
    await expect(page).toHaveURL(/orders$/);
    // So long that a loop of requests would show.
    await page.waitForTimeout(1500);
    // Others may be due by the clock, every ten seconds.
    expect(operations.filter((name) => name === 'OrderList').length).toBeLessThan(6);
    await page.keyboard.type(shopper.phone.slice(0, 8));
    await expect(rows(page)).toHaveCount(2);
    await page.keyboard.press('Escape');
  });

  await test.step('filters take what is typed, key by key', async () => {
    await page.getByRole('button', { name: /^Filters/ }).click();
    await page.getByLabel('Pincode, city or state').click();
    await page.keyboard.type('560001');
    await expect(page.getByLabel('Pincode, city or state')).toHaveValue('560001');
    await expect(page).toHaveURL(/place=560001/);
    await expect(rows(page)).toHaveCount(2);
    await page.keyboard.press('Escape');
    await expect(page.getByLabel('Pincode, city or state')).toBeHidden();
  });

  await test.step('Enter opens a row, and leaves links and buttons to themselves', async () => {
    await page.keyboard.press('j');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: /^Order / })).toBeVisible();
    await page.goBack();
    await expect(rows(page)).toHaveCount(2);
    await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Stock' }).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/desk\/stock/);
    await page.goBack();
    await expect(rows(page)).toHaveCount(2);
    await page.keyboard.type('gh');
    await expect(page.getByRole('heading', { name: 'Namaste' })).toBeVisible();
    await page.goBack();
    await expect(rows(page)).toHaveCount(2);
  });

  await test.step('j, k and x select orders, which are moved together', async () => {
    await page.keyboard.press('j');
    await page.keyboard.press('x');
    await page.keyboard.press('j');
    await page.keyboard.press('x');
    const bar = page.getByRole('region', { name: 'Selected orders' });
    await expect(bar).toContainText('2 orders');
    await bar.getByRole('button', { name: 'Move' }).click();
    await selectMenuItem(page, 'Start packing');
    await say(page, '2 orders are being packed now');
    await expect(rows(page).getByText('Packing', { exact: true })).toHaveCount(2);
  });

  await test.step('a move by mistake is undone from its message', async () => {
    const bar = page.getByRole('region', { name: 'Selected orders' });
    await bar.getByRole('button', { name: 'Move' }).click();
    // Only the steps that one of the orders can take.
    await expect(page.getByRole('menuitem')).toHaveText(['Mark as packed']);
    await selectMenuItem(page, 'Mark as packed');
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText('Mark 2 orders as packed?');
    await expectAccessible(page);
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(question).toHaveCount(0);
    await expect(rows(page).getByText('Packing', { exact: true })).toHaveCount(2);
    await bar.getByRole('button', { name: 'Move' }).click();
    await selectMenuItem(page, 'Mark as packed');
    await question.getByRole('button', { name: 'Mark as packed' }).click();
    await say(page, '2 orders are packed now');
    await page.getByRole('status').filter({ hasText: '2 orders are packed now' }).getByText('Undo').click();
    await say(page, '2 orders are being packed again');
    await expect(rows(page).getByText('Packing', { exact: true })).toHaveCount(2);
  });

  await test.step('the pack list adds up the products', async () => {
    await page.getByRole('link', { name: 'Pack list' }).click();
    await expect(page.getByRole('heading', { name: 'Pack list' })).toBeVisible();
    const item = page.getByRole('listitem').filter({ hasText: 'Methi Khakhra' });
    await expect(item).toContainText('2 ×');
    await item.click();
    await expect(item.getByRole('checkbox')).toBeChecked();
    await expectAccessible(page);
    await page.goBack();
    await expect(page.getByRole('region', { name: 'Selected orders' })).toContainText('2 orders');
  });

  await test.step('a filter narrows the list; a saved view brings it back', async () => {
    await page.getByRole('button', { name: /^Filters/ }).click();
    await page.getByRole('button', { name: 'Delivered', exact: true }).click();
    await say(page, 'No orders');
    await page.getByRole('button', { name: 'Packing', exact: true }).click();
    await page.getByRole('button', { name: 'Delivered', exact: true }).click();
    await expect(rows(page)).toHaveCount(2);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Views' }).click();
    await selectMenuItem(page, 'Save these filters');
    await page.getByLabel('Name').fill('Being packed');
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await say(page, 'The view is saved');
    await page.goto('/desk/orders');
    await expect(rows(page).first()).toBeVisible();
    await page.getByRole('button', { name: 'Views' }).click();
    await selectMenuItem(page, 'Being packed');
    await expect(page).toHaveURL(/status=packing/);
    await expect(rows(page)).toHaveCount(2);
  });

  await test.step('a new order appears without a reload', async () => {
    await page.goto(listPath(shopper));
    await expect(rows(page)).toHaveCount(2);
    await shop.placeOrder(shopper, KHAKHRA);
    await expect(rows(page)).toHaveCount(3);
  });

  await test.step('the list is exported as CSV, not by a packer', async () => {
    const exportButton = page.getByRole('button', { name: 'Export' });
    await expect(exportButton).toHaveCount(0);
    await signInBrowser(context, String(baseURL), await getStaff('manager'));
    await page.reload();
    await expect(rows(page)).toHaveCount(3);
    const downloading = page.waitForEvent('download');
    await exportButton.click();
    const file = await (await downloading).createReadStream();
    const csv = (await file.toArray()).join('');
    expect(csv.trim().split('\r\n')).toHaveLength(4);
    expect(csv).toContain(shopper.email);
  });
});

test('an order goes from paid to delivered, and its shopper sees each step', async ({
  page,
  browser,
  shop,
  baseURL,
  packer,
}) => {
  test.slow();
  const shopper = await buy(shop);
  await page.goto(listPath(shopper));
  await rows(page).first().getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: /^Order / })).toBeVisible();

  await test.step('the packer ticks the products off', async () => {
    // The second click of a double click does not move it on.
    await page.getByRole('button', { name: 'Start packing' }).first().dblclick();
    await say(page, 'The order is being packed now');
    await expect(page.getByRole('button', { name: 'Mark as packed' }).first()).toBeEnabled();
    await page.getByRole('button', { name: 'Mark as packed' }).first().click();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText('1 product is not ticked off');
    await expectAccessible(page);
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(question).toHaveCount(0);
    await page.getByRole('listitem').filter({ hasText: 'Methi Khakhra' }).click();
    await say(page, '1 of 1 packed');
    await page.reload();
    await say(page, '1 of 1 packed');
  });

  await test.step('notes are for staff', async () => {
    await page.getByLabel('New note').fill('Ring twice');
    await page.getByRole('button', { name: 'Add the note' }).click();
    await say(page, 'Ring twice');
    await expectAccessible(page);
  });

  await test.step('each step is in the timeline', async () => {
    for (const [button, message] of [
      ['Mark as packed', 'The order is packed now'],
      ['Send out', 'The order is out for delivery now'],
    ] as const) {
      await page.getByRole('button', { name: button }).first().click();
      await say(page, message);
    }
    await expect(page.getByRole('checkbox')).toHaveCount(0);
    await expect(page.getByText(/\d of \d packed/)).toHaveCount(0);
    await expect(page.getByText('Packed → Out for delivery')).toBeVisible();
    await expect(page.getByText(new RegExp(`, ${packer.name}$`)).first()).toBeVisible();
    await say(page, 'Mail: Your order is out for delivery');
  });

  await test.step('the shopper sees it', async () => {
    const visitor = await browser.newContext({ baseURL });
    await signInBrowser(visitor, String(baseURL), shopper);
    const shopPage = await visitor.newPage();
    await shopPage.goto('/orders');
    await expect(shopPage.getByText('out for delivery', { exact: true })).toBeVisible();
    await expect(shopPage.getByText('Ring twice')).toHaveCount(0);
    await page.getByRole('button', { name: 'Mark as delivered' }).first().click();
    await say(page, 'The order is delivered now');
    // As if the shopper had come back to the tab.
    await shopPage.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(shopPage.getByText('delivered', { exact: true })).toBeVisible();
    await visitor.close();
  });

  await test.step('a packing slip and an invoice fit on one page of A4', async () => {
    for (const [link, heading] of [
      ['Packing slip', 'Packing slip'],
      ['Invoice', 'Bill of Supply'],
    ] as const) {
      await page.getByRole('link', { name: link, exact: true }).click();
      await expect(page.getByRole('heading', { level: 2, name: heading })).toBeVisible();
      await expect(page.getByText(/^No\. \d\d-\d\d\/\d{6}$/)).toHaveCount(link === 'Invoice' ? 1 : 0);
      await page.mouse.move(0, 0);
      await expectAccessible(page);
      const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
      expect(pdf.match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(1);
      await page.goBack();
    }
  });
});

test('somebody else’s move is not repeated; the present status is said', async ({ page, shop, packer }) => {
  const shopper = await buy(shop);
  await page.goto(listPath(shopper));
  await rows(page).first().getByRole('link').click();
  const button = page.getByRole('button', { name: 'Start packing' }).first();
  await expect(button).toBeVisible();
  const id = page.url().split('/').at(-1);
  const response = await page.request.post('/graphql', {
    data: { query: `mutation { moveOrders(orderIds: ["${id}"], to: packing) { __typename } }` },
    headers: { authorization: `Bearer ${packer.token}` },
  });
  expect((await response.json()).data.moveOrders.__typename).toBe('DeskOrdersMoved');
  await button.click();
  await expect(page.getByText(/The order is being packed already/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Mark as packed' }).first()).toBeVisible();
});

test('support reads orders and writes notes, but moves none', async ({ page, shop, support: _ }) => {
  const shopper = await buy(shop);
  await page.goto(listPath(shopper));
  await rows(page).first().getByRole('link').click();
  await expect(page.getByRole('heading', { name: 'Timeline' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Start packing' })).toHaveCount(0);
  await page.getByLabel('New note').fill('She called: please ring twice');
  await page.getByRole('button', { name: 'Add the note' }).click();
  await say(page, 'She called: please ring twice');
});

test('a packer with a phone', async ({ page, shop, packer: _ }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const shopper = await buy(shop);
  await page.goto(listPath(shopper));
  const card = page.getByRole('list', { name: 'Orders' }).getByRole('listitem');
  await expect(card).toHaveCount(1);
  await expectAccessible(page);
  await card.getByRole('link').click();
  // Once only, below the products.
  await expect(page.getByRole('button', { name: 'Start packing' })).toHaveCount(1);
  const line = page.getByRole('listitem').filter({ hasText: 'Methi Khakhra' });
  await line.click();
  await expect(line.getByRole('checkbox')).toBeChecked();
  await page.reload();
  await expect(line.getByRole('checkbox')).toBeChecked();
  expect((await line.boundingBox())?.height).toBeGreaterThan(60);
  const scrolls = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
  expect(scrolls).toBe(false);
  await expectAccessible(page);
});
