import type { Locator, Page } from '@playwright/test';
import { freePort } from '../../server/tools/programs/freePort.mjs';
import { test as base } from './fixtures.ts';
import { expect, test } from './freshShop.ts';
import * as steps from './steps.ts';

const METRICS_PORT = await freePort();

// Every page reports.
test.use({ settings: { METRICS_PORT: String(METRICS_PORT), WEB_VITALS_PERCENT: '100' } });

/** The samples of all web vitals. */
async function scrape(): Promise<string[]> {
  const response = await fetch(`http://127.0.0.1:${METRICS_PORT}/metrics`);
  return (await response.text()).split('\n').filter((line) => line.startsWith('kirana_web_vitals_'));
}

/** Makes the page believe that its tab was hidden: a headless browser hides none. */
const hideTab = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  });

/** Opens a page and waits until it is being measured. */
async function openMeasured(page: Page, path: string): Promise<void> {
  // It is loaded when the page is idle, which takes long on a busy machine.
  const loading = page.waitForResponse(/\/assets\/reportWebVitals-.*\.js$/, { timeout: 120_000 });
  await steps.open(page, path);
  // Resolves when the module that the page has loaded was executed.
  await page.evaluate((url) => import(url), (await loading).url());
}

/** Clicks, and lets the page be busy for three seconds with it. Resolves when the browser has measured this interaction. */
async function clickSlowly(target: Locator): Promise<void> {
  const BLOCKED_MS = 3000;
  const page = target.page();
  await expect(target).toBeVisible();
  const measured = await page.evaluateHandle((blockedMs) => {
    const block = () => {
      const end = performance.now() + blockedMs;
      while (performance.now() < end);
    };
    document.addEventListener('click', block, { once: true });
    const entry = new Promise<void>((resolve) => {
      const observer = new PerformanceObserver((list) => {
        if (list.getEntries().some(({ duration }) => duration >= blockedMs)) resolve();
      });
      observer.observe({ type: 'event', durationThreshold: blockedMs } as PerformanceObserverInit);
    });
    // In an object: a handle of a promise would be its value.
    return { entry };
  }, BLOCKED_MS);
  await target.click();
  await measured.evaluate(({ entry }) => entry);
}

test('pages report their web vitals by kind of page, when the shopper leaves', async ({ page, shop }) => {
  const product = await shop.getProduct('Full Cream Milk, Pasteurised');
  await openMeasured(page, '/');
  // An interaction on another page of the same document, slower than those before also on a busy machine.
  await steps.search(page, 'milk');
  await clickSlowly(steps.heading(page, 'Results for “milk”'));
  expect(await scrape()).not.toContainEqual(expect.stringContaining('page='));

  await hideTab(page);
  const device = 'device="desktop"';
  const counts = [
    `kirana_web_vitals_lcp_seconds_count{page="home",${device}} 1`,
    `kirana_web_vitals_cls_count{page="home",${device}} 1`,
    `kirana_web_vitals_fcp_seconds_count{page="home",${device}} 1`,
    `kirana_web_vitals_ttfb_seconds_count{page="home",${device}} 1`,
    `kirana_web_vitals_inp_seconds_count{page="search",${device}} 1`,
    `kirana_web_vitals_inp_seconds_bucket{le="0.2",page="search",${device}} 0`,
  ];
  const missing = async () => {
    const samples = await scrape();
    return counts.filter((count) => !samples.includes(count));
  };
  await expect.poll(missing).toEqual([]);

  // Each value is reported once.
  await hideTab(page);
  await openMeasured(page, `/product/${product.id}`);
  await page.goto('about:blank');
  await expect.poll(scrape).toContain(`kirana_web_vitals_lcp_seconds_count{page="product",${device}} 1`);
  expect(await missing()).toEqual([]);
});

base('pages of a shop without metrics measure nothing', async ({ page }) => {
  await steps.open(page, '/');
  await expect(page.locator('#web-vitals-share')).toHaveCount(0);
  const response = await page.request.post('/web-vitals', { data: { device: 'phone', values: [] } });
  expect(response.status()).toBe(404);
});
