import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import * as steps from './steps.ts';

const WIDTHS = [360, 390, 768, 992, 1280, 1920];
const LARGE_TEXT_WIDTHS = [390, 1280];
const PHONES = [390, 360, 320];
const CREAM = 'Fresh Cooking Cream';
const FACE_OIL = 'Kumkumadi Night Face Oil';
const MILK = 'Full Cream Milk, Pasteurised';

/** Reports controls beyond the window's edges, with truncated text, or overlapping one another. */
function findControlFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const faults: string[] = [];
    const edge = document.documentElement.clientWidth;
    const overflow = document.documentElement.scrollWidth - edge;
    if (overflow > 0) faults.push(`the page is ${overflow} px too wide`);

    const nameOf = (element: Element) =>
      `${element.tagName} "${(element.getAttribute('aria-label') ?? element.textContent ?? '').slice(0, 40)}"`;
    const isFixed = (element: Element): boolean => {
      for (let ancestor: Element | null = element; ancestor; ancestor = ancestor.parentElement) {
        if (['fixed', 'sticky'].includes(getComputedStyle(ancestor).position)) return true;
      }
      return false;
    };
    /** Inside an element that scrolls horizontally, such as a carousel or a row of tabs. */
    const isInScroller = (element: Element): boolean => {
      for (
        let ancestor = element.parentElement;
        ancestor && ancestor !== document.body;
        ancestor = ancestor.parentElement
      ) {
        if (getComputedStyle(ancestor).overflowX !== 'visible') return true;
      }
      return false;
    };
    const controls = [...document.querySelectorAll('button, a[href], input, select, textarea, h1')].filter(
      (element) =>
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
        !element.closest('[aria-hidden=true], [inert], dialog:not([open])') &&
        element.getBoundingClientRect().width > 1 &&
        // Not the skip link, which is outside the window until it has the focus.
        element.getBoundingClientRect().bottom > 0,
    );
    for (const element of controls) {
      const { left, right } = element.getBoundingClientRect();
      if (!isInScroller(element) && (left < -1 || right > edge + 1))
        faults.push(`${nameOf(element)} is beyond the edge`);
      if (element.matches('button') && element.scrollWidth > element.clientWidth + 2) {
        faults.push(`${nameOf(element)} has truncated text`);
      }
      for (const icon of element.querySelectorAll('svg')) {
        const box = icon.getBoundingClientRect();
        if (box.width > 0 && (box.left < left - 2 || box.right > right + 2))
          faults.push(`${nameOf(element)} has its icon outside`);
      }
    }
    const isAbsolute = (element: Element) =>
      [element, element.parentElement].some(
        (ancestor) => ancestor && getComputedStyle(ancestor).position === 'absolute',
      );
    // Absolute controls overlap others on purpose: the button in an input, a carousel's arrows, a card's heart.
    const inFlow = controls
      .filter((element) => !isFixed(element) && !isInScroller(element) && !isAbsolute(element))
      .map((element) => ({ element, box: element.getBoundingClientRect() }));
    for (const [index, { element, box: a }] of inFlow.entries()) {
      for (const { element: other, box: b } of inFlow.slice(index + 1)) {
        if (element.contains(other) || other.contains(element)) continue;
        const overlapWidth = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const overlapHeight = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        if (overlapWidth > 2 && overlapHeight > 2)
          faults.push(`${nameOf(element)} and ${nameOf(other)} overlap`);
      }
    }
    return faults;
  });
}

/** Reports texts that are clipped, overflow their link, button, row or card, or overlap one another. */
function findTextFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const faults: string[] = [];
    const checkedTexts: { text: string; element: Element; lines: DOMRect[] }[] = [];
    const textNodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (textNodes.nextNode()) {
      const text = textNodes.currentNode.textContent?.trim().slice(0, 40) ?? '';
      const element = textNodes.currentNode.parentElement;
      if (!text || !element?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      if (element.closest('script, style, option, [aria-hidden=true], [inert], dialog:not([open])')) continue;
      const range = document.createRange();
      range.selectNodeContents(textNodes.currentNode);
      const lines = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
      const ancestors: Element[] = [];
      for (
        let ancestor: Element | null = element;
        ancestor && ancestor !== document.body;
        ancestor = ancestor.parentElement
      )
        ancestors.push(ancestor);
      const styles = ancestors.map((ancestor) => getComputedStyle(ancestor));
      // Skipped: texts for screen readers only, texts truncated by design, and the skip link outside the window.
      if (ancestors.some((ancestor) => ancestor.getBoundingClientRect().width <= 1)) continue;
      if (styles.some(({ webkitLineClamp }) => webkitLineClamp !== 'none')) continue;
      if (
        ancestors.some(
          (ancestor, index) => ancestor.hasAttribute('title') && styles[index]!.textOverflow === 'ellipsis',
        )
      )
        continue;
      if (lines.every(({ bottom }) => bottom <= 0)) continue;

      const overflows = (box: DOMRect, margin: number) =>
        lines.some(
          ({ left, right, top, bottom }) =>
            left < box.left - margin ||
            right > box.right + margin ||
            top < box.top - margin ||
            bottom > box.bottom + margin,
        );
      const scroller = styles.findIndex(({ overflowX }) => overflowX === 'auto' || overflowX === 'scroll');
      const carousel = ancestors.findIndex((ancestor) => ancestor.matches('.slick-list'));
      // Nothing clips what is fixed to the window but the fixed element itself.
      const fixed = styles.findIndex(({ position }) => position === 'fixed');
      const ends = [scroller, fixed < 0 ? -1 : fixed + 1].filter((end) => end >= 0);
      const containers = ancestors.slice(0, ends.length > 0 ? Math.min(...ends) : undefined);
      for (const [index, ancestor] of containers.entries()) {
        const isClipping = ['hidden', 'clip'].includes(styles[index]!.overflowX) && index !== carousel;
        const frameSelector =
          carousel < 0 ? 'a, button, article, td, section[aria-label]' : 'a, button, article, td';
        const isFrame = ancestor.matches(frameSelector) && styles[index]!.display !== 'inline';
        if ((isClipping || isFrame) && overflows(ancestor.getBoundingClientRect(), 2))
          faults.push(`"${text}" is clipped or overflows its container`);
      }
      const isFixed = styles.some(({ position }) => position === 'fixed' || position === 'sticky');
      // In a scroller or carousel, only the visible lines count.
      const viewport = ancestors[carousel < 0 ? scroller : carousel]?.getBoundingClientRect();
      const visibleLines = lines.filter(
        ({ left, right }) => !viewport || (left < viewport.right && right > viewport.left),
      );
      if (!isFixed) checkedTexts.push({ text, element, lines: visibleLines });
    }
    for (const [index, { text, element, lines }] of checkedTexts.entries()) {
      for (const other of checkedTexts.slice(index + 1)) {
        if (element === other.element) continue;
        const isOverlapping = lines.some((a) =>
          other.lines.some(
            (b) =>
              Math.min(a.right, b.right) - Math.max(a.left, b.left) > 3 &&
              Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 6,
          ),
        );
        if (isOverlapping) faults.push(`"${text}" and "${other.text}" overlap`);
      }
    }
    return faults;
  });
}

/** Expects that the open page fits the widths with text of twice the size. */
async function expectLargeTextFits(page: Page, widths = LARGE_TEXT_WIDTHS): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await page.evaluate(async () => {
      document.documentElement.style.fontSize = '200%';
      await new Promise((done) => setTimeout(done, 100));
    });
    const faults = [...(await findControlFaults(page)), ...(await findTextFaults(page))];
    expect(faults, `${page.url()} at ${width} px, text at 200 %`).toEqual([]);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '';
    });
  }
}

/** Expects that the open page fits every width, also with text of twice the size. */
async function expectFits(page: Page): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 50))));
    expect(await findControlFaults(page), `${page.url()} at ${width} px`).toEqual([]);
  }
  await expectLargeTextFits(page);
}

test('the catalogue fits every width', async ({ page, shop }) => {
  const { id, catId } = await shop.getProduct(MILK);
  for (const path of ['/', `/products/category/${catId}`, `/product/${id}`, '/search?q=milk']) {
    await page.setViewportSize({ width: 1280, height: 900 });
    await steps.open(page, path);
    await page.waitForLoadState('networkidle');
    await expectFits(page);
  }
});

test('the bar to buy is one row on a narrow phone', { tag: '@phone' }, async ({ page, shop }) => {
  const { id } = await shop.getProduct(CREAM);
  await page.setViewportSize({ width: 320, height: 700 });
  await steps.open(page, `/product/${id}`);
  const bar = page.getByRole('group', { name: `Quantity of ${CREAM}` }).locator('..');
  const isRow = await bar.evaluate((row) => {
    const boxes = [...row.children].map((child) => child.getBoundingClientRect());
    return Math.max(...boxes.map(({ top }) => top)) < Math.min(...boxes.map(({ bottom }) => bottom));
  });
  expect(isRow).toBe(true);
  expect(await findControlFaults(page)).toEqual([]);
});

test('the text pages and the account forms fit every width', async ({ page }) => {
  for (const path of [
    '/signIn',
    '/signUp',
    '/no/such/page',
    '/about-us',
    `/search?q=${'unending'.repeat(30)}`,
  ]) {
    await steps.open(page, path);
    await expectFits(page);
  }
});

test('the personal pages fit every width; wide tables become cards', async ({ page, shop, shopper }) => {
  await shop.addToCart(shopper, MILK, { option: '1 litre' });
  await steps.open(page, '/checkout');
  await expectFits(page);
  await page.setViewportSize({ width: 1280, height: 900 });
  await steps.checkOut(page, shopper);
  await steps.pay(page, 'Rs 66');
  await expect(steps.orders(page)).toHaveCount(1);
  await expectFits(page);
  const isTable = () => steps.orders(page).evaluate((row) => getComputedStyle(row).display === 'table-row');
  await page.setViewportSize({ width: 1280, height: 900 });
  expect(await isTable()).toBe(true);
  // An e-mail address wraps between its parts only.
  const wrappedParts = await steps
    .orders(page)
    .getByRole('cell')
    .filter({ hasText: '@' })
    .evaluate((cell) => {
      const texts = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
      const parts: string[] = [];
      const range = document.createRange();
      while (texts.nextNode()) {
        range.selectNodeContents(texts.currentNode);
        // Words may wrap after a hyphen.
        if (range.getClientRects().length > 1 && !String(range).includes('-')) parts.push(String(range));
      }
      return parts;
    });
  expect(wrappedParts).toEqual([]);
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
    await expectFits(page);
  }
});

test('totals of a large cart fit a phone with large text', async ({ page, shop, shopper }) => {
  await shop.addToCart(shopper, FACE_OIL, { quantity: 5, option: '10 ml' });
  await shop.addToCart(shopper, CREAM);
  for (const [path, card] of [
    ['/cart', 'Cart total'],
    ['/checkout', 'Your order'],
  ] as const) {
    await steps.open(page, path);
    await expect(page.getByRole('region', { name: card })).toContainText(/₹4,\d{3}\.\d\d/);
    await page.waitForLoadState('networkidle');
    await expectLargeTextFits(page, PHONES);
  }
  // In these widths the checkout's form and summary are beside or below each other.
  await expectLargeTextFits(page);
});
