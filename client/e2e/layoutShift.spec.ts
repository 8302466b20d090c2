import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import type { Product } from './shopApi.ts';
import * as steps from './steps.ts';

/** The highest accepted Cumulative Layout Shift; up to 0.1 counts as good. */
const MAX_SHIFT = 0.02;

declare global {
  interface Window {
    layoutShifts: { value: number; elements: string }[];
  }
}

interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null }[];
}

/** Records the layout shifts of all pages that are opened from now on. */
async function recordLayoutShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.layoutShifts = [];
    const record = (list: PerformanceObserverEntryList) => {
      for (const entry of list.getEntries() as LayoutShift[]) {
        if (entry.hadRecentInput) continue;
        const elements = entry.sources
          .map(({ node }) => (node as Element)?.outerHTML?.slice(0, 120))
          .join(' | ');
        window.layoutShifts.push({ value: entry.value, elements });
      }
    };
    new PerformanceObserver(record).observe({ type: 'layout-shift', buffered: true });
  });
}

async function expectNoLayoutShift(page: Page): Promise<void> {
  const shifts = await page.evaluate(() => window.layoutShifts);
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  expect(sum, `${page.url()} ${JSON.stringify(shifts)}`).toBeLessThanOrEqual(MAX_SHIFT);
}

const PAGES: [name: string, path: (product: Product) => string][] = [
  ['home', () => '/'],
  ['listing', ({ catId }) => `/products/category/${catId}`],
  ['product', ({ id }) => `/product/${id}`],
  ['search', () => '/search?q=milk'],
  ['cart', () => '/cart'],
];

test('the layout does not shift during hydration, nor on Back', { tag: '@phone' }, async ({
  page,
  shop,
  shopper,
}) => {
  // It has an offer.
  const product = await shop.getProduct('Jowar Puffs, Tomato & Tulsi');
  await shop.addToCart(shopper, 'Fresh Cooking Cream');
  await recordLayoutShifts(page);
  // The server's HTML is displayed for a while before hydration.
  await page.route('**/assets/*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    await route.continue();
  });
  for (const [name, path] of PAGES) {
    await test.step(name, async () => {
      await steps.open(page, path(product));
      await steps.expectCartCount(page, 1);
      await page.waitForLoadState('networkidle');
      await expectNoLayoutShift(page);

      await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click();
      await expect(steps.heading(page, 'About Us')).toBeVisible();
      await page.waitForLoadState('networkidle');
      await page.goBack();
      await expect(page).toHaveURL(path(product));
      await page.waitForLoadState('networkidle');
      await expectNoLayoutShift(page);
    });
  }
});
