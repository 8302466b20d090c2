import type { FastifyInstance } from 'fastify';
import { type NewsletterContext, unsubscribeFromNewsletter } from './newsletter.service.ts';

/**
 * POST /newsletter/unsubscribe?token=…: mail programs send it when the reader presses their button "unsubscribe" (RFC 8058). The body is
 * always the same, so it is not read. The page at the same address is for the link in the text.
 */
export async function newsletterRest(
  app: FastifyInstance,
  { shop }: { shop: Pick<NewsletterContext, 'db' | 'limits'> },
): Promise<void> {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_, __, done) => done(null, null));

  app.post<{ Querystring: { token?: string } }>('/newsletter/unsubscribe', async ({ query, ip }, reply) => {
    const tooMany = await shop.limits.consume('unsubscribe', { address: ip });
    if (tooMany)
      return reply.code(429).header('retry-after', tooMany.retryAfter).send({ message: tooMany.message });
    const result = await unsubscribeFromNewsletter(shop, String(query.token ?? ''));
    if (result.__typename === 'NotFound') return reply.code(404).send({ message: result.message });
    await shop.limits.refund('unsubscribe', { address: ip });
    return { message: result.message };
  });
}
