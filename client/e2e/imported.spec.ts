import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { catalogueFile, pickThree } from './catalogueFile.ts';
import { expect, test } from './freshShop.ts';
import * as steps from './steps.ts';

const root = path.resolve(import.meta.dirname, '../..');

async function importCatalogue(file: string, dataDir: string): Promise<string> {
  const command = ['server/tools/run.mjs', 'import', file];
  const env = { ...process.env, DATA_DIR: dataDir };
  const { stdout } = await promisify(execFile)(process.execPath, command, { cwd: root, env });
  return stdout;
}

const rupees = (amount: number) => `Rs ${amount.toFixed(2).replace('.00', '')}`;

test('a shop sells products of an imported catalogue', async ({ page, place, shop, shopper }, testInfo) => {
  test.slow();
  const file = catalogueFile(testInfo.outputPath());
  const rows = pickThree(file);
  const before = await shop.countProducts();

  const output = await importCatalogue(file, place.dataDir);
  const [, imported] = output.match(/^imported (\d{4}), updated \d+, repaired \d+, refused \d+$/m) ?? [];
  await expect.poll(shop.countProducts).toBe(before + Number(imported));

  await steps.open(page, '/');
  for (const { product, brand, price } of rows) {
    await steps.search(page, product);
    await steps.openProduct(page, product);
    await expect(page.getByRole('main')).toContainText(`Brand: ${brand}`);
    await expect(page.getByRole('main')).toContainText(rupees(price));
    await steps.addToCart(page);
  }
  await steps.expectCartCount(page, 3);

  const total = rupees(rows.reduce((sum, { price }) => sum + price * 100, 0) / 100);
  await steps.openCart(page);
  await page.getByRole('link', { name: 'Proceed To CheckOut' }).click();
  await steps.checkOut(page, shopper);
  await steps.pay(page, total);
  await expect(page).toHaveURL('/orders');
  await expect(steps.orders(page)).toContainText(total);

  await page.getByRole('button', { name: 'Click here to view' }).click();
  for (const { product, price } of rows) {
    const line = page
      .getByRole('dialog')
      .getByRole('row')
      .filter({ has: page.getByTitle(product) });
    await expect(line).toContainText(rupees(price));
  }
});
