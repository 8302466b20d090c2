import { expect, test } from './fixtures.ts';
import * as steps from './steps.ts';

const KHAKHRA = 'Methi Khakhra, Hand Roasted on an Iron Tawa with Sesame and Fresh Fenugreek Leaves';

interface Order {
  id: string;
  status: string;
  date: string;
}

test('the orders page shows an order', async ({ page, shop, shopper }) => {
  await shop.placeOrder(shopper, KHAKHRA);
  // A second order with a pending payment.
  await steps.alterResponse<{ me: { orders: Order[] } }>(page, 'Orders', ({ me }) => {
    const [order] = me.orders;
    me.orders.push({
      ...order!,
      id: `${order!.id}-2`,
      status: 'pending',
      date: '2026-02-03T01:00:00.000+05:30',
    });
  });
  await steps.open(page, '/orders');
  const [paid, pending] = [steps.orders(page).nth(0), steps.orders(page).nth(1)];

  await test.step('an order has twelve columns [2.orders.1 6.user.1]', async () => {
    await expect(steps.columnTitles(page, 'Orders')).toHaveText([
      'Order Id',
      'Paymant Id',
      'Products',
      'Name',
      'Phone Number',
      'Address',
      'Pincode',
      'Total Amount',
      'Email',
      'User Id',
      'Order Status',
      'Date',
    ]);
    await expect(steps.orders(page)).toHaveCount(2);
    const cells = await paid.getByRole('cell').allTextContents();
    expect(cells.slice(3)).toEqual([
      expect.stringContaining('Meera Iyer'),
      expect.stringContaining(shopper.phone),
      expect.stringContaining('12 Brigade Road, Flat 4B'),
      expect.stringContaining('560001'),
      expect.stringContaining('Rs 76'),
      expect.stringContaining(shopper.email),
      expect.stringContaining(shopper.id),
      expect.stringContaining('paid'),
      expect.stringContaining(new Date().toLocaleDateString('sv-SE', { timeZone: 'Asia/Kolkata' })),
    ]);
    expect(cells[1]).toMatch(/pay_\w+$/);
  });

  await test.step('the status is red when pending, otherwise green [2.orders.5]', async () => {
    for (const [order, status, stronger, weaker] of [
      [paid, 'paid', 1, 0],
      [pending, 'pending', 0, 1],
    ] as const) {
      const colour = await order
        .getByText(status, { exact: true })
        .evaluate((badge) => getComputedStyle(badge).color);
      const channels = colour.match(/[\d.]+/g)?.map(Number) ?? [];
      expect(channels[stronger]).toBeGreaterThan(channels[weaker] ?? 255);
    }
  });

  await test.step('the date has no time [2.orders.6]', async () => {
    await expect(pending.getByRole('cell').last()).toHaveText(/2026-02-03$/);
  });

  await test.step('a dialog shows the products [2.orders.2 2.orders.3 2.orders.4 9.cut.6]', async () => {
    await paid.getByRole('button', { name: 'Click here to view', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Products', exact: true });
    await expect(dialog.getByRole('columnheader')).toHaveText([
      'Product Id',
      'Product Title',
      'Image',
      'Quantity',
      'Price',
      'SubTotal',
    ]);
    const { id } = await shop.getProduct(KHAKHRA);
    const cells = dialog.getByRole('row').last().getByRole('cell');
    await expect(cells.nth(0)).toContainText(id);
    await expect(cells.nth(1)).toContainText(`${KHAKHRA.slice(0, 30)}...`);
    await expect(cells.nth(1)).not.toContainText(KHAKHRA.slice(0, 32));
    await expect(cells.nth(2).locator('img')).toBeVisible();
    await expect(cells.nth(3)).toContainText('1');
    await expect(cells.nth(4)).toContainText('Rs 76');
    await expect(cells.nth(5)).toContainText('Rs 76');
    await dialog.getByRole('button', { name: 'Close', exact: true }).click();
    await expect(dialog).toBeHidden();
  });

  await test.step('going back closes the dialog', async () => {
    await paid.getByRole('button', { name: 'Click here to view', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Products', exact: true });
    await expect(dialog).toBeVisible();
    await page.goBack();
    await expect(dialog).toBeHidden();
    await expect(steps.heading(page, 'Orders')).toBeVisible();
  });
});

test('an empty orders page links to the shop', async ({ page, shopper: _ }) => {
  await steps.open(page, '/orders');
  await expect(page.getByText('You have no orders yet')).toBeVisible();
  await page.getByRole('link', { name: 'Continue Shopping', exact: true }).click();
  await expect(page).toHaveURL('/');
});
