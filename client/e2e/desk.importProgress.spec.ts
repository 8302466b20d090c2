import { expect, test } from './freshShop.ts';
import { ask } from './ownShop.ts';
import { startImport } from './startImport.ts';

/** So many that a fast machine, too, takes longer than the page takes to ask again. */
const RECORDS = 20_000;

test('a large import says how far it is, and the shop stays open', async ({ page, request, owner: _ }) => {
  test.slow();
  await page.goto('/desk/import');
  const lines = Array.from(
    { length: RECORDS },
    (_, index) => `L-${index},Large Lentil ${index},Staples of the test,Lentils,Own,100,5`,
  );
  await page.getByLabel('Catalogue file').setInputFiles({
    name: 'large.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(['sku,product,category,sub_category,brand,sale_price,stock', ...lines].join('\n')),
  });
  await expect(page.getByRole('table', { name: 'Preview' })).toContainText('Large Lentil');
  await startImport(page);

  await expect(
    page.getByText(/^(?!20,000)[1-9][\d,]* of 20,000 records\. The shop stays open\.$/),
  ).toBeVisible();
  // Shoppers look for products meanwhile.
  const { products } = await ask(request, '{ products(filter: { text: "mango" }) { totalCount } }', {});
  expect(products.totalCount).toBeGreaterThan(0);

  await expect(page.getByText('Imported: 20,000 new products, 0 changed, 0 records refused.')).toBeVisible({
    timeout: 120_000,
  });
  await expect(page.getByRole('progressbar')).toHaveCount(0);
});
