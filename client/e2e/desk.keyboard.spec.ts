import { signInStaff } from './deskStaff.ts';
import { expect, test } from './fixtures.ts';

const KHAKHRA = 'Methi Khakhra, Hand Roasted on an Iron Tawa with Sesame and Fresh Fenugreek Leaves';

test('an order is found, opened and moved with the keyboard alone', async ({
  page,
  context,
  shop,
  baseURL,
}) => {
  const shopper = await shop.createShopper();
  for (let count = 0; count < 2; count++) await shop.placeOrder(shopper, KHAKHRA);
  await signInStaff(shop, context, baseURL, 'packer');
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

  await test.step('Tab and Enter move the order', async () => {
    const start = page.getByRole('button', { name: 'Start packing' }).first();
    await expect(start).toBeVisible();
    for (let count = 0; count < 40; count++) {
      if (await start.evaluate((button) => button === document.activeElement)) break;
      await page.keyboard.press('Tab');
    }
    await expect(start).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Start packing' })).toHaveCount(0);
  });

  await test.step('the command bar opens another page', async () => {
    await page.keyboard.press('Control+k');
    await page.keyboard.type('Stock');
    await expect(page.getByRole('option', { name: /^Stock/ })).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Stock', level: 1 })).toBeVisible();
  });
});
