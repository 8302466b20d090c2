import { expect, test } from './fixtures.ts';
import * as steps from './steps.ts';

const KHAKHRA = 'Methi Khakhra, Hand Roasted on an Iron Tawa with Sesame and Fresh Fenugreek Leaves';

test('the heart requires a sign-in [5.wishlist.1 6.visitor.4 8.alert.1]', async ({ page, shop }) => {
  await steps.open(page, `/product/${(await shop.getProduct(KHAKHRA)).id}`);
  const heart = page.getByRole('button', { name: `${KHAKHRA} on My List`, exact: true });
  await heart.click();
  await steps.expectAlert(page, 'Please Login to continue');
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
});

test('a product is added to My List and removed', async ({ page, shop, shopper: _ }) => {
  const product = await shop.getProduct(KHAKHRA);
  await steps.open(page, `/product/${product.id}`);
  const heart = page.getByRole('main').getByRole('button', { name: `${KHAKHRA} on My List`, exact: true });
  const main = page.getByRole('main');
  const wishlistLink = (items: string) =>
    page.getByRole('banner').getByRole('link', { name: `Wishlist, ${items}`, exact: true });

  await test.step('the heart is filled on every page [2.header.4 2.product.22 3.state.2 4.heart.1 4.heart.2 4.heart.3 8.success.1]', async () => {
    await expect(wishlistLink('0 items')).toBeVisible();
    await expect(heart).toHaveAttribute('aria-pressed', 'false');
    const iconShape = () =>
      heart.locator('span').evaluate((icon) => getComputedStyle(icon).getPropertyValue('mask-image'));
    const emptyShape = await iconShape();
    await heart.click();
    await steps.expectMessage(page, 'The product added in my list');
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    expect(emptyShape).toContain('svg');
    await expect.poll(iconShape).not.toBe(emptyShape);
    await expect(wishlistLink('1 item')).toBeVisible();
    await steps.open(page, `/products/subCat/${product.subCatId}`);
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await expect(main.getByRole('button', { name: 'on My List', pressed: true })).toHaveCount(1);
    await heart.click();
    await expect(wishlistLink('0 items')).toBeVisible();
    await expect(heart).toHaveAttribute('aria-pressed', 'false');
    await heart.click();
    await expect(wishlistLink('1 item')).toBeVisible();
  });

  await test.step('My List is a table [2.mylist.1 2.mylist.2 2.mylist.3 2.mylist.4 2.mylist.5 2.mylist.7 6.user.2 9.cut.4]', async () => {
    await steps.alterResponse<{ me: { wishlist: { rating: number }[] } }>(page, 'Viewer', ({ me }) => {
      for (const item of me.wishlist) item.rating = 4.3;
    });
    await wishlistLink('1 item').click();
    await expect(steps.heading(page, 'My List')).toBeVisible();
    await expect(main).toContainText('There are 1 products in your Wishlist');
    await expect(steps.columnTitles(page, 'My List')).toHaveText(['Product', 'Price', 'Remove']);
    const row = page.getByRole('row').filter({ has: page.getByTitle(KHAKHRA) });
    const link = row.getByRole('link');
    await expect(link).toHaveAttribute('href', `/product/${product.id}`);
    await expect(link.locator('img')).toBeVisible();
    await expect(link).toContainText(`${KHAKHRA.slice(0, 50)}...`);
    await expect(row.getByText('Rs: 76', { exact: true })).toBeVisible();
    // Four and a half of five stars.
    const stars = row.getByRole('img', { name: 'Rated 4.3 out of 5', exact: true });
    await expect(stars).toHaveAttribute('style', /--filled: ?90%/);
    await expect(row.getByRole('slider')).toHaveCount(0);
  });

  await test.step('wide screens show a breadcrumb above My List [2.mylist.11 9.breakpoint.1]', async () => {
    await steps.expectBreadcrumb(page, 'Home', 'My List');
    await steps.setWidth(page, 991);
    await expect(steps.breadcrumb(page)).toBeHidden();
    await steps.setWidth(page, 1280);
    await expect(steps.breadcrumb(page)).toBeVisible();
  });

  await test.step('the remove button removes the product [2.mylist.6 2.mylist.8 2.mylist.9 4.mylist.1 8.success.4]', async () => {
    await main.getByRole('button', { name: `Remove ${KHAKHRA}`, exact: true }).click();
    await steps.expectMessage(page, 'Item removed from My List!');
    await expect(main.getByText('Your Wishlist is currently empty')).toBeVisible();
    await expect(steps.heading(page, 'My List')).toBeFocused();
    await expect(wishlistLink('0 items')).toBeVisible();
    await main.getByRole('link', { name: 'Continue Shopping', exact: true }).click();
    await expect(page).toHaveURL('/');
  });
});
