import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import type { ShopApi } from './shopApi.ts';
import * as steps from './steps.ts';

const CREAM = 'Fresh Cooking Cream';
const NARROW = 991;

const header = (page: Page) => page.getByRole('banner');
const bar = (page: Page) => page.getByRole('navigation', { name: 'Categories', exact: true });
const shortcuts = (page: Page) => page.getByRole('navigation', { name: 'Shortcuts', exact: true });

/** The first top-level categories, with the names of their sub-categories. */
async function firstCategories(shop: ShopApi, count: number) {
  const categories = await shop.listCategories();
  return categories
    .slice(0, count)
    .map(({ name, children }) => ({ name, children: children.map((child) => child.name) }));
}

test('the header has logo, search, location and sign-in link', async ({ page }) => {
  await steps.open(page, '/signIn');

  await test.step('it is fixed after 100 px [2.header.8 9.scroll.1]', async () => {
    const scrollTo = (top: number) =>
      page.evaluate((to) => {
        window.scrollTo({ top: to, behavior: 'instant' });
        return window.scrollY;
      }, top);
    const top = async () => (await header(page).boundingBox())?.y;
    expect(await scrollTo(101)).toBe(101);
    await expect.poll(top).toBe(0);
    expect(await scrollTo(100)).toBe(100);
    await expect.poll(top).toBe(-100);
  });

  await test.step('for a visitor [2.header.1 2.header.2 2.header.3 2.header.7]', async () => {
    await expect(header(page).getByPlaceholder('Search for items...').first()).toBeVisible();
    await expect(header(page).getByRole('button', { name: 'Your Location', exact: true })).toBeVisible();
    await expect(header(page).getByRole('link', { name: 'Sign In', exact: true })).toHaveAttribute(
      'href',
      '/signIn',
    );
    await header(page).getByRole('link', { name: 'Kirana, home', exact: true }).click();
    await expect(page).toHaveURL('/');
  });
});

test('a sign-in from the header returns to the page', { tag: '@phone' }, async ({ page, shop, isMobile }) => {
  const shopper = await shop.createShopper();
  const { id, name } = await shop.getProduct(CREAM);
  await steps.open(page, `/product/${id}`);
  if (isMobile) await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const container = isMobile ? page.getByRole('dialog', { name: 'Menu', exact: true }) : header(page);
  await container.getByRole('link', { name: 'Sign In', exact: true }).click();
  await steps.input(page, 'Email').fill(shopper.email);
  await steps.input(page, 'Password').fill(shopper.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/product/${id}`);
  await expect(steps.heading(page, name)).toBeVisible();
  await steps.expectCartCount(page, 0);
});

test('a shopper’s header has counts and the account menu', async ({ page, shop, shopper }) => {
  await shop.addToCart(shopper, CREAM);
  await steps.open(page, '/');
  const menu = header(page).getByRole('button', { name: 'Account', exact: true });

  await test.step('My List and the cart have counts [2.header.4 2.header.5]', async () => {
    await expect(header(page).getByRole('link', { name: 'Wishlist, 0 items', exact: true })).toHaveAttribute(
      'href',
      '/myList',
    );
    await expect(header(page).getByRole('link', { name: 'Cart, 1 item', exact: true })).toHaveAttribute(
      'href',
      '/cart',
    );
  });

  await test.step('the menu opens and closes on clicks [2.header.6 4.menus.3]', async () => {
    await expect(header(page).getByRole('link', { name: 'Sign In', exact: true })).toBeHidden();
    await menu.click();
    for (const [name, address] of [
      ['My Account', '/my-account'],
      ['Orders', '/orders'],
      ['My Wishlist', '/myList'],
    ] as const) {
      await expect(header(page).getByRole('link', { name, exact: true })).toHaveAttribute('href', address);
    }
    await menu.click();
    await expect(header(page).getByRole('link', { name: 'My Account', exact: true })).toBeHidden();
  });

  await test.step('signing out removes the session [4.login.7 4.login.8]', async () => {
    await menu.click();
    await header(page).getByRole('button', { name: 'Sign out', exact: true }).click();
    await expect(page).toHaveURL('/signIn');
    await expect(header(page).getByRole('link', { name: 'Sign In', exact: true })).toBeVisible();
    await expect(menu).toBeHidden();
    expect(await page.evaluate(() => [localStorage.getItem('token'), localStorage.getItem('user')])).toEqual([
      null,
      null,
    ]);
  });
});

test('the navigation bar links to every category', async ({ page, shop }) => {
  const categories = await firstCategories(shop, 100);
  await steps.open(page, '/signIn');

  await test.step('a list has all categories with sub-menus [2.nav.1 4.menus.3]', async () => {
    const browse = bar(page).getByRole('button', { name: 'Browse All Categories', exact: true });
    await browse.click();
    const names = categories.map(({ name }) => name);
    const list = bar(page).getByRole('list').first();
    for (const name of names) await expect(list.getByRole('link', { name, exact: true })).toBeVisible();
    const { name, children } = categories[2]!;
    await bar(page)
      .getByRole('button', { name: `Sub-categories of ${name}`, exact: true })
      .click();
    for (const child of children) await expect(list.getByRole('link', { name: child })).toBeVisible();
    await browse.click();
    await expect(list).toBeHidden();
  });

  await test.step('the bar has Home and the first six categories with their sub-categories [2.nav.2 2.nav.3 9.count.1]', async () => {
    const six = categories.slice(0, 6);
    const buttons = bar(page).getByRole('button');
    await expect(buttons).toHaveText(['Browse All Categories', 'Shop', ...six.map(({ name }) => name)]);
    for (const { name, children } of six) {
      await bar(page).getByRole('button', { name, exact: true }).hover();
      await expect(bar(page).getByRole('link').filter({ hasNotText: '1800' })).toHaveText([
        'Home',
        `All ${name}`,
        ...children,
      ]);
    }
    await page.mouse.move(0, 700);
    await bar(page).getByRole('button', { name: six[0]!.name }).click();
    await bar(page).getByRole('link', { name: six[0]!.children[1]! }).click();
    await expect(steps.heading(page, six[0]!.children[1]!)).toBeVisible();
    await bar(page).getByRole('link', { name: 'Home', exact: true }).click();
    await expect(page).toHaveURL('/');
  });

  await test.step('the mega menu has the first five categories [2.nav.4 9.count.2]', async () => {
    await bar(page).getByRole('button', { name: 'Shop', exact: true }).hover();
    const five = categories.slice(0, 5);
    await expect(bar(page).getByRole('link').filter({ hasNotText: '1800' })).toHaveText([
      'Home',
      ...five.flatMap(({ name, children }) => [name, ...children]),
    ]);
    // The panel is aligned with the bar's content.
    const panel = bar(page).getByRole('button', { name: 'Shop', exact: true }).locator('+ div > div');
    const browse = bar(page).getByRole('button', { name: 'Browse All Categories', exact: true });
    expect((await panel.boundingBox())?.x).toBe((await browse.boundingBox())?.x);
  });

  await test.step('the bar shows the support phone number [1.support.1 2.nav.6]', async () => {
    await expect(bar(page).getByText('24/7 Support Center')).toBeVisible();
    await expect(bar(page).getByRole('link', { name: '1800 000 0000', exact: true })).toHaveAttribute(
      'href',
      /^tel:\d+$/,
    );
  });

  await test.step('the bar is shown on wide screens only [2.nav.5 9.breakpoint.1]', async () => {
    await steps.setWidth(page, NARROW);
    await expect(bar(page)).toBeHidden();
    await expect(page.getByRole('button', { name: 'Shop', exact: true })).toBeHidden();
  });
});

test('narrow screens have a menu and a bar at the bottom', async ({ page, shop }) => {
  const { catId, subCatId } = await shop.getProduct(CREAM);
  await steps.setWidth(page, NARROW);
  await steps.open(page, '/');
  const opener = header(page).getByRole('button', { name: 'Menu', exact: true });
  const menu = page.getByRole('dialog', { name: 'Menu', exact: true });

  await test.step('the menu slides in and out on clicks [2.narrow.1 2.narrow.2 4.menus.1]', async () => {
    await opener.click();
    await expect(menu.getByRole('link', { name: 'Sign In', exact: true })).toHaveAttribute('href', '/signIn');
    await expect(menu.getByText('Dairy & Eggs', { exact: true })).toBeVisible();
    const location = await menu.getByRole('button', { name: 'Your Location', exact: true }).boundingBox();
    const links = await menu.getByRole('navigation', { name: 'Menu', exact: true }).boundingBox();
    expect(links!.y - (location!.y + location!.height)).toBeLessThan(20);
    await menu.getByRole('button', { name: 'Close Menu', exact: true }).click();
    await expect(menu).toBeHidden();
  });

  await test.step('Escape closes the list of countries first, the menu afterwards [4.menus.3]', async () => {
    await opener.click();
    await menu.getByRole('button', { name: 'Your Location', exact: true }).click();
    await expect(menu.getByPlaceholder('Search here...')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(menu.getByPlaceholder('Search here...')).toBeHidden();
    await expect(menu.getByRole('button', { name: 'Your Location', exact: true })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
  });

  await test.step('the bar stays at the bottom, with Filters where there are some [2.narrow.3 2.narrow.4]', async () => {
    const names = ['Home', 'Search', 'Wishlist', 'Orders', 'Account'];
    await expect(shortcuts(page).getByRole('link')).toHaveText(names);
    await page.evaluate(() => window.scrollTo({ top: 500, behavior: 'instant' }));
    const box = await shortcuts(page).boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBe(800);
    for (const [name, address] of [
      ['Home', '/'],
      ['Wishlist', '/myList'],
      ['Orders', '/orders'],
      ['Account', '/my-account'],
    ] as const) {
      await expect(shortcuts(page).getByRole('link', { name })).toHaveAttribute('href', address);
    }
    for (const address of [
      '/search?q=cream',
      `/products/subCat/${subCatId}`,
      `/products/category/${catId}`,
    ]) {
      await steps.open(page, address);
      await expect(shortcuts(page).getByRole('link')).toHaveText(['Home', 'Filters', ...names.slice(1)]);
    }
    await shortcuts(page).getByRole('link', { name: 'Filters', exact: true }).click();
    const filters = page.getByRole('dialog', { name: 'Filters', exact: true });
    await expect(filters).toBeVisible();
    await page.keyboard.press('Escape');
    // At once, while its entry in the history may still be on its way.
    await expect(page).toHaveURL(`/products/category/${catId}`);
    await expect(filters).toBeHidden();
  });

  await test.step('the menu has a sign-out button for shoppers [2.narrow.2]', async () => {
    await steps.signIn(page, await shop.createShopper());
    await opener.click();
    await expect(menu.getByRole('link', { name: 'Sign In', exact: true })).toBeHidden();
    await menu.getByRole('button', { name: 'Logout', exact: true }).click();
    await expect(page).toHaveURL('/signIn');
  });

  await test.step('wide screens have neither the menu button nor the bottom bar [2.narrow.5 9.breakpoint.1]', async () => {
    await steps.setWidth(page, 992);
    await expect(opener).toBeHidden();
    await expect(shortcuts(page)).toBeHidden();
  });
});

test('the footer has claims, links and the newsletter', async ({ page }) => {
  await steps.open(page, '/signIn');
  const footer = page.getByRole('contentinfo');

  await test.step('it shows five claims [1.claims.1 9.claim.1]', async () => {
    for (const claim of [
      'Best prices',
      'Free delivery',
      'Great daily deal',
      'Wide assortment',
      'Easy returns',
    ]) {
      await expect(footer.getByText(claim, { exact: true }).locator('xpath=..')).toContainText(
        'Orders rs50 or more',
      );
    }
  });

  await test.step('the newsletter form requires an e-mail address [2.footer.1]', async () => {
    const field = footer.getByPlaceholder('Your email address');
    await footer.getByRole('button', { name: 'Subscribe', exact: true }).click();
    await steps.expectAlert(page, 'Please fill your email address');
    await field.fill(`nila.${crypto.randomUUID()}@kirana.example`);
    await footer.getByRole('button', { name: 'Subscribe', exact: true }).click();
    await expect(field).toHaveValue('');
    await expect(page.getByRole('alert')).toBeHidden();
  });

  await test.step('it has eight links, each to a page [2.footer.2]', async () => {
    const pages = [
      'About Us',
      'Delivery Information',
      'Privacy Policy',
      'Terms & Conditions',
      'Contact Us',
      'Support Center',
      'Careers',
    ];
    await expect(
      footer.getByRole('listitem').getByRole('link', { name: 'Account', exact: true }),
    ).toHaveAttribute('href', '/my-account');
    for (const name of pages) {
      await footer.getByRole('listitem').getByRole('link', { name }).click();
      await expect(steps.heading(page, name)).toBeVisible();
    }
  });
});

test('an error message disappears after six seconds; a success is no alert [2.alert.1 2.alert.2 9.delay.4]', async ({
  page,
  shop,
}) => {
  await steps.installClock(page);
  await steps.open(page, `/product/${(await shop.getProduct(CREAM)).id}`);
  await steps.pauseClock(page);
  await page.getByRole('button', { name: 'Add to cart', exact: true }).click();
  await steps.expectAlert(page, 'Please login first');
  await page.clock.fastForward(5999);
  await steps.expectAlert(page, 'Please login first');
  await page.clock.fastForward(1);
  await page.clock.runFor(500);
  await expect(page.getByRole('alert')).toBeHidden();
  await page.clock.resume();

  await steps.signIn(page, await shop.createShopper());
  await steps.addToCart(page);
  await expect(page.getByRole('alert')).toBeHidden();
});

test('a loaded page can be read offline', async ({ page, context, shop }) => {
  const { name, id } = await shop.getProduct(CREAM);
  await steps.open(page, `/product/${id}`);
  await context.setOffline(true);
  await expect(page.getByText('You are offline. What has been loaded can still be read.')).toBeVisible();
  await expect(steps.heading(page, name)).toBeVisible();
  await page.getByRole('tab', { name: 'Additional info', exact: true }).click();
  await expect(page.getByRole('tabpanel').getByRole('table')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('You are offline.')).toBeHidden();
});
