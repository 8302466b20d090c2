import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import * as steps from './steps.ts';

const WIDTHS = [360, 390, 768, 992, 1280, 1920];
const LARGE_TEXT_WIDTHS = [390, 1280];
const PHONES = [390, 360, 320];
const CREAM = 'Fresh Cooking Cream';
const FACE_OIL = 'Kumkumadi Night Face Oil';
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
      for (const icon of element.querySelectorAll('svg')) {
        const box = icon.getBoundingClientRect();
        if (box.width > 0 && (box.left < left - 2 || box.right > right + 2))
          found.push(`${nameOf(element)} has its icon outside`);
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

/** Texts of which something cannot be read: cut off, out of the link, button, row or card that they stand in, or one on another. */
function unreadable(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const written: { words: string; element: Element; lines: DOMRect[] }[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const words = texts.currentNode.textContent?.trim().slice(0, 40) ?? '';
      const element = texts.currentNode.parentElement;
      if (!words || !element?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      if (element.closest('script, style, option, [aria-hidden=true], [inert], dialog:not([open])')) continue;
      const range = document.createRange();
      range.selectNodeContents(texts.currentNode);
      const lines = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
      const ancestors: Element[] = [];
      for (let at: Element | null = element; at && at !== document.body; at = at.parentElement)
        ancestors.push(at);
      const styles = ancestors.map((at) => getComputedStyle(at));
      // For screen readers, cut on purpose, whole elsewhere, or off the window until it has the focus.
      if (ancestors.some((at) => at.getBoundingClientRect().width <= 1)) continue;
      if (styles.some(({ webkitLineClamp }) => webkitLineClamp !== 'none')) continue;
      if (
        ancestors.some((at, index) => at.hasAttribute('title') && styles[index]!.textOverflow === 'ellipsis')
      )
        continue;
      if (lines.every(({ bottom }) => bottom <= 0)) continue;

      const leaves = (box: DOMRect, margin: number) =>
        lines.some(
          ({ left, right, top, bottom }) =>
            left < box.left - margin ||
            right > box.right + margin ||
            top < box.top - margin ||
            bottom > box.bottom + margin,
        );
      const slides = styles.findIndex(({ overflowX }) => overflowX === 'auto' || overflowX === 'scroll');
      const slider = ancestors.findIndex((at) => at.matches('.slick-list'));
      const inside = ancestors.slice(0, slides < 0 ? undefined : slides);
      for (const [index, at] of inside.entries()) {
        const cuts = ['hidden', 'clip'].includes(styles[index]!.overflowX) && index !== slider;
        const frames = slider < 0 ? 'a, button, article, td, section[aria-label]' : 'a, button, article, td';
        const holds = at.matches(frames) && styles[index]!.display !== 'inline';
        if ((cuts || holds) && leaves(at.getBoundingClientRect(), 2))
          found.push(`"${words}" is cut or leaves its place`);
      }
      const floats = styles.some(({ position }) => position === 'fixed' || position === 'sticky');
      // Of what slides, what is in view.
      const row = ancestors[slider < 0 ? slides : slider]?.getBoundingClientRect();
      const seen = lines.filter(({ left, right }) => !row || (left < row.right && right > row.left));
      if (!floats) written.push({ words, element, lines: seen });
    }
    for (const [index, { words, element, lines }] of written.entries()) {
      for (const other of written.slice(index + 1)) {
        if (element === other.element) continue;
        const over = lines.some((a) =>
          other.lines.some(
            (b) =>
              Math.min(a.right, b.right) - Math.max(a.left, b.left) > 3 &&
              Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 6,
          ),
        );
        if (over) found.push(`"${words}" and "${other.words}" lie on each other`);
      }
    }
    return found;
  });
}

/** Looks at the open page with text of twice the size. */
async function fitsLargeText(page: Page, widths = LARGE_TEXT_WIDTHS): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await page.evaluate(async () => {
      document.documentElement.style.fontSize = '200%';
      await new Promise((done) => setTimeout(done, 100));
    });
    const found = [...(await faults(page)), ...(await unreadable(page))];
    expect(found, `${page.url()} at ${width} px, text at 200 %`).toEqual([]);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '';
    });
  }
}

/** Looks at the open page in every width, and with text of twice the size. */
async function fits(page: Page): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 50))));
    expect(await faults(page), `${page.url()} at ${width} px`).toEqual([]);
  }
  await fitsLargeText(page);
}

test('the catalogue fits every width', async ({ page, shop }) => {
  const { id, catId } = await shop.getProduct(MILK);
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
  // An e-mail breaks where one of its parts ends.
  const broken = await steps
    .orders(page)
    .getByRole('cell')
    .filter({ hasText: '@' })
    .evaluate((cell) => {
      const texts = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
      const parts: string[] = [];
      const range = document.createRange();
      while (texts.nextNode()) {
        range.selectNodeContents(texts.currentNode);
        // After a hyphen any word breaks.
        if (range.getClientRects().length > 1 && !String(range).includes('-')) parts.push(String(range));
      }
      return parts;
    });
  expect(broken).toEqual([]);
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

test('what a full cart costs is read whole with large text on a phone', async ({ page, shop, shopper }) => {
  await shop.addToCart(shopper, FACE_OIL, { quantity: 5, option: '10 ml' });
  await shop.addToCart(shopper, CREAM);
  for (const [path, card] of [
    ['/cart', 'Cart total'],
    ['/checkout', 'Your order'],
  ] as const) {
    await steps.open(page, path);
    await expect(page.getByRole('region', { name: card })).toContainText(/₹4,\d{3}\.\d\d/);
    await page.waitForLoadState('networkidle');
    await fitsLargeText(page, PHONES);
  }
  // The checkout's form and what is paid for lie beside or below each other.
  await fitsLargeText(page);
});
