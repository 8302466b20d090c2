import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  hasZodFastifySchemaValidationErrors,
  serializerCompiler,
  validatorCompiler,
} from 'fastify-type-provider-zod';
import { isUnavailable } from '../database/dialects.ts';
import { features } from '../features/features.ts';
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
import { addOpenApi } from './openapi.ts';
import { queueBrowsing } from './queueBrowsing.ts';
import { sections } from './sections.ts';

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
  await addOpenApi(app);
  for (const { name } of sections) {
    await app.register(async (section) => {
      section.addHook('onRoute', ({ schema }) => {
        if (schema) schema.tags = [name];
      });
      for (const { rest } of features)
        if (rest?.section === name) for (const call of rest.calls) await section.register(call);
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
