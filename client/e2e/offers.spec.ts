import { expectAccessible } from './accessible.ts';
import { expect, test } from './fixtures.ts';
import * as steps from './steps.ts';

// The demo's snacks: buy two, get one free, with a code that the shop announces.

const SNACK = 'Jowar Puffs, Tomato & Tulsi';

test('a shopper reads of an offer at a product, and uses its code in the cart', { tag: '@phone' }, async ({
  page,
  shop,
  shopper,
}) => {
  const { id, price } = await shop.getProduct(SNACK);
  await steps.open(page, `/product/${id}`);
  await expect(
    page.getByText('Offer: Snacks: buy two, get one free, with the code SNACKS3', { exact: true }),
  ).toBeVisible();
  await expectAccessible(page);

  await shop.addToCart(shopper, SNACK, { quantity: 3 });
  const operations = steps.recordOperations(page);
  await steps.open(page, '/cart');
  await steps.waitForRequests(page);
  expect(operations).not.toContain('AnnouncedOffers');
  await page.getByText('Have a code?').click();
  const codes = page.getByRole('list', { name: 'Codes', exact: true });
  await expect(codes.getByRole('listitem')).toContainText(['WELCOME10', 'SNACKS3', 'SAVE50']);
  await expectAccessible(page);

  await codes.getByRole('button', { name: 'Use the code SNACKS3', exact: true }).click();
  const total = page.getByRole('region', { name: 'Cart total', exact: true });
  await expect(total).toContainText(`Snacks: buy two, get one free-₹${price.toFixed(2)}`);
  await expect(total.getByText('Code SNACKS3', { exact: true })).toBeInViewport();
  await expect(total.getByRole('button', { name: 'Remove the code SNACKS3' })).toBeFocused();
  await expect(total).toContainText(`Total₹${(2 * price).toFixed(2)}`);
});

test('the codes are also listed when the panel is opened before hydration', async ({
  page,
  shop,
  shopper,
}) => {
  await shop.addToCart(shopper, SNACK);
  const release = await steps.holdRequests(page, '**/assets/*.js');
  await page.goto('/cart', { waitUntil: 'commit' });
  await page.getByText('Have a code?').click();
  await expect(page.getByRole('textbox', { name: 'Coupon code', exact: true })).toBeVisible();
  release();
  await expect(page.getByRole('button', { name: 'Use the code SNACKS3', exact: true })).toBeVisible();
});

test('a product without an offer of its own says nothing of offers', async ({ page, shop }) => {
  const { id } = await shop.getProduct('Fresh Cooking Cream');
  await steps.open(page, `/product/${id}`);
  await expect(page.getByRole('main').getByText(/^Offer:/)).toHaveCount(0);
});
