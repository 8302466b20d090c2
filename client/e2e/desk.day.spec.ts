import type { APIRequestContext, Browser, BrowserContext, Download, Locator, Page } from '@playwright/test';
import { parse } from 'csv-parse/sync';
import { expectAccessible } from './accessible.ts';
import { ask, expect, PRODUCT, test, UPDATE } from './ownShop.ts';
import { billingOf, type Shopper, signInBrowser } from './shopApi.ts';
import { startImport } from './startImport.ts';
import * as steps from './steps.ts';

// A day in the shop: the owner, a packer and a shopper, each in a browser of their own.

// The shop's days are those of India.
test.use({ timezoneId: 'Asia/Kolkata' });

const KIWI = 'Green Kiwi, Pack of Three';
const CREAM = 'Fresh Cooking Cream';
const MASALA = 'Chole Masala';
const REVIEW = 'The best kiwis of the whole quarter, juicy and sweet.';

const dialog = (page: Page): Locator => page.getByRole('dialog').or(page.getByRole('alertdialog'));
const button = (page: Page, name: string | RegExp): Locator =>
  page
    .getByRole('main')
    .getByRole('button', { name, exact: typeof name === 'string' })
    .first();
const say = (page: Page, text: string | RegExp) => expect(page.getByText(text).first()).toBeVisible();

/** Another person's browser, as wide as the test's. */
const newBrowser = (browser: Browser, page: Page, baseURL: string): Promise<BrowserContext> =>
  browser.newContext({ baseURL, viewport: page.viewportSize(), timezoneId: 'Asia/Kolkata' });

/** Opens a shopper's only order at the desk. */
async function openOrder(page: Page, { email }: Shopper): Promise<void> {
  await page.goto(`/desk/orders?search=${encodeURIComponent(email)}`);
  await page.locator('main a[href*="/orders/"]:visible').first().click();
  await expect(page.getByRole('heading', { level: 1, name: /^Order / })).toBeVisible();
}

/** The records of a downloaded CSV file, by the titles of the columns. */
async function readRecords(download: Download): Promise<Record<string, string>[]> {
  const chunks = await (await download.createReadStream()).toArray();
  return parse(Buffer.concat(chunks), { bom: true, columns: true });
}

/** What the shopper's orders page says of the only order. */
async function expectStatus(page: Page, status: string): Promise<void> {
  await page.goto('/orders');
  await expect(page.getByText(status, { exact: true })).toBeVisible();
}

/** How many rows the grid has of the first forty products and their variants. */
async function rowsOfForty(request: APIRequestContext, token: string): Promise<number> {
  const query = '{ desk { products(first: 40) { nodes { variants { id } } } } }';
  const { nodes }: { nodes: { variants: object[] }[] } = (await ask(request, query, {}, token)).desk.products;
  return nodes.reduce((rows, { variants }) => rows + 1 + variants.length, 0);
}

test('a day in the shop @phone', async ({ page, browser, request, shop, baseURL, mailServer, owner }, {
  project,
}) => {
  test.slow();
  const packerEmail = `day.packer.${project.name}@example.com`;
  const shopper = await shop.createShopper();
  const [kiwi, cream] = [await shop.getProduct(KIWI), await shop.getProduct(CREAM)];
  const mailsTo = (address: string) => mailServer.mails.filter(({ to }) => to === address);
  const stockOf = async (name: string) => (await shop.getProduct(name)).countInStock;
  const subjects = () => mailsTo(shopper.email).map(({ subject }) => subject);

  const packerBrowser = await newBrowser(browser, page, String(baseURL));
  const shopperBrowser = await newBrowser(browser, page, String(baseURL));
  await signInBrowser(shopperBrowser, String(baseURL), shopper);
  const packer = await packerBrowser.newPage();
  const visitor = await shopperBrowser.newPage();

  await test.step('the owner invites a packer, who accepts', async () => {
    await page.goto('/desk/staff');
    await button(page, 'Invite').click();
    await dialog(page).getByLabel('E-mail').fill(packerEmail);
    await dialog(page).getByRole('button', { name: 'Send the invitation' }).click();
    await say(page, `${packerEmail} as packer`);
    await expect.poll(() => mailsTo(packerEmail).length).toBe(1);
    await packer.goto(/http\S+/.exec(String(mailsTo(packerEmail)[0]?.text))?.[0] ?? '');
    await packer.getByRole('main').getByLabel('Name').fill('Pavan Packer');
    await packer.getByRole('main').getByLabel('Phone').fill(shopper.phone.replace(/^../, '81'));
    await packer.getByRole('main').getByLabel('Password').fill('ten green mangoes');
    await button(packer, 'Open an account').click();
    await packer.getByRole('button', { name: 'Accept the invitation' }).click();
    await expect(packer.getByRole('heading', { level: 1 })).toContainText('Pavan Packer');
  });

  await test.step('a shopper buys two products', async () => {
    await shop.addToCart(shopper, KIWI, { quantity: 2 });
    await shop.addToCart(shopper, CREAM);
    await steps.open(visitor, '/checkout');
    await steps.checkOut(visitor, shopper);
    await steps.pay(visitor, `Rs ${2 * kiwi.price + cream.price}`);
    await expect(visitor).toHaveURL('/orders');
    await expectStatus(visitor, 'paid');
  });

  await test.step('the packer packs it, finds a product short, refunds it and ships', async () => {
    await openOrder(packer, shopper);
    await say(packer, billingOf(shopper).zipCode);
    await button(packer, 'Start packing').click();
    await say(packer, 'The order is being packed now');
    await expectStatus(visitor, 'packing');
    await packer.getByRole('listitem').filter({ hasText: KIWI }).click();
    await say(packer, '1 of 2 packed');
    await button(packer, 'Refund…').click();
    await dialog(packer)
      .getByRole('button', { name: `One ${CREAM} more` })
      .click();
    await dialog(packer).getByRole('button', { name: 'We have run out of it.' }).click();
    await dialog(packer)
      .getByRole('button', { name: `Refund Rs ${cream.price}` })
      .click();
    await expect(dialog(packer).getByText(`Rs ${cream.price} is refunded`)).toBeVisible();
    await dialog(packer).getByRole('button', { name: 'Close', exact: true }).last().click();
    await say(packer, '1 of 1 packed');
    await button(packer, 'Mark as packed').click();
    await say(packer, 'The order is packed now');
    await button(packer, 'Send out').click();
    await say(packer, 'The order is out for delivery now');
  });

  await test.step('the shopper sees each step', async () => {
    await expectStatus(visitor, 'out for delivery');
    await button(packer, 'Mark as delivered').click();
    await say(packer, 'The order is delivered now');
    await expectStatus(visitor, 'delivered');
    // The ledger has the sale; the missing unit did not come back.
    expect(await stockOf(KIWI)).toBe(kiwi.countInStock - 2);
    expect(await stockOf(CREAM)).toBe(cream.countInStock - 1);
  });

  await test.step('the owner reprices forty products in the grid, and undoes it', async () => {
    const countCheap = async () =>
      (
        await shop.query<{ products: { totalCount: number } }>(
          '{ products(filter: { minPrice: 1.1, maxPrice: 1.99 }) { totalCount } }',
        )
      ).products.totalCount;
    await page.goto('/desk/products');
    await page.locator('#cell-0-price').click();
    const rows = await rowsOfForty(request, owner.token);
    await page.evaluate((length) => {
      const clipboardData = new DataTransfer();
      const prices = Array.from({ length }, (_, row) => `1.${10 + (row % 90)}`);
      clipboardData.setData('text/plain', prices.join('\n'));
      const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
      document.activeElement?.dispatchEvent(event);
    }, rows);
    await say(page, /changes in 40 products/);
    await button(page, 'Save').click();
    await say(page, '40 products saved');
    expect(await countCheap()).toBe(40);
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await say(page, 'Undone');
    expect(await countCheap()).toBe(0);
  });

  await test.step('the owner imports a file with an error', async () => {
    const sku = `DAY-${project.name}`;
    const lines = [
      'sku,product,category,sub_category,brand,sale_price,stock',
      `${sku}-1,Day Dal ${project.name},Staples,Dal,Own,120,9`,
      `${sku}-2,,Staples,Rice,Own,80,1`,
    ];
    await page.goto('/desk/import');
    await page.getByLabel('Catalogue file').setInputFiles({
      name: 'day.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(lines.join('\r\n')),
    });
    await expect(page.getByRole('button', { name: 'Refused 1' })).toBeVisible();
    await startImport(page);
    await say(page, 'Imported: 1 new product, 0 changed, 1 record refused.');
    const product = () => shop.getProduct(`Day Dal ${project.name}`).catch(() => null);
    await expect.poll(product).toMatchObject({ price: 120 });
  });

  await test.step('the owner hides a review', async () => {
    await visitor.goto(`/product/${kiwi.id}`);
    await steps.waitForHydration(visitor);
    await visitor.getByRole('tab', { name: /^Reviews/ }).click();
    await visitor.getByRole('textbox', { name: 'Your review' }).fill(REVIEW);
    await visitor.getByRole('button', { name: 'Submit Review' }).click();
    const shown = visitor.getByRole('region', { name: 'Reviews', exact: true }).getByText(REVIEW);
    await expect(shown).toBeVisible();

    await page.goto(`/desk/reviews?text=${encodeURIComponent(KIWI)}`);
    await page
      .getByRole('button', { name: `Hide the review of ${shopper.name}` })
      .first()
      .click();
    await dialog(page).getByLabel('Reason').fill('It is an advertisement.');
    await dialog(page).getByRole('button', { name: 'Hide', exact: true }).click();
    await say(page, 'It is an advertisement.');

    const other = await newBrowser(browser, page, String(baseURL));
    const otherPage = await other.newPage();
    await otherPage.goto(`/product/${kiwi.id}`);
    await steps.waitForHydration(otherPage);
    await otherPage.getByRole('tab', { name: /^Reviews/ }).click();
    await expect(otherPage.getByRole('heading', { name: 'Customer questions & answers' })).toBeVisible();
    await expect(otherPage.getByText(REVIEW)).toHaveCount(0);
    await other.close();
  });

  await test.step('the chart of sales adds up to the orders', async () => {
    await page.goto('/desk/?days=7');
    const sales = page
      .locator('.chakra-card__root')
      .filter({ has: page.getByRole('heading', { name: 'Sales by day' }) });
    await sales.getByRole('button', { name: 'Table' }).click();
    await expect(sales.getByRole('row')).toHaveCount(8);
    const download = page.waitForEvent('download');
    await sales.getByRole('button', { name: 'Sales by day as CSV' }).click();
    const days = await readRecords(await download);

    await page.goto(`/desk/orders?from=${days[0]?.Day}&to=${days.at(-1)?.Day}`);
    const exported = page.waitForEvent('download');
    await button(page, 'Export').click();
    const orders = await readRecords(await exported);
    const sumOf = (records: Record<string, string>[], column: string) =>
      records.reduce((sum, record) => sum + Math.round(Number(record[column]) * 100), 0);
    expect(orders.some(({ Email }) => Email === shopper.email)).toBe(true);
    expect(sumOf(days, 'Sales (Rs)')).toBe(sumOf(orders, 'Amount (Rs)'));
  });

  await test.step('the shopper has a mail about each step', async () => {
    // They wait for half a minute, while staff can take a step back.
    await expect.poll(subjects, { timeout: 60_000 }).toContain('Your order is delivered');
    expect(subjects()).toEqual(
      expect.arrayContaining([
        'We are packing your order',
        `Rs ${cream.price} of your order is refunded`,
        'Your order is packed',
        'Your order is out for delivery',
      ]),
    );
  });

  await packerBrowser.close();
  await shopperBrowser.close();
});

test('a short weighed line is refunded, and the shopper reads both weights', async ({
  page,
  browser,
  request,
  shop,
  baseURL,
  getStaff,
  packer: _,
}) => {
  const { token } = await getStaff('owner');
  const { id } = await shop.getProduct(MASALA);
  const { desk } = await ask(request, PRODUCT, { id }, token);
  const loose = { unit: 'G', weighed: true };
  const variants = [
    { label: '500 g', price: 120, amount: 500, ...loose },
    { label: '1 kg', price: 220, amount: 1000, ...loose },
  ];
  await ask(request, UPDATE, { changes: [{ id, version: desk.product.version, variants }] }, token);
  const shopper = await shop.createShopper();
  await shop.placeOrder(shopper, MASALA, { option: '500 g' });

  await page.setViewportSize({ width: 390, height: 844 });
  await openOrder(page, shopper);
  await button(page, 'Start packing').click();
  await page.getByLabel('Weighed (g)').fill('430');
  await say(page, '500 g ordered. Rs 16.80 will be refunded.');
  await expectAccessible(page);
  await button(page, 'Save weight').click();
  await say(page, 'The weight is saved. Rs 16.80 is refunded.');
  await say(page, /500 g, weighed 430 g/);
  await expect(page.getByLabel('Weighed (g)')).toHaveCount(0);
  await expect(page.getByRole('list', { name: 'Refunds of the order' })).toContainText(
    'Weighed 430 g instead of 500 g.',
  );

  const visitor = await browser.newContext({ baseURL: String(baseURL) });
  await signInBrowser(visitor, String(baseURL), shopper);
  const shopPage = await visitor.newPage();
  await shopPage.goto('/orders');
  await shopPage.getByRole('button', { name: 'Click here to view' }).click();
  const products = shopPage.getByRole('dialog', { name: 'Products' });
  await expect(products.getByRole('row', { name: MASALA })).toContainText('500 g, weighed 430 g');
  await visitor.close();
});
