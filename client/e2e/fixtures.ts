import { test as base } from '@playwright/test';
import { createShop, type Shop, type Shopper, signInBrowser } from './shop.ts';

export { expect } from '@playwright/test';

interface Fixtures {
  /** The shop's server. */
  shop: Shop;
  /** A shopper with an empty cart, signed in in this story's browser. */
  shopper: Shopper;
}

export const test = base.extend<Fixtures>({
  shop: async ({ request }, use) => use(createShop(request)),

  shopper: async ({ shop, context, baseURL }, use) => {
    const shopper = await shop.newShopper();
    await signInBrowser(context, String(baseURL), shopper);
    await use(shopper);
  },
});
