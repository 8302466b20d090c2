import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import * as steps from './steps.ts';

const CREAM = 'Fresh Cooking Cream';

const sidebar = (page: Page) => page.getByRole('complementary', { name: 'Filters', exact: true });
const cards = (page: Page) => page.getByRole('main').getByRole('article');

test('a sub-category shows its products and filters', async ({ page, shop }) => {
  const { subCatId, subCatName, catName } = await shop.getProduct(CREAM);
  await steps.open(page, `/products/subCat/${subCatId}`);

  await test.step('the page shows name, breadcrumb and number of products [2.listing.1 2.listing.2 2.listing.3 2.listing.4]', async () => {
    await expect(steps.heading(page, subCatName)).toBeVisible();
    await steps.expectBreadcrumb(page, 'Home', catName, subCatName);
    const { products } = await shop.query<{ products: { totalCount: number } }>(
      'query ($id: ID) { products(filter: { subCategoryId: $id }) { totalCount } }',
      { id: subCatId },
    );
    await expect(page.getByText(`We found ${products.totalCount} items for you!`)).toBeVisible();
    await expect(cards(page)).toHaveCount(products.totalCount);
    const [first, second] = await Promise.all([0, 1].map((at) => cards(page).nth(at).boundingBox()));
    expect(second?.y).toBe(first?.y);
  });

  await test.step('the sidebar shows categories, both filters and banners [2.listing.6 2.listing.7 2.listing.8 2.listing.9 5.price.1 5.rating.1 9.price.1 9.rating.1]', async () => {
    const categories = await shop.listCategories();
    await expect(
      sidebar(page).getByRole('navigation', { name: 'All categories', exact: true }).getByRole('link'),
    ).toHaveText(categories.map(({ name }) => name));
    const [low, high] = await sidebar(page).getByRole('slider').all();
    for (const [thumb, value] of [
      [low, '100'],
      [high, '60000'],
    ] as const) {
      await expect(thumb!).toHaveAttribute('min', '100');
      await expect(thumb!).toHaveAttribute('max', '60000');
      await expect(thumb!).toHaveValue(value);
    }
    await expect(sidebar(page).getByRole('radio')).toHaveCount(5);
    for (const [index, stars] of [5, 4, 3, 2, 1].entries()) {
      await expect(sidebar(page).getByRole('radio').nth(index)).toHaveAccessibleName(
        new RegExp(`^Rated ${stars} out of 5`),
      );
    }
    const { banners } = await shop.query<{ banners: { title: string }[] }>(
      '{ banners(kind: SIDE) { title } }',
    );
    for (const { title } of banners) await expect(sidebar(page).getByText(title)).toBeVisible();
  });

  await test.step('the price filter has steps of five rupees [2.listing.7 5.price.1 9.price.1]', async () => {
    const [low, high] = await sidebar(page).getByRole('slider').all();
    // There are cheaper products, which a bound of the slider does not exclude.
    await expect(sidebar(page).getByText('Rs 100 or less', { exact: true })).toBeVisible();
    await expect(sidebar(page).getByText('Rs 60000+', { exact: true })).toBeVisible();
    await low!.press('ArrowRight');
    await expect(low!).toHaveValue('105');
    await expect(sidebar(page)).toContainText('From Rs 105');
    await expect(page).toHaveURL(/[?&]min=105$/);
    await low!.press('ArrowLeft');
    await high!.press('Home');
    await expect(page).toHaveURL(/[?&]max=100$/);
    await expect(page.getByRole('main').getByTitle('Sweetened Condensed Milk')).toBeHidden();
    for (const price of await cards(page)
      .getByText(/^Rs \d+$/)
      .allTextContents()) {
      expect(Number(price.slice(3))).toBeLessThanOrEqual(100);
    }
    // A press beside the thumbs moves the nearer one.
    await high!.press('End');
    await expect(page).not.toHaveURL(/max=/);
    const press = async (part: number) => {
      const track = (await low!.boundingBox())!;
      await page.mouse.click(track.x + part * track.width, track.y + track.height / 2);
    };
    await press(0.3);
    await expect(page).toHaveURL(/[?&]min=\d{3}$/);
    await press(0.7);
    await expect(page).toHaveURL(/[?&]min=\d{3}&max=\d{3}$/);
    await page.getByRole('complementary').getByRole('button', { name: 'Clear filters', exact: true }).click();
    await expect(page.getByRole('main').getByTitle('Sweetened Condensed Milk')).toBeVisible();
  });

  await test.step('the rating filter hides lower ratings [2.listing.8]', async () => {
    await sidebar(page).getByRole('radio').nth(1).check();
    await expect(page).toHaveURL(/[?&]rating=4$/);
    await expect(cards(page).getByRole('img', { name: /^Rated [0-3]/ })).toHaveCount(0);
    await expect(cards(page).first()).toBeVisible();
  });
});

test('a spinner is shown while other products load [2.listing.5]', async ({ page, shop }) => {
  const { catId } = await shop.getProduct(CREAM);
  await steps.open(page, `/products/category/${catId}`);
  const release = await steps.delayOperation(page, 'CategoryListing');
  await sidebar(page).getByRole('link', { name: 'Bakery', exact: true }).click();
  await expect(page.getByLabel('Loading products')).toBeVisible();
  release();
  await expect(steps.heading(page, 'Bakery')).toBeVisible();
  await expect(page.getByLabel('Loading products')).toBeHidden();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a form sorts the list and keeps the filters', { tag: '@phone' }, async ({ page, shop }) => {
    const { catId } = await shop.getProduct(CREAM);
    await page.goto(`/products/category/${catId}?max=150&page=1`);
    await page.getByRole('combobox', { name: 'Sort by' }).selectOption({ label: 'Price: high to low' });
    await page.getByRole('button', { name: 'Apply', exact: true }).click();
    await expect(page).toHaveURL(`/products/category/${catId}?max=150&sort=PRICE_HIGH_TO_LOW`);
    const prices = (
      await cards(page)
        .locator('span')
        .filter({ hasText: /^Rs \d+$/ })
        .allTextContents()
    ).map((price) => Number(price.slice(3)));
    expect(prices.length).toBeGreaterThan(2);
    expect(prices).toEqual(prices.toSorted((a, b) => b - a));
    expect(Math.max(...prices)).toBeLessThanOrEqual(150);
    await expect(page.getByRole('combobox', { name: 'Sort by' })).toHaveValue('PRICE_HIGH_TO_LOW');
  });
});

test('on narrow screens buttons open and close the sidebar [2.listing.10 4.menus.2]', async ({
  page,
  shop,
}) => {
  await steps.setWidth(page, 991);
  const { catId } = await shop.getProduct(CREAM);
  await steps.open(page, `/products/category/${catId}`);
  await expect(sidebar(page)).toBeHidden();
  await page.getByRole('main').getByRole('link', { name: 'Filters', exact: true }).click();
  const panel = page.getByRole('dialog', { name: 'Filters', exact: true });
  await expect(panel.getByRole('slider')).toHaveCount(2);
  await expect(panel.getByRole('radio')).toHaveCount(5);
  await expect(panel.getByRole('navigation', { name: 'All categories', exact: true })).toBeVisible();
  await panel.getByRole('button', { name: 'Close Filters', exact: true }).click();
  await expect(panel).toBeHidden();
});

test('on narrow screens active filters are chips, and the panel has a button to show the items', async ({
  page,
  shop,
}) => {
  await steps.setWidth(page, 390);
  const { catId } = await shop.getProduct(CREAM);
  await steps.open(page, `/products/category/${catId}#filters`);
  const panel = page.getByRole('dialog', { name: 'Filters', exact: true });
  await panel.getByLabel('To Rs', { exact: true }).fill('150');
  await panel.getByLabel('To Rs', { exact: true }).press('Enter');
  await expect(page).toHaveURL(/[?&]max=150/);
  await panel.getByRole('button', { name: /^Show \d+ items$/ }).click();
  await expect(panel).toBeHidden();
  const chips = page.getByRole('list', { name: 'Active filters', exact: true });
  await chips.getByRole('button', { name: 'Remove filter: Up to Rs 150', exact: true }).click();
  await expect(page).not.toHaveURL(/max=/);
  await expect(chips).toBeHidden();
});
