import sharp from 'sharp';
import { zipOf } from '../../server/test/zip.ts';
import { expect, test } from './ownShop.ts';
import { startImport } from './startImport.ts';

test('a ZIP with pictures gives products their pictures, which the shop shows', async ({
  page,
  shop,
  manager: _,
}) => {
  const code = `ZIP-${Date.now()}`;
  const name = `Mango Pickle ${code}`;
  const picture = (background: string) =>
    sharp({ create: { width: 120, height: 80, channels: 3, background } })
      .png()
      .toBuffer();
  const csv = [
    'Code,Item,Category,Sub category,Brand,Rate,Qty,Photo',
    `${code},${name},Picked Desk,Pickles,Own,95,7,front.png | back.png`,
    `${code}-B,Lime Pickle ${code},Picked Desk,Pickles,Own,85,7,missing.png`,
  ];
  const zip = zipOf([
    { name: 'goods.csv', content: csv.join('\r\n') },
    { name: 'photos/front.png', content: await picture('orange') },
    { name: 'photos/back.png', content: await picture('teal') },
  ]);
  await page.goto('/desk/import');
  await page
    .getByLabel('Catalogue file')
    .setInputFiles({ name: 'goods.zip', mimeType: 'application/zip', buffer: zip });
  const preview = page.getByRole('table', { name: 'Preview' });
  await expect(preview.getByRole('row', { name: /Lime Pickle/ })).toContainText(
    'Pictures: there is no such picture file: ignored (“missing.png”)',
  );
  await startImport(page);
  await expect(page.getByText('Imported: 2 new products, 0 changed, 0 records refused.')).toBeVisible();

  await expect.poll(() => shop.getProduct(name).catch(() => null)).toMatchObject({ countInStock: 7 });
  const { id } = await shop.getProduct(name);
  await page.goto(`/product/${id}`);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  const { product } = await shop.query<{ product: { images: { url: string }[] } }>(
    `{ product(id: "${id}") { images { url } } }`,
  );
  expect(product.images).toHaveLength(2);
  const mainPicture = page.locator(`img[src="${product.images[0]!.url}"]`).first();
  const isLoaded = () =>
    mainPicture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0);
  await expect.poll(isLoaded).toBe(true);
});
