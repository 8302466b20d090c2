import type { APIRequestContext, Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { expectAccessible } from './accessible.ts';
import { contrastOf } from './contrast.ts';
import { ask, expect, test } from './ownShop.ts';
import * as steps from './steps.ts';

// What staff do on the page of a product, and what shoppers see of it. Each test has a product of its own.

test.beforeEach(({ owner: _ }) => {});

/** Opens the page of a product at the desk. */
async function openEditor(page: Page, { id, name }: { id: string; name: string }) {
  await page.goto(`/desk/products/${id}`);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

async function save(page: Page, name: string) {
  await page.getByRole('region', { name: 'Unsaved changes' }).getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(`${name} saved`)).toBeVisible();
}

/** A file of a picture in one colour. */
const picture = async (background: string) => ({
  name: `${background}.png`,
  mimeType: 'image/png',
  buffer: await sharp({ create: { width: 300, height: 200, channels: 3, background } })
    .png()
    .toBuffer(),
});

const PICTURES = 'query($id: ID!) { product(id: $id) { images { url } imageAlts } }';
const picturesOf = async (request: APIRequestContext, id: string) =>
  (await ask(request, PICTURES, { id })).product as { images: { url: string }[]; imageAlts: string[] };

test('several pictures are uploaded, moved, described and removed', async ({ page, request, shop }) => {
  const product = await shop.getProduct('Moong Dal Namkeen');
  const before = await picturesOf(request, product.id);
  expect(before.images).toHaveLength(3);
  await openEditor(page, product);
  const alt = (number: number) => page.getByLabel(`What picture ${number} shows`);
  const files = await Promise.all(['orange', 'teal', 'purple'].map(picture));
  await page.getByLabel('Pictures', { exact: true }).and(page.locator('input')).setInputFiles(files);
  await alt(4).fill('The bag');
  await alt(5).fill('The back of the bag');
  await alt(6).fill('Too dark');
  await page.getByRole('button', { name: 'Remove picture 6' }).click();
  await page.getByRole('button', { name: 'Remove picture 1' }).click();
  await page.getByRole('button', { name: 'Remove picture 1' }).click();
  // The bag becomes the main picture, its back the second one.
  await page.getByRole('button', { name: 'Move picture 2 forward' }).click();
  await expect(alt(1)).toHaveValue('The bag');
  await page.getByRole('button', { name: 'Move picture 2 back' }).click();
  await expect(alt(2)).toHaveValue('The back of the bag');
  await expect(alt(3)).toHaveValue('');
  await expect(alt(4)).toHaveCount(0);
  await expectAccessible(page);
  await save(page, product.name);

  const saved = await picturesOf(request, product.id);
  expect(saved.imageAlts).toEqual(['The bag', 'The back of the bag', '']);
  expect(saved.images).toHaveLength(3);
  expect(saved.images[2]).toEqual(before.images[2]);
  await steps.open(page, `/product/${product.id}`);
  const main = page.getByAltText('The bag', { exact: true });
  await expect(main).toBeVisible();
  const isLoaded = () => main.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0);
  await expect.poll(isLoaded).toBe(true);
  await page.getByRole('button', { name: 'Show picture 2' }).click();
  await expect(page.getByAltText('The back of the bag')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Show picture \d$/ })).toHaveCount(3);

  await openEditor(page, product);
  await page.getByRole('button', { name: 'Remove picture 1' }).click();
  await save(page, product.name);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(page.getByText('Undone')).toBeVisible();
  await expect(alt(1)).toHaveValue('The bag');
  await expect.poll(() => picturesOf(request, product.id)).toEqual(saved);
});

test('the button for pictures opens a file dialog by mouse and keyboard', async ({ page, shop }) => {
  const upload = async (open: (button: Locator) => Promise<void>, background: string) => {
    const opening = page.waitForEvent('filechooser', { timeout: 60_000 });
    await open(page.getByRole('button', { name: 'Upload pictures' }));
    await (await opening).setFiles(await picture(background));
  };
  const expectUploads = async (firstNumber: number) => {
    const group = page.getByRole('group', { name: 'Pictures' });
    await upload((button) => button.click(), 'olive');
    await expect(group.getByLabel(`What picture ${firstNumber} shows`)).toBeVisible();
    await upload((button) => button.press('Enter'), 'navy');
    await expect(group.getByLabel(`What picture ${firstNumber + 1} shows`)).toBeVisible();
  };
  await openEditor(page, await shop.getProduct('Masala Mathri Tin'));
  const group = page.getByRole('group', { name: 'Pictures' });
  await expectUploads((await group.getByRole('listitem').count()) + 1);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Discard' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByRole('region', { name: 'Unsaved changes' })).toBeHidden();
  await page.goto('/desk/products/new');
  await expectUploads(1);
});

test('a copy is made that shoppers see once it is put on sale', async ({ page, shop }) => {
  const original = await shop.getProduct('Masala Potato Wafers');
  await openEditor(page, original);
  await page.getByRole('button', { name: 'Duplicate' }).click();
  await expect(page.getByText('Copied. The copy is not on sale yet.')).toBeVisible();
  const name = `${original.name} (copy)`;
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  const id = String(page.url().split('/').at(-1));
  expect(id).not.toBe(original.id);
  await expect(page.getByLabel('Price (Rs)').first()).toHaveValue(String(original.price));

  const renamed = 'Jeera Potato Wafers';
  await page.getByLabel('Name').fill(renamed);
  await save(page, renamed);
  await page.goto(`/product/${id}`);
  await expect(steps.heading(page, 'Page Not Found')).toBeVisible();
  await openEditor(page, { id, name: renamed });
  await page.getByRole('button', { name: 'Put on sale' }).click();
  await expect(page.getByText('1 product on sale')).toBeVisible();
  await steps.open(page, `/product/${id}`);
  await expect(steps.heading(page, renamed)).toBeVisible();
  await expect(page.getByText('Sold out').first()).toBeVisible();
});

test('a withdrawn product is gone for shoppers until it is put on sale again', async ({ page, shop }) => {
  const product = await shop.getProduct('Bhakarwadi Spiral Rolls');
  const openInShop = () => steps.open(page, `/product/${product.id}`);
  const expectNothing = () => expect(steps.heading(page, 'Page Not Found')).toBeVisible();
  await openEditor(page, product);
  await page.getByRole('button', { name: 'Withdraw' }).click();
  await expect(page.getByText('1 product withdrawn')).toBeVisible();
  const message = page.locator('[data-scope=toast][data-type=success]').first();
  // axe does not measure it.
  const [color, background] = await message.evaluate((element) => {
    const style = getComputedStyle(element);
    return [style.color, style.backgroundColor] as const;
  });
  expect(contrastOf(color, background)).toBeGreaterThanOrEqual(4.5);
  await expect(page.getByText('Not on sale', { exact: true })).toBeVisible();
  await openInShop();
  await expectNothing();
  await page.goto(`/products/subCat/${product.subCatId}`);
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await expect(page.getByTitle(product.name, { exact: true })).toHaveCount(0);

  await openEditor(page, product);
  await page.getByRole('button', { name: 'Put on sale' }).click();
  await expect(page.getByText('1 product on sale')).toBeVisible();
  await expect(page.getByRole('paragraph').filter({ hasText: /^On sale$/ })).toBeVisible();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(page.getByText('1 product withdrawn')).toBeVisible();
  await openInShop();
  await expectNothing();
  await openEditor(page, product);
  await page.getByRole('button', { name: 'Put on sale' }).click();
  await expect(page.getByText('1 product on sale')).toBeVisible();
  await openInShop();
  await expect(steps.heading(page, product.name)).toBeVisible();
});

test('related products are chosen by keyboard, and shoppers see them in their order', async ({
  page,
  shop,
}) => {
  const product = await shop.getProduct('Khatta Meetha Mix');
  const chosen = ['Robusta Banana', 'Hass Avocado', 'Goan Cashew W240, Whole'] as const;
  const [banana, avocado, cashew] = chosen;
  await openEditor(page, product);
  const field = page.getByRole('group', { name: 'Related products' });
  const rows = field.getByRole('listitem');
  await field.getByRole('combobox').focus();
  for (const name of chosen) {
    await page.keyboard.type(name.slice(0, -1));
    await expect(page.getByRole('option', { name, exact: true })).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(rows.filter({ hasText: name })).toBeVisible();
  }
  await expect(rows).toHaveText([...chosen]);
  // Into another order than the shop's own.
  await field.getByRole('button', { name: `Move ${cashew} up` }).press('Enter');
  await page.keyboard.press('Enter');
  await field.getByRole('button', { name: `Remove ${avocado}` }).press('Enter');
  await expect(rows).toHaveText([cashew, banana]);
  await expectAccessible(page);
  await save(page, product.name);

  const slider = page.getByRole('region', { name: 'Related products', exact: true });
  const related = () => slider.getByRole('article').locator('a[title]');
  const titles = () => related().evaluateAll((links) => links.map((link) => link.getAttribute('title')));
  await steps.open(page, `/product/${product.id}`);
  await expect.poll(titles).toEqual([cashew, banana]);

  await openEditor(page, product);
  await expect(rows).toHaveText([cashew, banana]);
  for (const name of [cashew, banana]) await field.getByRole('button', { name: `Remove ${name}` }).click();
  await save(page, product.name);
  // Without a choice the shop shows others of the sub-category.
  await steps.open(page, `/product/${product.id}`);
  await expect.poll(titles).toContain('Moong Dal Namkeen');
  expect(await titles()).not.toContain(banana);
});
