import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import {
  type FastifyPluginAsyncZod,
  hasZodFastifySchemaValidationErrors,
  serializerCompiler,
  validatorCompiler,
} from 'fastify-type-provider-zod';
import { accountsRest } from './features/accounts/accounts.rest.ts';
import { cartRest } from './features/cart/cart.rest.ts';
import { catalogRest } from './features/catalog/catalog.rest.ts';
import { productsRest } from './features/catalog/products.rest.ts';
import { ordersRest } from './features/orders/orders.rest.ts';
import { reviewsRest } from './features/reviews/reviews.rest.ts';
import { wishlistRest } from './features/wishlist/wishlist.rest.ts';
import { OUR_FAULT } from './lib/problems.ts';
import { answerProblem, failure, restError } from './lib/restAnswers.ts';
import { createRestContext } from './restContext.ts';
import type { Shop } from './shop.ts';

const features: FastifyPluginAsyncZod[] = [
  accountsRest,
  catalogRest,
  productsRest,
  reviewsRest,
  wishlistRest,
  cartRest,
  ordersRest,
];

/** Door 2: the calls of the old API. Every answer, also every error, is JSON. */
export async function rest(app: FastifyInstance, { shop }: { shop: Shop }): Promise<void> {
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  allowEmptyJson(app);
  app.decorateRequest('ctx');
  app.addHook('onRoute', describeFailures);
  app.addHook('onRequest', async (_, reply) => {
    // The same address answers differently to each caller.
    reply.header('cache-control', 'no-store');
  });
  app.addHook('preValidation', async (request) => {
    request.ctx = await createRestContext(shop, request);
  });
  app.setNotFoundHandler((request, reply) => {
    reply.code(404).send(restError(`There is no ${request.method} ${request.url.split('?')[0]}`));
  });
  app.setErrorHandler(answerError);
  for (const feature of features) await app.register(feature);
}

/** Old clients say that they send JSON also where they send nothing, as with DELETE. */
function allowEmptyJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) =>
    body.length === 0 ? done(null) : parse(request, body as string, done),
  );
}

/** Every call may fail, always in the same shape. */
function describeFailures({ schema }: RouteOptions): void {
  if (schema) schema.response = { '4xx': failure, '5xx': failure, ...(schema.response as object) };
}

function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  const failed = request.routeOptions.config.failureStatus ?? false;
  if (answerProblem(error, reply, failed)) return;
  const status = error.statusCode ?? 500;
  if (status < 500) {
    reply.code(status).send(restError(messageOf(error), failed));
    return;
  }
  request.log.error({ err: error }, 'a request failed');
  reply.code(500).send({ ...restError(OUR_FAULT, failed), requestId: request.id });
}

function messageOf(error: FastifyError): string {
  if (!hasZodFastifySchemaValidationErrors(error)) return error.message;
  const [issue] = error.validation;
  const field = issue?.instancePath.slice(1).replaceAll('/', '.');
  return field ? `${field} ${issue?.message}` : `The ${error.validationContext} must be an object`;
}
