import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { parse } from 'csv-parse/sync';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './ownShop.ts';

// In a shop of its worker: other tests buy meanwhile.

test.beforeEach(({ owner: _ }) => {});

/** Opens the desk as the demo's owner. */
async function openHome(page: Page, query = ''): Promise<void> {
  await page.goto(`/desk/${query}`);
  await expect(page.getByRole('heading', { name: 'Namaste, Omar Demo' })).toBeVisible();
}

/** The section with this title. */
const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** The card with this title. */
const card = (page: Page, title: string) =>
  page.locator('.chakra-card__root').filter({ has: page.getByRole('heading', { name: title }) });

/** Saves the numbers of a chart, and reads the file. */
async function downloadCsv(page: Page, title: string): Promise<string[][]> {
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: `${title} as CSV` }).click();
  return parse(readFileSync(await (await downloading).path()), { bom: true });
}

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

  const [, ...rows] = await downloadCsv(page, 'Sales by day');
  const sum = rows.reduce((total, row) => total + Number(row[2]), 0);
  const total = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 }).format(sum);
  await expect(section(page, 'Chosen period').getByText(`Rs ${total}`, { exact: true })).toBeVisible();
});

test('today is on the first view, beside the chosen period, and in one file with it', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openHome(page);
  for (const name of ['Today', 'Chosen period']) {
    for (const figure of ['Sales', 'Orders', 'Average basket', 'Refunds', 'Checkouts paid'])
      await expect(section(page, name).getByText(figure, { exact: true })).toBeInViewport();
    await expect(section(page, name)).toContainText(/so far, compared with .* until the same time/);
  }
  const [header, ...rows] = await downloadCsv(page, 'Figures');
  expect(header).toEqual([
    'Figure',
    expect.stringMatching(/^Today \d{4}-\d\d-\d\d$/),
    expect.stringMatching(/^Until the same time of /),
    expect.stringMatching(/ to /),
    expect.stringMatching(/^Before: /),
  ]);
  const orders = rows.find(([figure]) => figure === 'Orders');
  const ordersCard = (name: string) =>
    section(page, name)
      .locator('.chakra-card__root')
      .filter({ has: page.getByText('Orders', { exact: true }) });
  await expect(ordersCard('Today')).toContainText(String(orders?.[1]));
  await expect(ordersCard('Chosen period')).toContainText(String(orders?.[3]));

  // Today alone stands there once.
  await page.getByText('Today', { exact: true }).first().click();
  await expect(page).toHaveURL(/days=1/);
  await expect(section(page, 'Chosen period')).toHaveCount(0);
  await expect(section(page, 'Today')).toBeVisible();
});

test('the owner reads how many checkouts are paid, and saves the numbers of each chart', async ({ page }) => {
  await openHome(page, '?days=7');
  const checkouts = card(page, 'Checkouts begun → paid');
  await expect(checkouts.locator('svg.recharts-surface').first()).toBeVisible();
  await checkouts.getByRole('button', { name: 'Table' }).click();
  await expect(checkouts.getByRole('row')).toHaveCount(8);
  const [header, ...rows] = await downloadCsv(page, 'Checkouts begun → paid');
  expect(header).toEqual(['Day', 'Begun', 'Paid', 'Paid (%)']);
  const [begun, paid] = [1, 2].map((column) => rows.reduce((sum, row) => sum + Number(row[column]), 0));
  expect(paid).toBeGreaterThan(0);
  expect(begun).toBeGreaterThanOrEqual(Number(paid));
  await expect(checkouts).toContainText(`${paid} of ${begun} are paid`);
  await expect(section(page, 'Chosen period')).toContainText(`${paid} of ${begun} begun`);

  for (const [title, column] of [
    ['Best sellers', 'Product'],
    ['Sales by category', 'Category'],
  ] as const) {
    await card(page, title).getByRole('button', { name: 'Table' }).click();
    const [titles, ...lines] = await downloadCsv(page, title);
    expect(titles).toEqual([column, 'Units', 'Sales (Rs)']);
    await expect(card(page, title).getByRole('row')).toHaveCount(lines.length + 1);
  }
});

test('the period is in the address', async ({ page }) => {
  await openHome(page);
  await page.getByText('7 days').click();
  await expect(page).toHaveURL(/days=7/);
  await expect(section(page, 'Chosen period')).toContainText(/so far, compared with .* until the same time/);
  await card(page, 'Sales by day').getByRole('button', { name: 'Table' }).click();
  await expect(card(page, 'Sales by day').getByRole('row')).toHaveCount(8);
  await page.getByText('Units', { exact: true }).first().click();
  await expect(page).toHaveURL(/by=units/);
  await page.goBack();
  await page.goto('/desk/?from=2020-01-01&to=2020-01-31');
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
  await expect(page.getByLabel('State')).toHaveValue('unresolved');
});

for (const width of [390, 1280, 1920])
  test(`the home page is accessible at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await openHome(page);
    await expect(page.locator('svg.recharts-surface').first()).toBeVisible();
    await expectAccessible(page, 'main');
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  });
