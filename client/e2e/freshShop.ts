import { test as base } from './fixtures.ts';
import { SHOP_START_MS, startShopServer } from './shopServer.ts';

export { expect } from '@playwright/test';

/** Tests in a new shop each. @property settings its environment variables */
export const test = base.extend<{ settings: Record<string, string> }>({
  settings: [{}, { option: true }],
  place: [
    async ({ settings }, use) => {
      const shop = await startShopServer(settings);
      await use(shop);
      await shop.close();
    },
    { scope: 'test', timeout: SHOP_START_MS },
  ],
  baseURL: ({ place }, use) => use(place.url),
});
