import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import type { Product } from './shopApi.ts';
import * as steps from './steps.ts';

/** The most that may move while a page comes to life: Cumulative Layout Shift, of which 0.1 counts as good. */
const MOST = 0.02;

declare global {
  interface Window {
    moved: { value: number; what: string }[];
  }
}

interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null }[];
}

/** Notes everything that moves by itself, from the first paint on. */
async function watch(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.moved = [];
    const note = (list: PerformanceObserverEntryList) => {
      for (const entry of list.getEntries() as LayoutShift[]) {
        if (entry.hadRecentInput) continue;
        const what = entry.sources.map(({ node }) => (node as Element)?.outerHTML?.slice(0, 120)).join(' | ');
        window.moved.push({ value: entry.value, what });
      }
    };
    new PerformanceObserver(note).observe({ type: 'layout-shift', buffered: true });
  });
}

async function staysPut(page: Page): Promise<void> {
  const moved = await page.evaluate(() => window.moved);
  const sum = moved.reduce((total, { value }) => total + value, 0);
  expect(sum, `${page.url()} ${JSON.stringify(moved)}`).toBeLessThanOrEqual(MOST);
}

const PAGES: [name: string, path: (product: Product) => string][] = [
  ['home', () => '/'],
  ['listing', ({ catId }) => `/products/category/${catId}`],
  ['product', ({ id }) => `/product/${id}`],
  ['search', () => '/search?q=milk'],
  ['cart', () => '/cart'],
];

test('nothing moves while a page comes to life, or is returned to', { tag: '@phone' }, async ({
  page,
  shop,
  shopper,
}) => {
  const product = await shop.getProduct('Full Cream Milk, Pasteurised');
  await shop.addToCart(shopper, 'Fresh Cooking Cream');
  await watch(page);
  // The server's page is looked at for a while before it comes to life.
  await page.route('**/assets/*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    await route.continue();
  });
  for (const [name, path] of PAGES) {
    await test.step(name, async () => {
      await steps.open(page, path(product));
      await steps.expectCartCount(page, 1);
      await page.waitForLoadState('networkidle');
      await staysPut(page);

      await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click();
      await expect(steps.heading(page, 'About Us')).toBeVisible();
      await page.waitForLoadState('networkidle');
      await page.goBack();
      await expect(page).toHaveURL(path(product));
      await page.waitForLoadState('networkidle');
      await staysPut(page);
    });
  }
});
