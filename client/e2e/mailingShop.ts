import { type MailServer, startMailServer } from '../../server/test/mailServer.ts';
import { test as base } from './fixtures.ts';
import { startShopServer } from './shopServer.ts';

export { expect } from '@playwright/test';

/** Tests in a demo shop of their own that sends its mails to a local server. */
export const test = base.extend<object, { mailServer: MailServer; mailingShop: string }>({
  mailServer: [
    async ({ browserName: _ }, use) => {
      const server = await startMailServer();
      await use(server);
      await server.close();
    },
    { scope: 'worker' },
  ],
  mailingShop: [
    async ({ mailServer }, use, { project, parallelIndex }) => {
      const port = Number(process.env.E2E_PORT) + 9 + parallelIndex;
      const shop = await startShopServer(port, `${project.outputDir}/mailing-shop-${parallelIndex}`, {
        PUBLIC_URL: `http://localhost:${port}`,
        SMTP_URL: mailServer.url,
        MAIL_FROM: 'Kirana <shop@kirana.example>',
        // Sign-ups of different shoppers come from different addresses.
        TRUST_PROXY: '1',
      });
      await use(shop.url);
      await shop.close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ mailingShop }, use) => use(mailingShop),
});
