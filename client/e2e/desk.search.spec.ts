import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './fixtures.ts';

const KHAKHRA = 'Methi Khakhra, Hand Roasted on an Iron Tawa with Sesame and Fresh Fenugreek Leaves';

const bar = (page: Page) =>
  page.getByRole('combobox', { name: 'Search orders, products, customers and pages' });

test('the command bar finds an order by its shopper, its id and by a button on a phone @phone', async ({
  page,
  shop,
  packer: staff,
}, { project }) => {
  const shopper = await shop.createShopper();
  await shop.placeOrder(shopper, KHAKHRA);
  const { desk } = await shop.query<{ desk: { orders: { nodes: { id: string }[] } } }>(
    'query ($text: String!) { desk { orders(first: 1, filter: { search: $text }) { nodes { id } } } }',
    { text: shopper.email },
    staff.token,
  );
  const orderId = desk.orders.nodes[0]?.id ?? '';
  const isPhone = project.name === 'phone';
  const openBar = async () => {
    const button = page.getByRole('button', { name: 'Search', exact: true });
    if (isPhone) await button.tap();
    else await button.click();
    await expect(bar(page)).toBeFocused();
  };
  const choose = async (name: string | RegExp) => {
    const option = page.getByRole('listbox', { name: 'Commands' }).getByRole('option', { name }).first();
    if (isPhone) await option.tap();
    else await option.click();
  };
  await page.goto('/desk');
  await expect(page.getByRole('heading', { name: 'Namaste' })).toBeVisible();
  for (const text of [shopper.email, orderId]) {
    await openBar();
    await bar(page).fill(text);
    await expect(page.getByRole('group', { name: 'Orders' }).getByRole('option')).toHaveCount(1);
    if (text === orderId) await expectAccessible(page);
    await choose(new RegExp(shopper.name));
    await expect(page).toHaveURL(`/desk/orders/${orderId}`);
    await expect(page.getByRole('main')).toContainText(shopper.email);
  }
  await openBar();
  await choose('Stock');
  await expect(page.getByRole('heading', { name: 'Stock', level: 1 })).toBeVisible();
});

test.describe('on a Mac', () => {
  test.use({
    userAgent:
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
  });

  test('the help and the search button name the command key', async ({ page, owner: _ }) => {
    await page.goto('/desk/products');
    await expect(page.getByRole('grid')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Search', exact: true })).toContainText('⌘');
    await page.getByRole('heading', { level: 1 }).click();
    await page.keyboard.press('?');
    const help = page.getByRole('dialog', { name: 'Keys' });
    await expect(help.getByRole('row').filter({ hasText: 'Command bar' })).toContainText('⌘');
    await expect(help).not.toContainText('Ctrl');
    await page.keyboard.press('Escape');
    await expect(help).toBeHidden();
    await page.keyboard.press('Meta+k');
    await expect(bar(page)).toBeFocused();
  });
});

test('elsewhere the help names the control key', async ({ page, owner: _ }) => {
  await page.goto('/desk');
  await expect(page.getByRole('heading', { name: 'Namaste' })).toBeVisible();
  await page.keyboard.press('?');
  const row = page.getByRole('dialog', { name: 'Keys' }).getByRole('row').filter({ hasText: 'Command bar' });
  await expect(row).toContainText('Ctrl');
});

test('the colours are chosen in the menu, and remembered @phone', async ({ page, owner: { name } }) => {
  const choose = async (mode: string) => {
    await page.getByRole('button', { name: new RegExp(name) }).click();
    await page.getByRole('menuitemradio', { name: mode }).click();
  };
  const isDark = () => page.evaluate(() => document.documentElement.classList.contains('dark'));
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/desk');
  await expect(page.getByRole('heading', { name: 'Namaste' })).toBeVisible();
  expect(await isDark()).toBe(false);
  const light = await background();

  await choose('Dark');
  await expect.poll(isDark).toBe(true);
  await expect.poll(background).not.toBe(light);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Namaste' })).toBeVisible();
  expect(await isDark()).toBe(true);

  await page.emulateMedia({ colorScheme: 'dark' });
  await choose('Light');
  await expect.poll(isDark).toBe(false);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Namaste' })).toBeVisible();
  expect(await isDark()).toBe(false);
  expect(await background()).toBe(light);

  await choose('As the system');
  await expect.poll(isDark).toBe(true);
  await page.emulateMedia({ colorScheme: 'light' });
  await expect.poll(isDark).toBe(false);
});

test('orders, an order, products and reports use a screen of 1920 px without overflow', async ({
  page,
  shop,
  owner: { token },
}) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  const { desk } = await shop.query<{ desk: { orders: { nodes: { id: string }[] } } }>(
    '{ desk { orders(first: 1, filter: {}) { nodes { id } } } }',
    {},
    token,
  );
  for (const [name, address] of [
    ['orders', '/desk/orders'],
    ['order', `/desk/orders/${desk.orders.nodes[0]?.id}`],
    ['products', '/desk/products'],
    ['reports', '/desk'],
  ] as const)
    await test.step(name, async () => {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('.chakra-spinner, .chakra-skeleton')).toHaveCount(0);
      const { overflow, used } = await page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement;
        const main = document.querySelector('main');
        const edges = [...(main?.querySelectorAll('h1, h2, table, [role=grid], button, p') ?? [])].map(
          (element) => element.getBoundingClientRect().right,
        );
        return { overflow: scrollWidth - clientWidth, used: Math.max(...edges) };
      });
      expect({ name, overflow }).toEqual({ name, overflow: 0 });
      // The content does not leave half of a wide screen empty.
      expect(used).toBeGreaterThan(1200);
    });
});
