import { test as base } from '@playwright/test';
import { createShop, type Shop, type Shopper, signInBrowser } from './shop.ts';

export { expect } from '@playwright/test';

interface Fixtures {
  /** The shop's server. */
  shop: Shop;
  /** A shopper with an empty cart, signed in in this story's browser. */
  shopper: Shopper;
}

/** How many times slower than it is the story's browser is to take its processor for. */
const slowdown = Number(process.env.E2E_SLOWDOWN ?? 1);

export const test = base.extend<Fixtures>({
  page: async ({ page, context }, use) => {
    if (slowdown > 1) {
      const session = await context.newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    }
    await use(page);
  },

  shop: async ({ request }, use) => use(createShop(request)),

  shopper: async ({ shop, context, baseURL }, use) => {
    const shopper = await shop.newShopper();
    await signInBrowser(context, String(baseURL), shopper);
    await use(shopper);
  },
});
