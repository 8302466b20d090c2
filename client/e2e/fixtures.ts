import { test as base } from '@playwright/test';
import { createShopApi, type ShopApi, type Shopper, signInBrowser } from './shopApi.ts';

export { expect } from '@playwright/test';

interface Fixtures {
  /** The shop's API. */
  shop: ShopApi;
  /** A shopper with an empty cart, signed in in the test's browser. */
  shopper: Shopper;
}

/** CPU slowdown factor of the test's browser. */
const slowdown = Number(process.env.E2E_SLOWDOWN ?? 1);

export const test = base.extend<Fixtures>({
  page: async ({ page, context }, use) => {
    if (slowdown > 1) {
      const session = await context.newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    }
    await use(page);
  },

  shop: async ({ request }, use) => use(createShopApi(request)),

  shopper: async ({ shop, context, baseURL }, use) => {
    const shopper = await shop.createShopper();
    await signInBrowser(context, String(baseURL), shopper);
    await use(shopper);
  },
});
