import type { FastifyPluginAsync } from 'fastify';
import { identifyByBearer } from '../http/caller.ts';
import { prepareResponse, sendPrepared } from '../http/responseCache/preparedResponse.ts';
import { rejectWhenOverloaded } from '../lib/limiter.ts';
import { notSignedIn, type TooManyRequests, UNAVAILABLE_RETRY_SECONDS } from '../lib/problems.ts';
import type { Shop } from '../shop.ts';
import type { Rendering } from './rendering.ts';
import type { Site } from './site.ts';
import { askedBy, type OpenVisit } from './visits.ts';

const PREFIX = '/own';

interface OwnPagesOptions {
  shop: Shop;
  openVisit: OpenVisit;
  site: () => Promise<Site>;
  render: Rendering;
}

/**
 * `GET /own/cart` and the like: a page as the shopper whose token comes with the request sees it (decision 50), which the script in that page's head asks for
 * (`client/askEarly.ts`). It is rendered for each request, and nobody may keep it. 401 without a session; 404 for pages that are not rendered so;
 * 429; 503 when there is too much to do, or when something cannot be read: the browser makes the page itself then.
 */
export const ownPages: FastifyPluginAsync<OwnPagesOptions> = async (
  app,
  { shop, openVisit, site, render },
) => {
  app.get(`${PREFIX}/*`, async (request, reply) => {
    reply.headers({ 'cache-control': 'no-store', vary: 'authorization, cookie, accept-encoding' });
    const { limits, env } = shop;
    const refuse = ({ message, retryAfter }: TooManyRequests) =>
      reply.code(429).header('retry-after', retryAfter).send({ error: message });
    const tooManyHere = await limits.take('page', { address: request.ip });
    if (tooManyHere) return refuse(tooManyHere);
    const caller = await identifyByBearer(shop, request);
    if (!caller.viewer) return reply.code(401).send({ error: notSignedIn().message });
    const tooMany = await limits.take('page', { address: '', account: caller.viewer.id });
    if (tooMany) return refuse(tooMany);

    const asked = askedBy(request, request.url.slice(PREFIX.length), env.publicUrl);
    const { renderOwn } = await site();
    const page = await rejectWhenOverloaded(() =>
      render(async (inTurn) => {
        await shop.catalog.ensureFresh();
        return renderOwn({ ...asked, execute: openVisit(caller).execute, inTurn });
      }),
    );
    if (!page) return reply.code(404).send({ error: 'There is nothing at this address' });
    if ('message' in page)
      return reply.code(503).header('retry-after', UNAVAILABLE_RETRY_SECONDS).send({ error: page.message });
    return sendPrepared(
      request,
      reply,
      prepareResponse(page.status, { 'content-type': 'application/json; charset=utf-8' }, page.json),
    );
  });
};
