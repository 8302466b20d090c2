import { spawnSync } from 'node:child_process';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import * as steps from './steps.ts';

test('no page begins with more script than it is allowed', () => {
  const tool = path.resolve(import.meta.dirname, '../../server/tools/bundleBudget.mjs');
  const { status, stdout } = spawnSync(process.execPath, [tool], { encoding: 'utf8' });
  expect(status, stdout).toBe(0);
});

/** Counts the bytes that a page has the network bring, as they come. */
async function weigh(page: Page): Promise<() => number> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  let bytes = 0;
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  return () => bytes;
}

test('the home page comes to rest after half a megabyte', { tag: '@phone' }, async ({ page }) => {
  const weight = await weigh(page);
  await steps.open(page, '/');
  await page.waitForLoadState('networkidle');
  expect(weight()).toBeLessThan(490_000);
});

test.describe('on the phone that Lighthouse has', () => {
  test.use({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  });

  test('the home page has come whole after half a megabyte', async ({ page }) => {
    const weight = await weigh(page);
    await steps.open(page, '/');
    await page.waitForLoadState('networkidle');
    // Lighthouse’s lines have the browser read pictures from further down.
    await page.evaluate(async () => {
      for (let top = 0; top < document.body.scrollHeight; top += window.innerHeight) {
        window.scrollTo({ top, behavior: 'instant' });
        await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn, 50)));
      }
    });
    await page.waitForLoadState('networkidle');
    expect(weight()).toBeLessThan(520_000);
  });
});

test('a link that is pointed at has its page read', async ({ page, shop }) => {
  const { id } = await shop.getProduct('Fresh Cooking Cream');
  await steps.open(page, '/search?q=cooking+cream');
  const link = page.getByRole('main').getByTitle('Fresh Cooking Cream');
  const read = page.waitForRequest((request) => request.postDataJSON()?.operationName === 'Product');
  await link.hover();
  await (await read).response();

  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.postDataJSON()?.operationName));
  await link.click();
  await expect(page).toHaveURL(`/product/${id}`);
  await expect(steps.heading(page, 'Fresh Cooking Cream')).toBeVisible();
  expect(asked).not.toContain('Product');
});
