import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Resolvers } from '../generated/resolvers.ts';
import type { Sender } from '../http/caller.ts';
import type { Job } from '../jobs/scheduler.ts';
import type { SectionName } from '../rest/sections.ts';
import type { Shop } from '../shop.ts';
import type { PersonalDataHandler } from './users/personalData.service.ts';

/**
 * What a feature adds to the shop, declared in its `feature.ts` and listed in `features.ts`. Its tables are its `*.entity.ts`, and what
 * its services return for GraphQL types in its `models.ts`, because modules below the services read them.
 */
export interface Feature {
  /** GraphQL. The type check names each field of the schema that lacks a resolver. */
  resolvers?: readonly Resolvers[];
  /** Calls below /api, and their section of the OpenAPI document. */
  rest?: { section: SectionName; calls: readonly FastifyPluginAsyncZod[] };
  /** Routes outside of /api. */
  routes?: readonly FastifyPluginAsync<RouteOptions>[];
  /** Work that is repeated, in one process at a time. */
  jobs?(shop: Shop): Job[];
  /** Deletes what is no longer needed, every hour; by the name in the log, such as `delete old mails`. */
  cleanups?: Record<string, (shop: Shop) => Promise<void>>;
  /** Exports and erases what the feature stores about a user. */
  personalData?: PersonalDataHandler;
}

/** What routes outside of /api are registered with. */
interface RouteOptions {
  shop: Shop;
  /** The caller by the bearer token alone, so that no page of another origin can send the request. */
  identify(request: FastifyRequest): Promise<Sender>;
}
