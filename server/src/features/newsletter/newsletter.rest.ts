import type { FastifyInstance } from 'fastify';
import { type NewsletterContext, unsubscribeFromNewsletter } from './newsletter.service.ts';

/**
 * POST /newsletter/unsubscribe?token=…: mail programs send it when the reader presses their button "unsubscribe" (RFC 8058). The body is
 * always the same, so it is not read. The page at the same address is for the link in the text.
 */
export async function newsletterRest(
  app: FastifyInstance,
  { shop }: { shop: Pick<NewsletterContext, 'db'> },
): Promise<void> {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_, __, done) => done(null, null));

  app.post<{ Querystring: { token?: string } }>('/newsletter/unsubscribe', async ({ query }, reply) => {
    const result = await unsubscribeFromNewsletter(shop, String(query.token ?? ''));
    return reply.code(result.__typename === 'NotFound' ? 404 : 200).send({ message: result.message });
  });
}
