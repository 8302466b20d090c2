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
    const result = await unsubscribeFromNewsletter({ ...shop, clientAddress: ip }, String(query.token ?? ''));
    if (result.__typename === 'TooManyRequests') reply.code(429).header('retry-after', result.retryAfter);
    if (result.__typename === 'NotFound') reply.code(404);
    return { message: result.message };
  });
}
