import { expect, test } from './fixtures.ts';
import { PICTURE } from './picture.ts';
import * as steps from './steps.ts';

const CREAM = 'Fresh Cooking Cream';
const PANEER = 'Low Fat Paneer Cubes';

/** The operations that change data. */
const changesOf = (operations: string[]) =>
  operations.filter((name) => /^(Add|Remove|Update|Begin)/.test(name));

test('a double click on the product page acts once', async ({ page, shop, shopper: _ }) => {
  const { id, reviewCount } = await shop.getProduct(CREAM);
  await steps.open(page, `/product/${id}`);
  await steps.expectCartCount(page, 0);
  const operations = steps.recordOperations(page);

  await test.step('the heart stays filled', async () => {
    const heart = page
      .getByRole('main')
      .getByRole('button', { name: `${CREAM} on My List` })
      .first();
    await heart.dblclick();
    await steps.expectMessage(page, 'The product added in my list');
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    expect(changesOf(operations.splice(0))).toEqual(['AddToWishlist']);
  });

  await test.step('one unit is added to the cart', async () => {
    await page.getByRole('button', { name: 'Add to cart', exact: true }).first().dblclick();
    await steps.expectMessage(page, 'Item is added in the cart');
    await steps.expectCartCount(page, 1);
    expect(changesOf(operations.splice(0))).toEqual(['AddToCart']);
  });

  await test.step('one review is added', async () => {
    await page.getByRole('tab', { name: /^Reviews/ }).click();
    await page.getByRole('textbox', { name: 'Your review', exact: true }).fill('Whips up well.');
    await page.getByRole('button', { name: 'Submit Review', exact: true }).dblclick();
    await expect(page.getByRole('tab', { name: `Reviews (${reviewCount + 1})` })).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
    expect(changesOf(operations.splice(0))).toEqual(['AddReview']);
  });
});

test('in the cart, a double click on plus adds two units, one on remove removes one line', async ({
  page,
  shop,
  shopper,
}) => {
  await shop.addToCart(shopper, CREAM);
  await shop.addToCart(shopper, PANEER, { option: '200 g' });
  await steps.open(page, '/cart');
  const rows = page.getByRole('table', { name: 'Your Cart' }).getByRole('row').filter({ hasText: 'Rs' });
  await expect(rows).toHaveCount(2);
  const operations = steps.recordOperations(page);

  await test.step('the last quantity wins', async () => {
    await steps.quantityOf(page, CREAM).getByRole('button', { name: 'One more' }).dblclick();
    await expect(steps.quantityOf(page, CREAM)).toContainText('3');
    await expect(page.getByRole('table', { name: 'Your Cart' })).toHaveAttribute('aria-busy', 'false');
    expect(changesOf(operations.splice(0)).length).toBeLessThanOrEqual(2);
    await page.reload();
    await expect(steps.quantityOf(page, CREAM)).toContainText('3');
  });

  await test.step('the next line moves under the pointer and is not removed', async () => {
    operations.splice(0);
    await rows
      .first()
      .getByRole('button', { name: /^Remove/ })
      .dblclick();
    await steps.expectMessage(page, 'Item removed from cart!');
    await expect(rows).toHaveCount(1);
    expect(changesOf(operations.splice(0))).toEqual(['RemoveCartLine']);
  });
});

test('a double click saves a profile once', async ({ page, shopper: _ }) => {
  await steps.open(page, '/my-account');
  await page.getByLabel('Choose a picture').setInputFiles(PICTURE);
  await steps.expectMessage(page, 'Images Uploaded!');
  await steps.input(page, 'Name').fill('Meera K. Iyer');
  const operations = steps.recordOperations(page);
  await page.getByRole('button', { name: 'Save', exact: true }).dblclick();
  await steps.expectMessage(page, 'Your profile is saved');
  expect(changesOf(operations)).toEqual(['UpdateProfile']);
});
