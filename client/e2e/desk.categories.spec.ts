import type { Locator } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { ask, expect, test } from './ownShop.ts';
import { PICTURE } from './picture.ts';
import * as steps from './steps.ts';

// Categories and banners: what staff do on their pages, and what shoppers see.

test.beforeEach(({ owner: _ }) => {});

const CATEGORIES = '{ categories { id name color images { url } children { name } } }';

test('a category is created with colour and picture, sorted, divided and deleted', async ({
  page,
  request,
}) => {
  test.slow();
  const listCategories = async () =>
    (await ask(request, CATEGORIES, {})).categories as {
      id: string;
      name: string;
      color: string;
      images: { url: string }[];
      children: { name: string }[];
    }[];
  const findCategory = async () => (await listCategories()).find(({ name }) => name === 'Festival needs');
  const lastName = async (from: number) => (await listCategories()).at(from)?.name;
  const last = await lastName(-1);
  await page.goto('/desk/categories');
  await page.getByRole('button', { name: 'New category', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('Festival needs');
  await dialog.getByLabel('Colour').fill('#ffd1dc');
  await dialog.getByLabel('Picture').setInputFiles(PICTURE);
  await expect(dialog.getByRole('button', { name: 'Remove the picture' })).toBeVisible();
  await expectAccessible(page, '[role=dialog]');
  // Beside the click, which ends when the page with all its rows is idle: the message may have gone by then.
  await Promise.all([
    expect(page.getByText('Festival needs created')).toBeVisible(),
    dialog.getByRole('button', { name: 'Save' }).click(),
  ]);
  const category = page.getByRole('region', { name: 'Festival needs' });
  await expect(category.locator('img')).toBeVisible();
  const stored = await findCategory();
  expect(stored).toMatchObject({ color: '#ffd1dc', images: [{}], children: [] });

  await category.getByRole('button', { name: 'New sub-category' }).click();
  for (const name of ['Diyas', 'Rangoli']) {
    if (name === 'Rangoli') await category.getByRole('button', { name: 'New sub-category' }).click();
    await dialog.getByLabel('Name').fill(name);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(category.getByText(name, { exact: true })).toBeVisible();
  }
  await category.getByRole('button', { name: 'Move Rangoli up' }).click();
  await expect(category.getByRole('button', { name: 'Move Rangoli up' })).toBeDisabled();
  expect((await findCategory())?.children).toEqual([{ name: 'Rangoli' }, { name: 'Diyas' }]);

  await category.getByRole('button', { name: 'Move Festival needs up' }).click();
  await expect.poll(() => lastName(-1)).toBe(last);
  expect(await lastName(-2)).toBe('Festival needs');
  await steps.open(page, '/');
  const tile = steps
    .carousel(page, 'Featured Categories')
    // The carousel may show only the slides before it.
    .getByRole('link', { name: 'Festival needs', includeHidden: true });
  await expect(tile).toHaveCSS('background-color', 'rgb(255, 209, 220)');
  await expect(tile.locator('img')).toHaveAttribute('src', stored!.images[0]!.url);

  await page.goto('/desk/categories');
  const question = page.getByRole('alertdialog', { name: 'Delete the category Festival needs?' });
  const deleteIt = () => category.getByRole('button', { name: 'Delete Festival needs' }).click();
  await deleteIt();
  await expect(question).toBeVisible();
  await expectAccessible(page, '[role=alertdialog]');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toBeHidden();
  await deleteIt();
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Festival needs still has products, sub-categories or banners.')).toBeVisible();
  for (const name of ['Rangoli', 'Diyas']) {
    await category.getByRole('button', { name: `Delete ${name}` }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(category.getByText(name, { exact: true })).toHaveCount(0);
  }
  await deleteIt();
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(category).toHaveCount(0);
  expect(await findCategory()).toBeUndefined();
});

test('a category that somebody else renames meanwhile shows both names', async ({ page, request, owner }) => {
  await page.goto('/desk/categories');
  await page.getByRole('button', { name: 'New category', exact: true }).click();
  await page.getByLabel('Name').fill('Pooja needs');
  await page.getByRole('button', { name: 'Save' }).click();
  const category = page.getByRole('region', { name: 'Pooja needs' });
  await expect(category).toContainText('0 products');
  await category.getByRole('button', { name: 'Edit Pooja needs' }).click();
  await page.getByLabel('Name').fill('Mine');
  const all = await ask(request, '{ desk { categories { id version name } } }', {}, owner.token);
  const stored = all.desk.categories.find(({ name }: { name: string }) => name === 'Pooja needs');
  const rename = 'mutation($change: DeskCategoryChange!) { updateCategory(change: $change) { __typename } }';
  const change = { id: stored.id, version: stored.version, name: 'Theirs' };
  await ask(request, rename, { change }, owner.token);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('table', { name: 'Both versions' })).toContainText('NamePooja needsMineTheirs');
  await page.getByRole('button', { name: 'Save mine instead' }).click();
  const renamed = page.getByRole('region', { name: 'Mine' });
  await renamed.getByRole('button', { name: 'Delete Mine' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(renamed).toHaveCount(0);
});

test('a banner is created with picture, link and times, sorted, and shown in the shop in between', async ({
  page,
  shop,
}) => {
  const [category] = await shop.listCategories();
  const subCategory = category!.children[0]!;
  const title = 'Monsoon week';
  await page.goto('/desk/banners');
  await expect(page.getByText('Shown now').first()).toBeVisible();
  const section = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: /^Large pictures/ }) });
  const dialog = page.getByRole('dialog');
  await section.getByRole('button', { name: 'New banner' }).click();
  await dialog.getByLabel('Title').fill(title);
  await dialog.getByLabel('Text').fill('Up to half the price');
  await dialog.getByLabel('Leads to').selectOption({ label: subCategory.name });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('A banner needs a picture')).toBeVisible();
  await dialog.getByLabel('Picture').setInputFiles(PICTURE);
  await dialog.getByLabel('Shown from').fill('2026-01-01T08:00');
  await dialog.getByLabel('Shown until').fill('2099-01-01T20:00');
  // The picture is sent.
  await expect(dialog.getByRole('button', { name: 'Save' })).toBeEnabled();
  await expectAccessible(page, '[role=dialog]');
  await dialog.getByRole('button', { name: 'Save' }).click();
  const banner = section.getByRole('article').filter({ hasText: title });
  await expect(banner).toContainText('Shown now');
  await expect(banner).toContainText(`to ${subCategory.name}`);

  /** The titles of the large banners, as shoppers see them. */
  const shownTitles = async () => {
    const query = '{ banners(kind: HOME) { title } }';
    const { banners } = await shop.query<{ banners: { title: string }[] }>(query);
    return banners.map((shown) => shown.title);
  };
  const others = (await shownTitles()).slice(0, -1);
  await expect.poll(() => shownTitles()).toEqual([...others, title]);
  // To the front, so that the home page begins with it.
  for (let place = others.length; place > 0; place--) {
    await banner.getByRole('button', { name: `Move ${title} forward` }).click();
    await expect.poll(async () => (await shownTitles()).indexOf(title)).toBe(place - 1);
  }
  await expect(banner.getByRole('button', { name: `Move ${title} forward` })).toBeDisabled();
  await steps.open(page, '/');
  const link = page.locator('main a').filter({ hasText: title }).first();
  await expect(link).toContainText('Up to half the price');
  await expect(link).toHaveAttribute('href', `/products/subCat/${subCategory.id}`);
  await link.click();
  await expect(steps.heading(page, subCategory.name)).toBeVisible();

  await page.goto('/desk/banners');
  await banner.getByRole('button', { name: 'Edit' }).click();
  await dialog.getByLabel('Shown from').fill('2098-01-01T08:00');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(banner).toContainText('Not shown now');
  await expect.poll(() => shownTitles()).toEqual(others);
  await banner.getByRole('button', { name: 'Edit' }).click();
  await dialog.getByLabel('Shown from').fill('2020-01-01T08:00');
  await dialog.getByLabel('Shown until').fill('2020-02-01T08:00');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await expect(banner).toContainText('Not shown now');
  await expect.poll(() => shownTitles()).toEqual(others);
  await banner.getByRole('button', { name: 'Edit' }).click();
  await dialog.getByLabel('Shown from').fill('2020-03-01T08:00');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('A banner ends after it begins')).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();

  await banner.getByRole('button', { name: 'Delete' }).click();
  await page
    .getByRole('alertdialog', { name: `Delete the banner ${title}?` })
    .getByRole('button', { name: 'Delete' })
    .click();
  await expect(banner).toHaveCount(0);
});

for (const [width, height] of [
  [1280, 900],
  [390, 700],
] as const)
  test(`the dialog of a banner with a picture fits a window of ${width} × ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/desk/banners');
    await page.getByRole('article').first().getByRole('button', { name: 'Edit' }).click();
    const dialog = page.getByRole('dialog');
    const isLoaded = (image: HTMLImageElement) => image.complete && image.naturalHeight > 0;
    await expect.poll(() => dialog.locator('img').evaluate(isLoaded)).toBe(true);
    const bottomOf = (element: Locator) => element.evaluate((node) => node.getBoundingClientRect().bottom);
    const saveButton = dialog.getByRole('button', { name: 'Save' });
    await expect.poll(async () => (await bottomOf(dialog)) - (await bottomOf(saveButton))).toBeGreaterThan(0);
    expect(await bottomOf(dialog)).toBeLessThanOrEqual(height);
    await dialog.getByLabel('Shown until').scrollIntoViewIfNeeded();
    await expect(dialog.getByLabel('Shown until')).toBeInViewport({ ratio: 1 });
    await expect(saveButton).toBeInViewport({ ratio: 1 });
  });
