import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { billingOf } from './shopApi.ts';
import * as steps from './steps.ts';

const MILK = 'Full Cream Milk, Pasteurised';

/** Presses Tab until the element has the focus. Every element on the way must have a visible focus ring. */
async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  for (let presses = 0; presses < 90; presses++) {
    await page.keyboard.press(key);
    expect(await findHiddenFocus(page)).toBeNull();
    if (await target.evaluate((element) => element === document.activeElement).catch(() => false)) return;
  }
  throw new Error(`${target} cannot be reached with ${key}`);
}

/** The HTML of the focused element if neither it nor its parent has a focus ring; otherwise null. */
function findHiddenFocus(page: Page): Promise<string | null> {
  return page.evaluate(() => {
    let element = document.activeElement;
    while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
    // Before the first and after the last element, the browser's own controls have the focus.
    if (!element || element === document.body || element === document.documentElement) return null;
    const hasRing = (candidate: Element | null) => {
      if (!candidate) return false;
      const { outlineStyle, outlineWidth } = getComputedStyle(candidate);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0;
    };
    return hasRing(element) || hasRing(element.parentElement) ? null : element.outerHTML.slice(0, 300);
  });
}

test('everything from sign-in to a paid order can be done with the keyboard alone', async ({
  page,
  shop,
}) => {
  const shopper = await shop.createShopper();

  await test.step('skips to the form and signs in', async () => {
    await steps.open(page, '/signIn');
    await tabTo(page, page.getByRole('link', { name: 'Skip to content' }));
    await page.keyboard.press('Enter');
    await tabTo(page, steps.input(page, 'Email'));
    await page.keyboard.type(shopper.email);
    await tabTo(page, steps.input(page, 'Password'));
    await page.keyboard.press('Enter');
    await steps.expectAlert(page, 'Password can not be blank!');
    await expect(steps.input(page, 'Password')).toBeFocused();
    await page.keyboard.type(shopper.password);
    await page.keyboard.press('Enter');
    await steps.expectMessage(page, `Welcome, ${shopper.name}!`);
    await expect(page).toHaveURL('/');
    await steps.expectCartCount(page, 0);
  });

  await test.step('opens a search suggestion', async () => {
    const box = page.getByRole('combobox', { name: 'Search for items' });
    // Back from the content: forwards, as many cards lie between as the shop recommends products.
    await tabTo(page, box, 'Shift+Tab');
    await page.keyboard.type('full cream milk');
    const suggestion = page.getByRole('option', { name: MILK });
    await expect(suggestion).toBeVisible();
    for (
      let presses = 0;
      (await suggestion.getAttribute('aria-selected')) !== 'true' && presses < 12;
      presses++
    ) {
      await page.keyboard.press('ArrowDown');
    }
    await expect(box).toHaveAttribute('aria-activedescendant', String(await suggestion.getAttribute('id')));
    await page.keyboard.press('Enter');
    await expect(steps.heading(page, MILK)).toBeVisible();
    await expect(page.getByRole('main')).toBeFocused();
  });

  await test.step('selects an option and adds two units to the cart', async () => {
    const litre = page.getByRole('button', { name: '1 litre' });
    await tabTo(page, litre);
    await page.keyboard.press('Space');
    await expect(litre).toHaveAttribute('aria-pressed', 'true');
    await tabTo(page, page.getByRole('button', { name: 'One more' }));
    await page.keyboard.press('Enter');
    await tabTo(page, page.getByRole('button', { name: 'Add to cart', exact: true }));
    await page.keyboard.press('Enter');
    await steps.expectMessage(page, 'Item is added in the cart');
    await expect(page.getByRole('button', { name: 'Add to cart', exact: true })).toBeFocused();
  });

  await test.step('reads the tabs with the arrow keys', async () => {
    await tabTo(page, page.getByRole('tab', { name: 'Description' }));
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('tab', { name: 'Additional info' })).toBeFocused();
    await page.keyboard.press('End');
    await expect(page.getByRole('tab', { name: /^Reviews/ })).toBeFocused();
    await tabTo(page, page.getByRole('region', { name: 'Reviews' }));
  });

  await test.step('opens a menu and closes it with Escape', async () => {
    const menu = page.getByRole('button', { name: 'Account', exact: true });
    await tabTo(page, menu, 'Shift+Tab');
    await page.keyboard.press('Enter');
    await tabTo(page, page.getByRole('link', { name: 'My Wishlist' }));
    await page.keyboard.press('Escape');
    await expect(page.getByRole('link', { name: 'My Wishlist' })).toBeHidden();
    await expect(menu).toBeFocused();
  });

  await test.step('opens the cart and the checkout', async () => {
    await tabTo(page, page.getByRole('link', { name: 'Cart, 1 item' }), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(steps.cartRow(page, MILK)).toContainText('Rs 132');
    await tabTo(page, page.getByRole('link', { name: 'Proceed To CheckOut' }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'BILLING DETAILS' })).toBeVisible();
    await expect(page.getByRole('main')).toBeFocused();
  });

  await test.step('fills the form and pays at the second attempt', async () => {
    for (const [index, value] of Object.values(billingOf(shopper)).entries()) {
      if (index === 0) await tabTo(page, steps.input(page, 'Full Name'));
      else await page.keyboard.press('Tab');
      await page.keyboard.type(value);
    }
    await page.keyboard.press('Enter');
    const pay = steps.paymentWindow(page).getByRole('button', { name: 'Pay Rs 132' });
    await expect(pay).toBeFocused();
    await page.keyboard.press('Tab');
    expect(await findHiddenFocus(page)).toBeNull();
    await page.keyboard.press('Enter');
    await expect(steps.paymentWindow(page).getByRole('alert')).toContainText('Payment failed');
    await steps.expectAlert(page, 'The bank declined this payment.');
    await expect(pay).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/orders');
    await steps.expectMessage(page, 'Thank you! Your order is placed.');
    // The payment window that had the focus is gone. The address changes before the page does.
    await expect(page.getByRole('main')).toBeFocused();
  });

  await test.step('opens the order’s products', async () => {
    const view = page.getByRole('button', { name: 'Click here to view' });
    await tabTo(page, view);
    await page.keyboard.press('Enter');
    const products = page.getByRole('dialog', { name: 'Products' });
    await expect(products).toBeVisible();
    // The page behind the dialog cannot get the focus.
    for (let presses = 0; presses < 4; presses++) {
      await page.keyboard.press('Tab');
      await expect(products.locator(':focus')).toHaveCount(1);
    }
    await page.keyboard.press('Escape');
    await expect(products).toBeHidden();
    await expect(view).toBeFocused();
  });
});

test('closing the payment window restores the focus and shows a neutral message', async ({
  page,
  shop,
  shopper,
}) => {
  await shop.addToCart(shopper, 'Fresh Cooking Cream');
  await steps.open(page, '/checkout');
  await steps.checkOut(page, shopper);
  await page.keyboard.press('Escape');
  await steps.expectMessage(page, steps.WINDOW_CLOSED);
  await expect(page.locator('[data-notice]')).toHaveAttribute('data-notice', 'neutral');
  await expect(steps.checkoutButton(page)).toBeFocused();
});

test('a message is above the payment window', async ({ page, shop, shopper }) => {
  await shop.addToCart(shopper, 'Fresh Cooking Cream');
  await steps.open(page, '/checkout');
  await steps.checkOut(page, shopper);
  await steps.paymentWindow(page).getByRole('button', { name: 'Fail payment' }).click();
  await steps.expectAlert(page, 'The bank declined this payment.');
  expect(await page.locator('[data-notice]').evaluate((notice) => notice.matches(':popover-open'))).toBe(
    true,
  );
});

test('the menu of narrow screens traps the focus and restores it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await steps.open(page, '/');
  const opener = page.getByRole('button', { name: 'Menu', exact: true });
  await opener.focus();
  await page.keyboard.press('Enter');
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu).toBeVisible();
  await tabTo(page, menu.getByRole('link', { name: 'Home' }));
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(opener).toBeFocused();
});
