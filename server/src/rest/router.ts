import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  type FastifyPluginAsyncZod,
  hasZodFastifySchemaValidationErrors,
  serializerCompiler,
  validatorCompiler,
} from 'fastify-type-provider-zod';
import { isUnavailable } from '../database/dialects.ts';
import { authRest } from '../features/auth/auth.rest.ts';
import { cartRest } from '../features/cart/cart.rest.ts';
import { catalogRest } from '../features/catalog/catalog.rest.ts';
import { productListsRest } from '../features/catalog/products/productLists.rest.ts';
import { productsRest } from '../features/catalog/products/products.rest.ts';
import { checkoutRest } from '../features/checkout/checkout.rest.ts';
import { legacyCheckoutRest } from '../features/checkout/legacyCheckout.rest.ts';
import { ordersRest } from '../features/orders/orders.rest.ts';
import { reviewsRest } from '../features/reviews/reviews.rest.ts';
import { uploadsRest } from '../features/users/uploads/uploads.rest.ts';
import { usersRest } from '../features/users/users.rest.ts';
import { wishlistRest } from '../features/wishlist/wishlist.rest.ts';
import type { ResponseCache } from '../http/responseCache/responseCache.ts';
import { addRestCache } from '../http/responseCache/restCache.ts';
import { isCrossSiteForgery } from '../http/securityHeaders.ts';
import { type MethodsOf, refuseMethod } from '../lib/network/allowedMethods.ts';
import { UNAVAILABLE_RETRY_SECONDS } from '../lib/problems.ts';
import type { Shop } from '../shop.ts';
import { createRestContext } from './context.ts';
import {
  type Failure,
  inputInvalid,
  internalError,
  pageForbidden,
  requestInvalid,
  restError,
  sendProblem,
  shopUnavailable,
  throwIfProblem,
} from './errors.ts';
import { addOpenApi, type Section } from './openapi.ts';
import { queueBrowsing } from './queueBrowsing.ts';

/** The features' calls by section of the OpenAPI document. */
const sections: (Section & { calls: FastifyPluginAsyncZod[] })[] = [
  {
    name: 'Accounts',
    description: 'Sign-up, sessions, the caller’s own profile',
    calls: [authRest, usersRest, uploadsRest],
  },
  {
    name: 'Catalogue',
    description: 'Categories, banners, products, search',
    calls: [catalogRest, productListsRest, productsRest],
  },
  { name: 'Reviews', description: 'Reviews of products by customers', calls: [reviewsRest] },
  { name: 'My List', description: 'The wishlist', calls: [wishlistRest] },
  { name: 'Cart', description: 'The shopper’s cart', calls: [cartRest] },
  {
    name: 'Orders',
    description: 'Payment and placed orders',
    calls: [checkoutRest, ordersRest, legacyCheckoutRest],
  },
];

/** The REST API under /api, compatible with the original API. Every response, also every error, is JSON. */
export async function restRouter(
  app: FastifyInstance,
  { shop, cache, methodsOf }: { shop: Shop; cache: ResponseCache; methodsOf: MethodsOf },
): Promise<void> {
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  acceptEmptyJson(app);
  app.addHook('onRequest', async (request, reply) => {
    if (isCrossSiteForgery(request, shop.env)) return reply.code(403).send(restError(pageForbidden));
  });
  app.decorateRequest('ctx');
  app.addHook('onRequest', async (request) => {
    throwIfProblem(await shop.limits.consume('rest', { address: request.ip }));
  });
  addRestCache(app, cache, shop.env.publicUrl);
  queueBrowsing(app, shop.browsing);
  app.addHook('preValidation', async (request, reply) => {
    request.ctx = await createRestContext(shop, request, reply);
    throwIfProblem(await shop.limits.consume('rest', { address: '', account: request.ctx.viewer?.id }));
  });
  app.setNotFoundHandler((request, reply) => {
    const [path = ''] = request.url.split('?');
    refuseMethod(request, reply, methodsOf(path)).send(
      restError({ code: 'ROUTE_NOT_FOUND', message: `There is no ${request.method} ${path}` }),
    );
  });
  // Requests that @fastify/cors does not answer: without an origin, or from one that is not allowed.
  app.options('/*', { schema: { hide: true } }, (_, reply) => reply.code(204).send());
  await addOpenApi(
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

/** Old clients declare JSON also for requests without a body, such as DELETE. */
function acceptEmptyJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) =>
    body.length === 0 ? done(null) : parse(request, body as string, done),
  );
}

/** Sends every failure in the shape of the REST API; internal errors are logged and masked. */
export function sendError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  const failureStatus = request.routeOptions.config.failureStatus ?? false;
  if (sendProblem(error, reply, failureStatus)) return;
  const status = error.statusCode ?? 500;
  if (status < 500) {
    reply.code(status).send(restError(describeRefusal(error), failureStatus));
    return;
  }
  if (isUnavailable(error)) {
    request.log.error({ err: error }, 'a service is unavailable');
    reply
      .code(503)
      .header('retry-after', UNAVAILABLE_RETRY_SECONDS)
      .send(restError(shopUnavailable, failureStatus));
    return;
  }
  request.log.error({ err: error }, 'a request failed');
  reply.code(500).send({ ...restError(internalError, failureStatus), requestId: request.id });
}

function describeRefusal(error: FastifyError): Failure {
  if (!hasZodFastifySchemaValidationErrors(error)) return requestInvalid(error.message);
  const [issue] = error.validation;
  const field = issue?.instancePath.slice(1).replaceAll('/', '.');
  return inputInvalid(
    field ? `${field} ${issue?.message}` : `The ${error.validationContext} must be an object`,
  );
}
