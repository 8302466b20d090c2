import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  type FastifyPluginAsyncZod,
  hasZodFastifySchemaValidationErrors,
  serializerCompiler,
  validatorCompiler,
} from 'fastify-type-provider-zod';
import { isUnavailable } from '../database/dialects.ts';
import { accountsRest } from '../features/auth/auth.rest.ts';
import { uploadsRest } from '../features/auth/uploads.rest.ts';
import { cartRest } from '../features/cart/cart.rest.ts';
import { catalogRest } from '../features/catalog/catalog.rest.ts';
import { productsRest } from '../features/catalog/products.rest.ts';
import { paymentsRest } from '../features/checkout/checkout.rest.ts';
import { ordersRest } from '../features/orders/orders.rest.ts';
import { personalDataRest } from '../features/personalData/personalData.rest.ts';
import { reviewsRest } from '../features/reviews/reviews.rest.ts';
import { wishlistRest } from '../features/wishlist/wishlist.rest.ts';
import { keepAnswers } from '../http/responseCache/restCache.ts';
import { isForged } from '../http/securityHeaders.ts';
import { INTERNAL_ERROR_MESSAGE, UNAVAILABLE_MESSAGE, UNAVAILABLE_RETRY_SECONDS } from '../lib/problems.ts';
import type { Shop } from '../shop.ts';
import { createRestContext } from './context.ts';
import { answerProblem, orProblem, restError } from './errors.ts';
import { describeCalls, type Section } from './openapi.ts';

/** The calls, by section of their description. */
const sections: (Section & { calls: FastifyPluginAsyncZod[] })[] = [
  {
    name: 'Accounts',
    description: 'Sign-up, sessions, one’s own profile',
    calls: [accountsRest, uploadsRest, personalDataRest],
  },
  {
    name: 'Catalogue',
    description: 'Categories, banners, products, search',
    calls: [catalogRest, productsRest],
  },
  { name: 'Reviews', description: 'What customers say', calls: [reviewsRest] },
  { name: 'My List', description: 'The wishlist', calls: [wishlistRest] },
  { name: 'Cart', description: 'What is going to be bought', calls: [cartRest] },
  { name: 'Orders', description: 'Paying, and what was bought', calls: [paymentsRest, ordersRest] },
];

/** Door 2: the calls of the old API. Every answer, also every error, is JSON. */
export async function rest(app: FastifyInstance, { shop }: { shop: Shop }): Promise<void> {
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  allowEmptyJson(app);
  app.addHook('onRequest', async (request, reply) => {
    if (isForged(request, shop.env))
      return reply.code(403).send(restError('This page may not call the shop'));
  });
  app.decorateRequest('ctx');
  app.addHook('onRequest', async (request) => {
    orProblem(await shop.limits.take('rest', { address: request.ip }));
  });
  keepAnswers(app, shop);
  app.addHook('preValidation', async (request) => {
    request.ctx = await createRestContext(shop, request);
    orProblem(await shop.limits.take('rest', { address: '', account: request.ctx.viewer?.id }));
  });
  app.setNotFoundHandler((request, reply) => {
    reply.code(404).send(restError(`There is no ${request.method} ${request.url.split('?')[0]}`));
  });
  // Those that CORS has no answer to: without an origin, or from one that is not listed.
  app.options('/*', { schema: { hide: true } }, (_, reply) => reply.code(204).send());
  await describeCalls(
    app,
    sections.map(({ name, description }) => ({ name, description })),
  );
  for (const { name, calls } of sections) {
    await app.register(async (section) => {
      section.addHook('onRoute', ({ schema }) => {
        if (schema) schema.tags = [name];
      });
      for (const feature of calls) await section.register(feature);
    });
  }
}

/** Old clients say that they send JSON also where they send nothing, as with DELETE. */
function allowEmptyJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) =>
    body.length === 0 ? done(null) : parse(request, body as string, done),
  );
}

/** Every failure under /api in the shape of the old API; our own faults are logged and masked. */
export function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  const failed = request.routeOptions.config.failureStatus ?? false;
  if (answerProblem(error, reply, failed)) return;
  const status = error.statusCode ?? 500;
  if (status < 500) {
    reply.code(status).send(restError(messageOf(error), failed));
    return;
  }
  if (isUnavailable(error)) {
    request.log.error({ err: error }, 'the database is away');
    reply
      .code(503)
      .header('retry-after', UNAVAILABLE_RETRY_SECONDS)
      .send(restError(UNAVAILABLE_MESSAGE, failed));
    return;
  }
  request.log.error({ err: error }, 'a request failed');
  reply.code(500).send({ ...restError(INTERNAL_ERROR_MESSAGE, failed), requestId: request.id });
}

function messageOf(error: FastifyError): string {
  if (!hasZodFastifySchemaValidationErrors(error)) return error.message;
  const [issue] = error.validation;
  const field = issue?.instancePath.slice(1).replaceAll('/', '.');
  return field ? `${field} ${issue?.message}` : `The ${error.validationContext} must be an object`;
}
