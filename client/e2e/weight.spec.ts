import { spawnSync } from 'node:child_process';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import * as steps from './steps.ts';

test('the initial scripts of every page stay within the bundle budget', () => {
  const tool = path.resolve(import.meta.dirname, '../../server/tools/build/bundleBudget.mjs');
  const { status, stdout } = spawnSync(process.execPath, [tool], { encoding: 'utf8' });
  expect(status, stdout).toBe(0);
});

/** Counts the bytes that a page loads over a fast network, without the favicon. Returns a function that reads the count. */
async function countBytes(page: Page): Promise<() => number> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  // The browser's measure of the network decides how far below the window lazy pictures are loaded.
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 1,
    downloadThroughput: 12_500_000,
    uploadThroughput: 12_500_000,
    connectionType: 'wifi',
  });
  let bytes = 0;
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  return () => bytes;
}

test('the home page loads less than half a megabyte until network idle', { tag: '@phone' }, async ({
  page,
}) => {
  const bytesLoaded = await countBytes(page);
  await steps.open(page, '/');
  await page.waitForLoadState('networkidle');
  expect(bytesLoaded()).toBeLessThan(488_000);
});

test.describe('on Lighthouse’s phone', () => {
  test.use({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  });

  test('the home page loads about half a megabyte when scrolled to its end', async ({ page }) => {
    const bytesLoaded = await countBytes(page);
    await steps.open(page, '/');
    await page.waitForLoadState('networkidle');
    // Lighthouse’s tall viewport loads the lazy pictures below the fold, too.
    await page.evaluate(async () => {
      for (let top = 0; top < document.body.scrollHeight; top += window.innerHeight) {
        window.scrollTo({ top, behavior: 'instant' });
        await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn, 50)));
      }
    });
    await page.waitForLoadState('networkidle');
    expect(bytesLoaded()).toBeLessThan(518_000);
  });
});

test('hovering over a link prefetches its page’s data', async ({ page, shop }) => {
  const { id } = await shop.getProduct('Fresh Cooking Cream');
  await steps.open(page, '/search?q=cooking+cream');
  const link = page.getByRole('main').getByTitle('Fresh Cooking Cream');
  const prefetch = page.waitForRequest((request) => request.postDataJSON()?.operationName === 'Product');
  await link.hover();
  await (await prefetch).response();

  const operations = steps.recordOperations(page);
  await link.click();
  await expect(page).toHaveURL(`/product/${id}`);
  await expect(steps.heading(page, 'Fresh Cooking Cream')).toBeVisible();
  expect(operations).not.toContain('Product');
});
