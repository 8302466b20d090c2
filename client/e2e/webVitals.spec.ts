import type { Page } from '@playwright/test';
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

test('pages report their web vitals by kind of page, when the shopper leaves', async ({ page, shop }) => {
  const product = await shop.getProduct('Full Cream Milk, Pasteurised');
  await openMeasured(page, '/');
  // An interaction on another page of the same document, slower than those before also on a busy machine.
  await steps.search(page, 'milk');
  await page.evaluate(() => {
    const block = () => {
      const end = performance.now() + 3000;
      while (performance.now() < end);
    };
    document.querySelector('main')?.addEventListener('click', block, { once: true });
  });
  await steps.heading(page, 'Results for “milk”').click();
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
  await expect.poll(scrape).toEqual(expect.arrayContaining(counts));

  // Each value is reported once.
  await hideTab(page);
  await openMeasured(page, `/product/${product.id}`);
  await page.goto('about:blank');
  await expect.poll(scrape).toContain(`kirana_web_vitals_lcp_seconds_count{page="product",${device}} 1`);
  await expect.poll(() => scrape()).toEqual(expect.arrayContaining(counts));
});

base('pages of a shop without metrics measure nothing', async ({ page }) => {
  await steps.open(page, '/');
  await expect(page.locator('#web-vitals-share')).toHaveCount(0);
  const response = await page.request.post('/web-vitals', { data: { device: 'phone', values: [] } });
  expect(response.status()).toBe(404);
});
