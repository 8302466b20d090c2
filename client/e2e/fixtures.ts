import { type BrowserContext, test as base } from '@playwright/test';
import { type MailServer, startMailServer } from '../../server/test/mailServer.ts';
import { createStaff, type StaffRole, signInDemoOwner } from './deskStaff.ts';
import { createShopApi, type ShopApi, type Shopper, signInBrowser } from './shopApi.ts';
import { SHOP_START_MS, type ShopServer, startShopServer } from './shopServer.ts';

export { expect } from '@playwright/test';

/** Where a shop is. */
type ShopPlace = Pick<ShopServer, 'url' | 'dataDir'>;

interface Fixtures {
  /** The test's shop: by default that of all tests. */
  place: ShopPlace;
  /** The shop's API. */
  shop: ShopApi;
  /** A shopper with an empty cart, signed in in the test's browser. */
  shopper: Shopper;
  /** Resolves to the worker's member of staff of a role, with a session. */
  getStaff(role: StaffRole): Promise<Shopper>;
  /** A member of staff, signed in in the test's browser; the owner is the demo's. */
  owner: Shopper;
  manager: Shopper;
  packer: Shopper;
  support: Shopper;
}

// All of them are here: tests with another set need a worker of their own, with a browser and shops of its own.
interface WorkerFixtures {
  /** The members of staff of this worker's tests, by shop and role. A test that changes an account creates its own. */
  staff: Map<string, Promise<Shopper>>;
  /** Has the mails of `ownShop`. */
  mailServer: MailServer;
  /** A shop of this worker's tests alone, which run one after the other. */
  ownShop: ShopServer;
}

/** CPU slowdown factor of the test's browser. */
const slowdown = Number(process.env.E2E_SLOWDOWN ?? 1);

export const test = base.extend<Fixtures, WorkerFixtures>({
  page: async ({ page, context }, use) => {
    if (slowdown > 1) {
      const session = await context.newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    }
    await use(page);
  },

  place: ({ baseURL }, use) => use({ url: String(baseURL), dataDir: String(process.env.E2E_DATA_DIR) }),

  shop: async ({ request }, use) => use(createShopApi(request)),

  shopper: async ({ shop, context, place }, use) => {
    const shopper = await shop.createShopper();
    await signInBrowser(context, place.url, shopper);
    await use(shopper);
  },

  getStaff: ({ staff, shop, place }, use) =>
    use((role) => {
      const key = `${place.url} ${role}`;
      const member =
        staff.get(key) ?? (role === 'owner' ? signInDemoOwner(shop) : createStaff(shop, role, place.dataDir));
      staff.set(key, member);
      return member;
    }),
  owner: signedIn('owner'),
  manager: signedIn('manager'),
  packer: signedIn('packer'),
  support: signedIn('support'),

  staff: [async ({ browserName: _ }, use) => use(new Map()), { scope: 'worker' }],

  mailServer: [
    async ({ browserName: _ }, use) => {
      const server = await startMailServer();
      await use(server);
      await server.close();
    },
    { scope: 'worker' },
  ],

  ownShop: [
    async ({ mailServer }, use) => {
      const mails = { SMTP_URL: mailServer.url, MAIL_FROM: 'Kirana <shop@kirana.example>' };
      const shop = await startShopServer(mails);
      await use(shop);
      await shop.close();
    },
    { scope: 'worker', timeout: SHOP_START_MS },
  ],
});

/** A fixture that signs a member of staff in in the test's browser. */
function signedIn(role: StaffRole) {
  return async (
    { getStaff, context, place }: Pick<Fixtures, 'getStaff' | 'place'> & { context: BrowserContext },
    use: (member: Shopper) => Promise<void>,
  ) => {
    const member = await getStaff(role);
    await signInBrowser(context, place.url, member);
    await use(member);
  };
}
