import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import type { ShopApi } from './shopApi.ts';
import * as steps from './steps.ts';

interface Banner {
  title: string;
  catId: string;
  subCatId: string | null;
}

async function bannersOf(shop: ShopApi, kind: 'HOME' | 'STRIP' | 'SIDE'): Promise<Banner[]> {
  const { banners } = await shop.query<{ banners: Banner[] }>(
    'query ($kind: BannerKind!) { banners(kind: $kind) { title catId subCatId } }',
    { kind },
  );
  return banners;
}

/** The names of a category's first ten products, in the shop's order. */
async function firstTen(shop: ShopApi, categoryId: string): Promise<string[]> {
  const { products } = await shop.query<{ products: { nodes: { name: string }[] } }>(
    'query ($id: ID) { products(filter: { categoryId: $id }, first: 10) { nodes { name } } }',
    { id: categoryId },
  );
  return products.nodes.map(({ name }) => name);
}

const popular = (page: Page) =>
  page
    .getByRole('region', { name: 'Popular Products', exact: true })
    .getByRole('article')
    .locator('a[title]');
const popularNames = (page: Page) =>
  popular(page).evaluateAll((links) => links.map((link) => link.getAttribute('title')));
const linkTo = ({ catId, subCatId }: Banner) =>
  subCatId ? `/products/subCat/${subCatId}` : `/products/category/${catId}`;

test('the home page shows banners that link to categories', async ({ page, shop }) => {
  await steps.open(page, '/');
  const carousel = steps.carousel(page, 'Offers');
  const [first, second] = await bannersOf(shop, 'HOME');

  await test.step('the first carousel shows the home banners [2.home.1]', async () => {
    await expect(page.locator('main [aria-roledescription=carousel]').first()).toHaveAttribute(
      'aria-label',
      'Offers',
    );
    await expect(steps.visibleSlides(carousel)).toHaveCount(1);
    await expect(steps.visibleSlides(carousel)).toContainText(first?.title ?? '');
    await carousel.getByRole('button', { name: 'Slide 2', exact: true }).click();
    await expect(steps.visibleSlides(carousel)).toContainText(second?.title ?? '');
  });

  await test.step('strip banners link to their sub-category, or to their category [2.home.7 2.home.10 2.home.11]', async () => {
    const banners = [...(await bannersOf(shop, 'STRIP')), ...(await bannersOf(shop, 'HOME'))];
    for (const banner of banners) {
      const link = page.locator('main a').filter({ hasText: banner.title }).first();
      await expect(link).toHaveAttribute('href', linkTo(banner));
    }
    await page.getByRole('link', { name: 'Everyday fresh milk and paneer' }).click();
    await expect(steps.heading(page, 'Paneer & Cheese')).toBeVisible();
    await page.goBack();
    await page.getByRole('link', { name: 'Make your breakfast healthy and easy' }).click();
    await expect(steps.heading(page, 'Breakfast & Instant Food')).toBeVisible();
  });
});

test('a carousel’s dots are large enough for touch', { tag: '@phone' }, async ({ page }) => {
  await steps.open(page, '/');
  const dots = steps.carousel(page, 'Offers').getByRole('button', { name: /^Slide \d$/ });
  await expect(dots.first()).toBeVisible();
  const boxes = await dots.evaluateAll((all) =>
    all.map((dot) => {
      const { x, width, height } = dot.getBoundingClientRect();
      return { x, width, height };
    }),
  );
  for (const [index, { x, width, height }] of boxes.entries()) {
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
    const next = boxes[index + 1];
    if (next) expect(next.x).toBe(x + width);
  }
});

test('categories and featured products are shown in carousels [2.home.2 2.home.8 9.slides.1]', async ({
  page,
}) => {
  await steps.open(page, '/');
  // A usual desktop window, and the narrowest one of the wide layout.
  for (const width of [1280, 992]) {
    await steps.setWidth(page, width);
    await expect(steps.visibleSlides(steps.carousel(page, 'Featured Categories'))).toHaveCount(8);
    await expect(steps.visibleSlides(steps.carousel(page, 'Featured Products'))).toHaveCount(4);
  }
});

test('wide screens show the second side banner next to the featured products [2.home.9]', async ({
  page,
  shop,
}) => {
  const [, second] = await bannersOf(shop, 'SIDE');
  await steps.open(page, '/');
  const banner = page
    .getByRole('region', { name: 'Featured Products', exact: true })
    .locator('a')
    .filter({ hasText: second?.title ?? '' });
  await expect(banner).toBeVisible();
  await steps.setWidth(page, 991);
  await expect(banner).toBeHidden();
});

test('popular products are the first ten of a category in reverse order', async ({ page, shop }) => {
  const categories = await shop.listCategories();
  const [first, second] = categories;
  await steps.open(page, '/');
  const tabs = page.getByRole('tablist', { name: 'Categories', exact: true }).getByRole('tab');

  await test.step('the first category is selected by default [2.home.3 2.home.4 2.home.5 9.count.3]', async () => {
    await expect(tabs).toHaveText(categories.map(({ name }) => name));
    await expect(tabs.first()).toHaveAttribute('aria-selected', 'true');
    const names = await firstTen(shop, first?.id ?? '');
    expect(names).toHaveLength(10);
    await expect.poll(() => popularNames(page)).toEqual(names.toReversed());
  });

  await test.step('a tab selects another category [2.home.6]', async () => {
    await tabs.nth(1).click();
    const names = await firstTen(shop, second?.id ?? '');
    await expect.poll(() => popularNames(page)).toEqual(names.toReversed());
  });
});

test('a product card truncates the name and shows the price in rupees [1.shop.1 3.product.3 9.cut.2]', async ({
  page,
  shop,
}) => {
  const { catId, name, price } = await shop.getProduct('Full Cream Milk, Pasteurised');
  await steps.open(page, `/products/category/${catId}`);
  const card = page.getByRole('article').filter({ has: page.getByTitle(name) });
  await expect(card.getByTitle(name)).toHaveText('Full Cream Milk, Pasteuri...');
  await expect(card).toContainText(`Rs ${price}`);
});

/** The part of a strip banner's picture, from its left edge, that is free of the picture's subject. */
const FREE_PART = 0.55;

test('strip banners have the same height, and their texts do not cover the pictures’ subjects', async ({
  page,
  shop,
}) => {
  const titles = (await bannersOf(shop, 'STRIP')).map(({ title }) => title);
  for (const [width, fontSize] of [
    [390, ''],
    [390, '200%'],
    [768, ''],
    [1280, ''],
    [1280, '200%'],
    [1920, ''],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await steps.open(page, '/');
    await page.evaluate((size) => {
      document.documentElement.style.fontSize = size;
    }, fontSize);
    const banners = await Promise.all(
      titles.map((title) =>
        page.getByRole('link', { name: title }).evaluate((link, freePart) => {
          const picture = link.querySelector('img')?.getBoundingClientRect();
          if (!picture) throw new Error('The banner has no picture');
          const range = document.createRange();
          range.selectNodeContents(link);
          const covered = [...range.getClientRects()]
            .filter(({ height }) => height < picture.height / 2)
            .filter(
              ({ right, bottom }) => right > picture.left + freePart * picture.width && bottom > picture.top,
            );
          return {
            top: link.getBoundingClientRect().top,
            height: link.clientHeight,
            covered: covered.length,
          };
        }, FREE_PART),
      ),
    );
    const label = `${width} px, text at ${fontSize || '100%'}`;
    expect(
      banners.map(({ covered }) => covered),
      label,
    ).toEqual(titles.map(() => 0));
    for (const { top, height } of banners) {
      const row = banners.filter((other) => other.top === top);
      expect(
        row.map((other) => other.height),
        label,
      ).toEqual(row.map(() => height));
    }
  }
});
