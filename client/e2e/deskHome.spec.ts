import { readFileSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { type ShopServer, startShopServer } from './shopServer.ts';

// A shop of its own: other tests buy meanwhile.

test.describe.configure({ mode: 'serial' });

let shop: ShopServer;
test.beforeAll(async () => {
  const port = Number(process.env.E2E_PORT) + 4;
  shop = await startShopServer(port, await mkdtemp(path.join(tmpdir(), 'kirana-e2e-home-')));
});
test.afterAll(() => shop.close());

/** Opens the desk as the demo's owner. */
async function openHome(page: Page, query = ''): Promise<void> {
  await page.goto(`${shop.url}/desk/${query}`);
  await page.getByLabel('E-mail').fill('owner@kirana.example');
  await page.getByLabel('Password').fill('kirana-demo');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { name: 'Namaste, Omar Demo' })).toBeVisible();
}

/** The card with this title. */
const card = (page: Page, title: string) =>
  page.locator('.chakra-card__root').filter({ has: page.getByRole('heading', { name: title }) });

test('the owner reads the sales of the demo’s orders as a chart, as a table and as a file', async ({
  page,
}) => {
  await openHome(page, '?days=90');
  const sales = card(page, 'Sales by day');
  await expect(sales.locator('svg.recharts-surface').first()).toBeVisible();
  // Screen readers get the table beside the chart.
  await expect(sales.getByRole('table')).toHaveCount(1);
  await sales.getByRole('button', { name: 'Table' }).click();
  await expect(sales.getByRole('row')).toHaveCount(91);

  const downloading = page.waitForEvent('download');
  await sales.getByRole('button', { name: 'Sales by day as CSV' }).click();
  const file = readFileSync(await (await downloading).path(), 'utf8');
  const rows = file.trim().split('\r\n').slice(1);
  const sum = rows.reduce((total, row) => total + Number(row.split(',')[2]), 0);
  const total = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 }).format(sum);
  await expect(page.getByText(`Rs ${total}`, { exact: true })).toBeVisible();
});

test('the period is in the address', async ({ page }) => {
  await openHome(page);
  await page.getByText('7 days').click();
  await expect(page).toHaveURL(/days=7/);
  await expect(page.getByText(/so far, compared with .* until the same time/)).toBeVisible();
  await card(page, 'Sales by day').getByRole('button', { name: 'Table' }).click();
  await expect(card(page, 'Sales by day').getByRole('row')).toHaveCount(8);
  await page.getByText('Units', { exact: true }).first().click();
  await expect(page).toHaveURL(/by=units/);
  await page.goBack();
  await page.goto(`${shop.url}/desk/?from=2020-01-01&to=2020-01-31`);
  await expect(page.getByText('No orders on 1 Jan – 31 Jan')).toBeVisible();
  await expect(page.getByText('1 Jan – 31 Jan, compared with 1 Dec – 31 Dec')).toBeVisible();
});

test('an open task leads to its list', async ({ page }) => {
  await openHome(page);
  const openTasks = page.getByRole('region', { name: 'Open tasks' });
  await expect(openTasks.getByRole('link', { name: 'Orders to pack' })).toHaveAttribute(
    'href',
    '/desk/orders?status=paid',
  );
  await openTasks.getByRole('link', { name: 'Refunds to settle' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Refunds' })).toBeVisible();
});

for (const width of [390, 1280, 1920])
  test(`the home page is accessible at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await openHome(page);
    await expect(page.locator('svg.recharts-surface').first()).toBeVisible();
    await expectAccessible(page, 'main');
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  });
