import { isAccessible } from './accessible.ts';
import { expect, test } from './fixtures.ts';
import type { Product } from './shop.ts';
import * as steps from './steps.ts';

const CREAM = 'Fresh Cooking Cream';
const MILK = 'Full Cream Milk, Pasteurised';

test.describe('for visitors', { tag: '@phone' }, () => {
  const catalogue = {
    home: () => '/',
    category: ({ catId }: Product) => `/products/category/${catId}`,
    product: ({ id }: Product) => `/product/${id}`,
    search: () => '/search?q=milk',
  };
  for (const [name, path] of Object.entries(catalogue)) {
    test(`the ${name} page is accessible`, async ({ page, shop }) => {
      await steps.open(page, path(await shop.product(MILK)));
      await isAccessible(page);
    });
  }

  test('the account forms are accessible, also where something is missing', async ({ page }) => {
    for (const [path, button] of [
      ['/signIn', 'Sign In'],
      ['/signUp', 'Sign Up'],
    ] as const) {
      await steps.open(page, path);
      await isAccessible(page);
      await page.getByRole('main').getByRole('button', { name: button }).click();
      await expect(page.getByRole('alert')).toBeVisible();
      await isAccessible(page);
    }
  });

  test('the not-found page is accessible', async ({ page }) => {
    await steps.open(page, '/no/such/page');
    await isAccessible(page);
  });
});

test.describe('for shoppers', { tag: '@phone' }, () => {
  test('cart, checkout, payment window and orders are accessible', async ({ page, shop, shopper }) => {
    await steps.open(page, '/cart');
    await expect(page.getByText('Your Cart is currently empty')).toBeVisible();
    await isAccessible(page);

    await shop.addToCart(shopper, CREAM);
    await shop.addToCart(shopper, MILK, { option: '1 litre' });
    await page.reload();
    await expect(steps.cartRow(page, CREAM)).toBeVisible();
    await isAccessible(page);

    await page.getByRole('link', { name: 'Proceed To CheckOut' }).click();
    await expect(steps.checkoutButton(page)).toBeVisible();
    await isAccessible(page);
    await steps.checkOut(page, shopper);
    await isAccessible(page);

    await steps.pay(page, 'Rs 106');
    await expect(steps.orders(page)).toHaveCount(1);
    await isAccessible(page);
    await page.getByRole('button', { name: 'Click here to view' }).click();
    await expect(page.getByRole('dialog', { name: 'Products' })).toBeVisible();
    await isAccessible(page);
  });
});
