import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { expectFieldContrast } from './fieldContrast.ts';
import { expect, test } from './fixtures.ts';
import * as steps from './steps.ts';

const CREAM = 'Fresh Cooking Cream';
const MILK = 'Full Cream Milk, Pasteurised';

/** A header button with its open menu. Only these, because the menu covers other buttons. */
const OPEN_MENU = 'header [aria-expanded=true], header [aria-expanded=true] + *';

const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 992;
const pressEscape = (page: Page) => page.keyboard.press('Escape');

test.describe('for visitors', { tag: '@phone' }, () => {
  test('the home page and its menus are accessible', async ({ page }) => {
    await steps.open(page, '/');
    await expect(page.getByRole('button', { name: 'Slide 2' })).toBeVisible();
    await expectAccessible(page, 'html');
    await expectFieldContrast(page);

    if (isPhone(page)) {
      await page.getByRole('button', { name: 'Menu', exact: true }).click();
      const menu = page.getByRole('dialog', { name: 'Menu' });
      await menu.getByText('Dairy & Eggs', { exact: true }).click();
      await expectAccessible(page, 'dialog[open]');
      await menu.getByRole('button', { name: 'Your Location' }).click();
      await expect(menu.getByRole('button', { name: 'Albania' })).toBeVisible();
      await expectAccessible(page, 'dialog[open]');
    } else {
      for (const name of ['Browse All Categories', 'Shop', 'Dairy & Eggs', 'Your Location']) {
        await page.getByRole('banner').getByRole('button', { name, exact: true }).click();
        if (name === 'Your Location')
          await expect(page.getByRole('button', { name: 'Albania' })).toBeVisible();
        await expectAccessible(page, OPEN_MENU);
        await pressEscape(page);
      }
    }
  });

  test('suggestions are accessible', async ({ page }) => {
    await steps.open(page, '/search?q=milk');
    await expectAccessible(page);
    const box = page.getByRole('combobox', { name: 'Search for items' });
    await box.fill('mil');
    await expect(page.getByRole('listbox', { name: 'Suggestions' })).toBeVisible();
    await box.press('ArrowDown');
    await expectAccessible(page, 'header');
    await pressEscape(page);

    await steps.open(page, '/search?q=no+product+has+this+name');
    await expectAccessible(page);
  });

  test('the listings and their filters are accessible', async ({ page, shop }) => {
    const { catId, subCatId } = await shop.getProduct(MILK);
    await steps.open(page, `/products/subCat/${subCatId}`);
    await expectAccessible(page);
    await expectFieldContrast(page);
    await steps.open(page, `/products/category/${catId}?rating=5&min=300${isPhone(page) ? '#filters' : ''}`);
    await expect(page.getByRole('slider', { name: 'Lowest price' }).last()).toBeVisible();
    await expectAccessible(page, isPhone(page) ? 'dialog[open]' : 'main');
  });

  test('the product page is accessible, also with validation errors', async ({ page, shop }) => {
    await steps.open(page, `/product/${(await shop.getProduct(MILK)).id}`);
    await expect(page.getByRole('group', { name: 'Pictures' })).toBeVisible();
    await page.getByRole('button', { name: 'Add to cart', exact: true }).click();
    await steps.expectAlert(page, 'Please select Size first');
    await expectAccessible(page);
    await page.getByRole('tab', { name: 'Additional info' }).click();
    await expectAccessible(page, '[role=tabpanel]');
    await page.getByRole('tab', { name: /^Reviews/ }).click();
    await page.getByRole('button', { name: 'Submit Review' }).click();
    await steps.expectAlert(page, 'Please add Review');
    await expectAccessible(page, '[role=tabpanel]');
    await expectFieldContrast(page);
  });

  test('the account forms are accessible, also with validation errors', async ({ page }) => {
    for (const [path, button] of [
      ['/signIn', 'Sign In'],
      ['/signUp', 'Sign Up'],
    ] as const) {
      await steps.open(page, path);
      await expectFieldContrast(page);
      await page.getByRole('main').getByRole('button', { name: button, exact: true }).click();
      await expect(page.getByRole('alert')).toBeVisible();
      await expectAccessible(page);
    }
  });

  test('the text pages are accessible', async ({ page }) => {
    for (const path of ['/no/such/page', '/about-us', '/newsletter/unsubscribe?token=x']) {
      await steps.open(page, path);
      await expectAccessible(page);
    }
  });
});

test.describe('for shoppers', { tag: '@phone' }, () => {
  test('cart, checkout, payment window and orders are accessible', async ({ page, shop, shopper }) => {
    await steps.open(page, '/cart');
    await expect(page.getByText('Your Cart is currently empty')).toBeVisible();
    await expectAccessible(page, 'html');

    await shop.addToCart(shopper, CREAM);
    await shop.addToCart(shopper, MILK, { option: '1 litre' });
    await page.reload();
    await expect(steps.cartRow(page, CREAM)).toBeVisible();
    await expectAccessible(page);

    await page.getByRole('link', { name: 'Proceed To CheckOut' }).click();
    await expect(steps.checkoutButton(page)).toBeVisible();
    await expectAccessible(page);
    await expectFieldContrast(page);
    await steps.checkOut(page, shopper);
    await steps.paymentWindow(page).getByRole('button', { name: 'Fail payment' }).click();
    await steps.expectAlert(page, 'The bank declined this payment.');
    await expectAccessible(page);

    await steps.pay(page, 'Rs 138');
    await expect(steps.orders(page)).toHaveCount(1);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Click here to view' }).click();
    await expect(page.getByRole('dialog', { name: 'Products' })).toBeVisible();
    await expectAccessible(page, '[role=dialog]');
  });

  test('My List and the account are accessible', async ({ page, shop, shopper: _ }) => {
    await steps.open(page, '/myList');
    await expect(page.getByText('Your Wishlist is currently empty')).toBeVisible();
    await expectAccessible(page);

    await steps.open(page, `/product/${(await shop.getProduct(CREAM)).id}`);
    await page
      .getByRole('main')
      .getByRole('button', { name: `${CREAM} on My List` })
      .first()
      .click();
    await steps.expectMessage(page, 'The product added in my list');
    await expectAccessible(page, '[data-notice]');
    if (!isPhone(page)) {
      await page.getByRole('button', { name: 'Account', exact: true }).click();
      await expectAccessible(page, OPEN_MENU);
    }
    await steps.open(page, '/myList');
    await expect(page.getByRole('table', { name: 'My List' })).toBeVisible();
    await expectAccessible(page);

    await steps.open(page, '/my-account');
    await expect(steps.input(page, 'Name')).toBeVisible();
    await expectAccessible(page);
    await expectFieldContrast(page);
    for (const tab of ['Change Password', 'Signed-in Devices', 'Your Data']) {
      await page.getByRole('tab', { name: tab }).click();
      if (tab === 'Signed-in Devices') await expect(page.getByText('This device')).toBeVisible();
      await expectAccessible(page, '[role=tabpanel]');
    }
    await page.getByRole('button', { name: 'Delete my account' }).click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await expectAccessible(page, '[role=alertdialog]');
  });
});
