import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import * as steps from './steps.ts';

/** A product with a long name, an old price and two option lists. */
const LOAF = 'Slow Risen Sourdough Loaf with Flax, Sunflower and Pumpkin Seeds, Baked before Dawn';
const TABLET = 'Rasoi Recipe Tablet, Splash Proof';
const MILK = 'Full Cream Milk, Pasteurised';

const group = (page: Page, name: string) => page.getByRole('group', { name, exact: true });

test('the product page shows the product', async ({ page, shop }) => {
  const loaf = await shop.getProduct(LOAF);
  await steps.open(page, `/product/${loaf.id}`);
  const main = page.getByRole('main');

  await test.step('wide screens show a breadcrumb [2.product.1 2.product.2 2.product.3 9.breakpoint.1 9.cut.3]', async () => {
    await steps.expectBreadcrumb(page, 'Home', loaf.catName, loaf.subCatName, `${LOAF.slice(0, 50)}...`);
    const links = steps.breadcrumb(page).getByRole('link');
    const addresses = ['/', `/products/category/${loaf.catId}`, `/products/subCat/${loaf.subCatId}`];
    for (const [index, address] of addresses.entries()) {
      await expect(links.nth(index)).toHaveAttribute('href', address);
    }
    await steps.setWidth(page, 992);
    await expect(steps.breadcrumb(page)).toBeHidden();
    await steps.setWidth(page, 993);
    await expect(steps.breadcrumb(page)).toBeVisible();
    await steps.setWidth(page, 1280);
  });

  await test.step('it shows name, rating, reviews, prices and description [2.product.10 2.product.12 2.product.13 2.product.14 2.product.15 2.product.16]', async () => {
    await expect(steps.heading(page, LOAF)).toBeVisible();
    const reviews = loaf.reviewCount === 1 ? '1 review' : `${loaf.reviewCount} reviews`;
    await expect(main.getByText(`(${reviews})`)).toBeVisible();
    await expect(main.getByText('Rs 185', { exact: true })).toBeVisible();
    await expect(main.getByText('Rs 210', { exact: true })).toBeVisible();
    await expect(main.getByText('11% Off', { exact: true }).first()).toBeVisible();
    await expect(main.getByText(loaf.description).first()).toBeVisible();
  });

  await test.step('the rating is shown in half stars, read-only [2.product.11 9.rating.2]', async () => {
    const stars = main.getByRole('img', { name: `Rated ${loaf.rating} out of 5`, exact: true }).first();
    const filled = await stars.evaluate((element) => element.style.getPropertyValue('--filled'));
    expect(filled).toBe(`${(Math.round(loaf.rating * 2) / 2) * 20}%`);
    await expect(main.getByRole('slider')).toHaveCount(0);
  });
});

test('the option lists share one selection', async ({ page, shop }) => {
  await steps.open(page, `/product/${(await shop.getProduct(TABLET)).id}`);

  await test.step('empty option lists are left out [2.product.17 2.product.18]', async () => {
    await expect(group(page, 'Size').getByRole('button')).toHaveCount(3);
    await expect(group(page, 'RAM').getByRole('button')).toHaveText(['4 GB', '6 GB', '8 GB']);
    await expect(group(page, 'WEIGHT')).toBeHidden();
  });

  await test.step('a selected index applies to all lists [2.product.19]', async () => {
    await group(page, 'RAM').getByRole('button', { name: '6 GB', exact: true }).click();
    for (const name of ['RAM', 'Size']) {
      const pressed = () =>
        group(page, name)
          .getByRole('button')
          .evaluateAll((buttons) => buttons.map((button) => button.getAttribute('aria-pressed')));
      await expect.poll(pressed).toEqual(['false', 'true', 'false']);
    }
  });

  await test.step('weights have a list; a product without options has none [2.product.17 2.product.18]', async () => {
    await steps.open(page, `/product/${(await shop.getProduct(LOAF)).id}`);
    await expect(group(page, 'WEIGHT').getByRole('button')).toHaveText(['450 g', '900 g']);
    await steps.open(page, `/product/${(await shop.getProduct('Fresh Cooking Cream')).id}`);
    for (const name of ['Size', 'RAM', 'WEIGHT']) await expect(group(page, name)).toBeHidden();
  });
});

test('the gallery shows one picture at a time, selected by thumbnails', async ({ page, shop }) => {
  const { id, subCatId } = await shop.getProduct(MILK);
  // More pictures and related products than in the demo data.
  type Gallery = { product: { images: { url: string }[]; related: { id: string }[] } };
  await steps.alterResponse<Gallery>(page, 'Product', ({ product }) => {
    const [image] = product.images;
    const [other] = product.related;
    const ten = Array.from({ length: 10 }, (_, index) => index);
    product.images = ten.map((index) => ({ ...image!, url: `${image!.url}?${index}` }));
    product.related = ten.map((index) => ({ ...other!, id: `${other!.id}${index}` }));
  });
  await steps.open(page, `/products/subCat/${subCatId}`);
  await page.getByRole('main').locator(`a[href="/product/${id}"][title]`).click();
  await expect(steps.heading(page, MILK)).toBeVisible();

  const thumbnails = steps.carousel(page, 'Pictures');
  const main = page.locator('.slick-slider').first();
  const largePicture = steps.visibleSlides(main).getByRole('img');

  await test.step('the large picture has no dots and no arrows, and does not loop [2.product.4 2.product.5 2.product.6]', async () => {
    await expect(largePicture).toHaveCount(1);
    await expect(largePicture).toHaveAccessibleName(MILK);
    await expect(main.locator('.slick-dots')).toHaveCount(0);
    await expect(main.getByRole('button')).toHaveCount(0);
    await expect(main.locator('.slick-cloned')).toHaveCount(0);
  });

  await test.step('a thumbnail moves both carousels within 700 ms [2.product.7 2.product.9 2.product.34]', async () => {
    await expect(steps.visibleSlides(thumbnails)).toHaveCount(7);
    await expect(thumbnails.getByRole('button', { name: 'Show picture 8', exact: true })).toBeHidden();
    await thumbnails.getByRole('button', { name: 'Show picture 4', exact: true }).click();
    await expect(main.locator('.slick-track')).toHaveCSS('transition-duration', '0.7s');
    await expect(largePicture).toHaveAccessibleName(`${MILK}, picture 4`);
    const thumbnail = thumbnails.getByRole('button', { name: 'Show picture 4', exact: true });
    await expect(thumbnail).toHaveAttribute('aria-pressed', 'true');
    await expect(thumbnails.getByRole('button', { name: 'Show picture 8', exact: true })).toBeVisible();
  });

  await test.step('five related products are visible [2.product.34 9.slides.1]', async () => {
    await expect(steps.visibleSlides(steps.carousel(page, 'Related products'))).toHaveCount(5);
  });

  await test.step('five related products are visible in every wide window [2.product.34 9.slides.1]', async () => {
    await steps.setWidth(page, 992);
    await expect(steps.visibleSlides(steps.carousel(page, 'Related products'))).toHaveCount(5);
    await expect(steps.visibleSlides(thumbnails)).toHaveCount(7);
  });
});

test('a picture is zoomed under the mouse in windows from 640 px [2.product.8 9.breakpoint.2 9.zoom.1]', async ({
  page,
  shop,
}) => {
  await steps.open(page, `/product/${(await shop.getProduct(MILK)).id}`);
  await expect(page.locator('main .slick-slider')).not.toHaveCount(0);
  const picture = page.getByRole('img', { name: MILK, exact: true });
  const zoomed = page.locator('[data-zoom]');
  await picture.hover({ position: { x: 50, y: 50 } });
  await expect(zoomed).toHaveCSS('animation-duration', '0.15s');
  const origin = () => zoomed.evaluate((image) => getComputedStyle(image).transformOrigin);
  expect(await zoomed.evaluate((image) => image.style.transform)).toMatch(/^scale\((1\.5|[2-9])/);
  const before = await origin();
  await picture.hover({ position: { x: 200, y: 200 } });
  await expect.poll(origin).not.toBe(before);

  for (const [width, count] of [
    [639, 0],
    [640, 1],
  ] as const) {
    await page.mouse.move(0, 0);
    await expect(zoomed).toHaveCount(0);
    await steps.setWidth(page, width);
    await picture.hover();
    await expect(zoomed).toHaveCount(count);
  }
});

test('the product page has tabs and related products', async ({ page, shop }) => {
  const milk = await shop.getProduct(MILK);
  await steps.open(page, `/product/${milk.id}`);
  const tabs = page.getByRole('tablist', { name: 'About this product', exact: true }).getByRole('tab');

  await test.step('the tabs show description and attributes [2.product.23 2.product.24 2.product.25 2.product.26]', async () => {
    await expect(tabs).toHaveText(['Description', 'Additional info', `Reviews (${milk.reviewCount})`]);
    await expect(tabs.first()).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('tabpanel')).toContainText(milk.description);
    await tabs.nth(1).click();
    const attributes = page.getByRole('tabpanel').getByRole('row');
    await expect(attributes.filter({ hasText: 'Brand' })).toContainText(milk.brand);
    await expect(attributes.filter({ hasText: 'Size' })).toContainText('500 ml, 1 litre');
  });

  await test.step('related products do not include the product [2.product.33 7.products.8]', async () => {
    const related = page.getByRole('region', { name: 'Related products', exact: true });
    await expect(related.getByRole('article')).toHaveCount(4);
    await expect(related.locator(`a[href="/product/${milk.id}"]`)).toHaveCount(0);
  });
});

test('a page shows its title before its data is loaded', async ({ page }) => {
  await steps.open(page, '/search?q=cooking+cream');
  const content = page.getByRole('main');

  await test.step('the product page', async () => {
    const release = await steps.delayOperation(page, 'Product');
    await content.getByTitle('Fresh Cooking Cream').click();
    await expect(steps.heading(page, 'Fresh Cooking Cream')).toBeVisible();
    await expect(page).toHaveTitle('Fresh Cooking Cream · Kirana');
    await expect(content.getByRole('tab')).toHaveCount(0);
    release();
    await expect(content.getByRole('tab')).toHaveCount(3);
  });

  await test.step('the category page', async () => {
    const release = await steps.delayOperation(page, 'CategoryListing');
    await content.getByRole('link', { name: 'Milk & Cream' }).click();
    await expect(steps.heading(page, 'Milk & Cream')).toBeVisible();
    await expect(page).toHaveTitle('Milk & Cream · Kirana');
    await expect(content.getByRole('article')).toHaveCount(0);
    release();
    await expect(content.getByRole('article').first()).toBeVisible();
  });
});
