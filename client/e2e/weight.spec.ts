import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { expect, test } from './fixtures.ts';
import * as steps from './steps.ts';

test('no page begins with more script than it is allowed', () => {
  const tool = path.resolve(import.meta.dirname, '../../server/tools/bundleBudget.mjs');
  const { status, stdout } = spawnSync(process.execPath, [tool], { encoding: 'utf8' });
  expect(status, stdout).toBe(0);
});

test('the home page comes to rest after half a megabyte', { tag: '@phone' }, async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  let bytes = 0;
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  await steps.open(page, '/');
  await page.waitForLoadState('networkidle');
  expect(bytes).toBeLessThan(500_000);
});

test('a link that is pointed at has its page read', async ({ page, shop }) => {
  const { id } = await shop.product('Fresh Cooking Cream');
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
