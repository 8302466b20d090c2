import type { FastifyInstance } from 'fastify';
import { serveFile } from './clientFiles.ts';
import { isFromOtherPage, sendDocument } from './document.ts';

/** A mail that the shop would have sent. */
interface SandboxMail {
  id: string;
  recipient: string;
  subject: string;
  text: string;
  /** In ms since 1970. */
  sentAt: number;
}

export interface MailsOptions {
  /** Newest first. */
  list(): readonly SandboxMail[];
  /** Origin of the links to the shop in mails. */
  shopUrl: string;
  /** IANA name of the shop's time zone. */
  timeZone: string;
}

/**
 * The page of the mails that a demo would have sent. Anybody who reaches the demo can read them, but no page of another origin can: the
 * links in mails open accounts.
 */
export async function mailsPlugin(
  app: FastifyInstance,
  { list, shopUrl, timeZone }: MailsOptions,
): Promise<void> {
  app.get('/', async (_, reply) =>
    sendDocument(reply.header('referrer-policy', 'no-referrer'), {
      title: 'Mails of the demo',
      style: `${app.prefix}/page.client.css`,
      script: `${app.prefix}/mails.client.js`,
      body: bodyOf(shopUrl, timeZone),
    }),
  );
  serveFile(app, '/mails.client.js', 'mails.client.js', 'text/javascript');
  serveFile(app, '/page.client.css', 'page.client.css', 'text/css');

  await app.register(async (data) => {
    data.addHook('onRequest', async (request, reply) => {
      reply.header('cache-control', 'no-store');
      if (isFromOtherPage(request))
        return reply.code(403).send({ error: 'Only the page of the mails may read them' });
    });
    data.get('/list', async () => ({ mails: list().map(({ text: _, ...summary }) => summary) }));
    data.get<{ Params: { id: string } }>('/texts/:id', async ({ params }, reply) => {
      const mail = list().find(({ id }) => id === params.id);
      return mail ? { text: mail.text } : reply.code(404).send({ error: 'This mail is gone' });
    });
  });
}

/** Neither an origin nor the name of a time zone needs escaping. */
const bodyOf = (shopUrl: string, timeZone: string) => `<header>
<h1>Mails of the demo</h1>
<label class="search">Recipient or subject <input id="search" type="search" autocomplete="off" spellcheck="false"></label>
<p>What the shop would have mailed, the newest first. Nothing leaves this computer, but
anybody who can open this demo can read them here. The last 200 mails are in memory only: they are gone
when the shop is started again.</p>
</header>
<main data-shop-url="${shopUrl}" data-time-zone="${timeZone}">
<p id="message" role="status"></p>
<ol id="mails"></ol>
<noscript><p>This page needs JavaScript.</p></noscript>
</main>`;
