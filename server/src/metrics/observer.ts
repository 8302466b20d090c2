import type { ApolloServerPlugin } from '@apollo/server';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../graphql/context.ts';
import type { CachedResponse, ResponseCache } from '../http/responseCache/responseCache.ts';
import type { Limits } from '../lib/limits/rateLimiter.ts';
import type { Shop } from '../shop.ts';
import type { Metrics } from './definitions.ts';
import { createOperationPlugin } from './operations.ts';
import { observeRequests } from './requests.ts';
import { webVitals } from './webVitals.ts';

/** Observes an app at the points where `createApp` composes it, so that what it composes knows nothing of metrics. */
export interface AppObserver {
  /** The shop with observed rate limits. */
  observeShop(shop: Shop): Shop;
  observeRequests(app: FastifyInstance): void;
  observeCaches<Transport extends string>(
    caches: Record<Transport, ResponseCache>,
  ): Record<Transport, ResponseCache>;
  apolloPlugin: ApolloServerPlugin<Context>;
  /** Adds the route that receives what shoppers' browsers measure. */
  addRoutes(app: FastifyInstance, shop: Shop): Promise<void>;
}

export const createObserver = (metrics: Metrics): AppObserver => ({
  observeShop: (shop) => ({ ...shop, limits: observeLimits(shop.limits, metrics) }),
  observeRequests: (app) => observeRequests(app, metrics),
  observeCaches: (caches) => {
    const entries = Object.entries<ResponseCache>(caches);
    const observed = entries.map(([transport, cache]) => [
      transport,
      observeCache(cache, transport, metrics),
    ]);
    return Object.fromEntries(observed);
  },
  apolloPlugin: createOperationPlugin(metrics),
  addRoutes: async (app, { limits, env: { publicUrl, webVitalsShare } }) => {
    if (webVitalsShare === 0) return;
    await app.register(webVitals, { limits, publicUrl, vitals: metrics.webVitals });
  },
});

function observeLimits(limits: Limits, { rateLimitRefusals }: Pick<Metrics, 'rateLimitRefusals'>): Limits {
  return {
    ...limits,
    async consume(action, subject) {
      const tooMany = await limits.consume(action, subject);
      if (tooMany) rateLimitRefusals.inc({ action });
      return tooMany;
    },
  };
}

function observeCache(
  cache: ResponseCache,
  transport: string,
  { cacheLookups }: Pick<Metrics, 'cacheLookups'>,
): ResponseCache {
  // Without a hit there would be no share of hits.
  for (const result of ['hit', 'miss']) cacheLookups.inc({ transport, result }, 0);
  function count(entry: CachedResponse | undefined): CachedResponse | undefined {
    cacheLookups.inc({ transport, result: entry ? 'hit' : 'miss' });
    return entry;
  }
  return {
    ...cache,
    find(key) {
      const entry = cache.find(key);
      return entry instanceof Promise ? entry.then(count) : count(entry);
    },
  };
}
