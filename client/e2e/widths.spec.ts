import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import * as steps from './steps.ts';

const WIDTHS = [360, 390, 768, 992, 1280, 1920];
const CREAM = 'Fresh Cooking Cream';
const MILK = 'Full Cream Milk, Pasteurised';

/** What cannot be used as it stands: controls beyond the window's edges, with words cut off, or one on another. */
function faults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const edge = document.documentElement.clientWidth;
    const wide = document.documentElement.scrollWidth - edge;
    if (wide > 0) found.push(`the page is ${wide} px too wide`);

    const nameOf = (element: Element) =>
      `${element.tagName} "${(element.getAttribute('aria-label') ?? element.textContent ?? '').slice(0, 40)}"`;
    const floats = (element: Element): boolean => {
      for (let at: Element | null = element; at; at = at.parentElement) {
        if (['fixed', 'sticky'].includes(getComputedStyle(at).position)) return true;
      }
      return false;
    };
    /** Inside of something that is scrolled sideways, such as a slider or a row of tabs. */
    const slides = (element: Element): boolean => {
      for (let at = element.parentElement; at && at !== document.body; at = at.parentElement) {
        if (getComputedStyle(at).overflowX !== 'visible') return true;
      }
      return false;
    };
    const controls = [...document.querySelectorAll('button, a[href], input, select, textarea, h1')].filter(
      (element) =>
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
        !element.closest('[aria-hidden=true], [inert], dialog:not([open])') &&
        element.getBoundingClientRect().width > 1 &&
        // Off the window until it has the focus.
        element.getBoundingClientRect().bottom > 0,
    );
    for (const element of controls) {
      const { left, right } = element.getBoundingClientRect();
      if (!slides(element) && (left < -1 || right > edge + 1))
        found.push(`${nameOf(element)} is beyond the edge`);
      if (element.matches('button') && element.scrollWidth > element.clientWidth + 2) {
        found.push(`${nameOf(element)} has words cut off`);
      }
    }
    const liesOn = (element: Element) =>
      [element, element.parentElement].some((at) => at && getComputedStyle(at).position === 'absolute');
    // A field's own button, a slider's arrows and a card's heart lie where they do on purpose.
    const still = controls
      .filter((element) => !floats(element) && !slides(element) && !liesOn(element))
      .map((element) => ({ element, box: element.getBoundingClientRect() }));
    for (const [index, { element, box: a }] of still.entries()) {
      for (const { element: other, box: b } of still.slice(index + 1)) {
        if (element.contains(other) || other.contains(element)) continue;
        const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        if (across > 2 && down > 2) found.push(`${nameOf(element)} and ${nameOf(other)} overlap`);
      }
    }
    return found;
  });
}

/** Looks at the open page in every width, and with text of twice the size. */
async function fits(page: Page): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 50))));
    expect(await faults(page), `${page.url()} at ${width} px`).toEqual([]);
  }
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await page.evaluate(async () => {
      document.documentElement.style.fontSize = '200%';
      await new Promise((done) => setTimeout(done, 100));
    });
    expect(await faults(page), `${page.url()} at ${width} px, text at 200 %`).toEqual([]);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '';
    });
  }
}

test('the catalogue fits every width', async ({ page, shop }) => {
  const { id, catId } = await shop.product(MILK);
  for (const path of ['/', `/products/category/${catId}`, `/product/${id}`, '/search?q=milk']) {
    await page.setViewportSize({ width: 1280, height: 900 });
    await steps.open(page, path);
    await page.waitForLoadState('networkidle');
    await fits(page);
  }
});

test('the pages of words and accounts fit every width', async ({ page }) => {
  for (const path of [
    '/signIn',
    '/signUp',
    '/no/such/page',
    '/about-us',
    `/search?q=${'unending'.repeat(30)}`,
  ]) {
    await steps.open(page, path);
    await fits(page);
  }
});

test('the pages of a shopper fit every width, tables as cards where they would not', async ({
  page,
  shop,
  shopper,
}) => {
  await shop.addToCart(shopper, MILK, { option: '1 litre' });
  await steps.open(page, '/checkout');
  await fits(page);
  await page.setViewportSize({ width: 1280, height: 900 });
  await steps.checkOut(page, shopper);
  await steps.pay(page, 'Rs 34');
  await expect(steps.orders(page)).toHaveCount(1);
  await fits(page);
  const isTable = () => steps.orders(page).evaluate((row) => getComputedStyle(row).display === 'table-row');
  await page.setViewportSize({ width: 1280, height: 900 });
  expect(await isTable()).toBe(true);
  await page.setViewportSize({ width: 992, height: 900 });
  expect(await isTable()).toBe(false);

  await shop.addToCart(shopper, CREAM);
  for (const path of [
    '/cart',
    '/myList',
    '/my-account',
    '/my-account?tab=password',
    '/my-account?tab=devices',
    '/my-account?tab=data',
  ]) {
    await steps.open(page, path);
    await page.waitForLoadState('networkidle');
    await fits(page);
  }
});
