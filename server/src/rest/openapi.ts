import { STATUS_CODES } from 'node:http';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance, RouteOptions } from 'fastify';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';
import type { OpenAPIV3_1 } from 'openapi-types';
import { SESSION_COOKIE } from '../http/caller.ts';
import { tooManyRequests } from '../lib/problems.ts';
import {
  type Failure,
  inputInvalid,
  internalError,
  pageForbidden,
  requestInvalid,
  restError,
  shopUnavailable,
} from './errors.ts';
import { sections } from './sections.ts';

// The OpenAPI document, generated from the schemas that validate requests and serialise responses. This file adds what those
// cannot express.

type Schema = OpenAPIV3_1.SchemaObject | OpenAPIV3_1.ReferenceObject;
type Document = OpenAPIV3_1.Document;

declare module 'fastify' {
  interface FastifySchema {
    /** For calls with `multipart/form-data`: the name of the field with the files. */
    files?: string;
    /** Media type of the file that the call answers with, instead of JSON. */
    answersFile?: string;
    /** Failures specific to the call, one for an example by status. A text: of an input that is not valid. */
    failures?: Partial<Record<keyof typeof statusDescriptions, Failure | string>>;
  }
}

const statusDescriptions = {
  400: 'An input is missing or invalid: `msg` names it',
  401: 'The caller is not signed in, or the credentials are wrong',
  402: 'The payment could not be verified',
  403: 'It belongs to another shopper, or the page that sends the request may not call the shop',
  404: 'Not found, or not the caller’s own',
  409: 'Conflicts with the current state',
  413: 'The body is too large',
  415: 'Unsupported media type of the body',
  429: 'Too many requests: `Retry-After` has the seconds to wait',
  500: 'Internal error: quote `requestId` when reporting it',
  501: 'Not offered by this shop',
  503: 'The shop or a service that it depends on is unavailable: `Retry-After` has the seconds to wait',
};

const DESCRIPTION =
  'The REST API of the grocery shop. Money is in rupees (INR), dates are ISO-8601 text in UTC, ids are opaque text. ' +
  'Every object has its id twice, as `id` and `_id`. Every failure is JSON with `status`, `error`, `msg` and `code`. ' +
  'Names, addresses, phone numbers and reviews are trimmed. Control characters in them are refused with status 400; ' +
  'only a review may have line breaks and tabs.';

/** Documents all routes registered after it, at `/openapi.json` and with Swagger UI under `/docs`. */
export async function addOpenApi(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Kirana',
        version: '1',
        description: DESCRIPTION,
      },
      servers: [{ url: '/', description: 'This shop' }],
      tags: [...sections],
      security: [{ bearer: [] }, { cookie: [] }],
      components: {
        securitySchemes: {
          bearer: { type: 'http', scheme: 'bearer', description: '`token` in the response to a sign-in' },
          cookie: {
            type: 'apiKey',
            in: 'cookie',
            name: SESSION_COOKIE,
            description:
              'Set by a sign-in; valid for requests of the shop’s own pages. With TLS its name begins with `__Host-`',
          },
        },
      },
    },
    convertConstToEnum: false,
    transform: transformRoute,
    transformObject: (document) => completeDocument(jsonSchemaTransformObject(document) as Document),
  });
  app.addHook('onRoute', setOperationId);
  app.get('/openapi.json', { schema: { hide: true } }, async () => app.swagger());
  await app.register(swaggerUi, {
    routePrefix: '/docs',
    indexPrefix: app.prefix,
    theme: { title: 'Kirana: the REST API' },
    uiConfig: { layout: 'BaseLayout', defaultModelsExpandDepth: 0, displayRequestDuration: true },
  });
}

const transformRoute: typeof jsonSchemaTransform = (route) => {
  const transformed = jsonSchemaTransform(route);
  const { files, answersFile } = route.schema ?? {};
  if (transformed.schema) {
    if (files) transformed.schema.body = multipartBody(files);
    transformed.schema.response = {
      ...(transformed.schema.response as object),
      ...(answersFile && { 200: fileResponse(answersFile) }),
      ...failureResponses(route.route),
    };
  }
  return transformed;
};

/** The failures of a call by status: those common to all calls of its kind and its own. */
function failureResponses({ schema = {}, method, config }: RouteOptions): Record<string, object> {
  const { params, files, failures } = schema;
  const failuresByStatus: Record<string, Failure | string> = {
    ...(method !== 'GET' && {
      400: requestInvalid("Body is not valid JSON but content-type is set to 'application/json'"),
      403: pageForbidden,
      413: requestInvalid('Request body is too large'),
      ...(!files && { 415: requestInvalid('Unsupported Media Type') }),
    }),
    ...(params ? { 400: 'id is not an id' } : {}),
    429: tooManyRequests(15),
    503: shopUnavailable,
    ...failures,
    500: internalError,
  };
  const responses = Object.entries(failuresByStatus).map(([status, failure]) => {
    const example = restError(
      typeof failure === 'string' ? inputInvalid(failure) : failure,
      config?.failureStatus,
    );
    return [
      status,
      {
        description: statusDescriptions[Number(status) as keyof typeof statusDescriptions],
        headers:
          status === '429' || status === '503'
            ? { 'Retry-After': { type: 'integer', description: 'Seconds' } }
            : undefined,
        content: {
          'application/json': {
            schema: { $ref: '#/components/schemas/Failure' },
            example: status === '500' ? { ...example, requestId: 'req-1' } : example,
          },
        },
      },
    ];
  });
  return Object.fromEntries(responses);
}

const fileResponse = (mediaType: string) => ({
  description: 'The file',
  content: { [mediaType]: { schema: { type: 'string', format: 'binary', example: '%PDF-1.3 …' } } },
});

const multipartBody = (field: string) => ({
  type: 'object',
  required: [field],
  properties: {
    [field]: {
      type: 'array',
      description: 'Files',
      items: { type: 'string', format: 'binary' },
      example: [],
    },
  },
});

/** Sets the name of a call in generated clients: `GET /api/my-list/:id` becomes getMyListById. */
function setOperationId({ schema, method, url }: RouteOptions): void {
  // A HEAD route shares its schema with the GET route.
  if (!schema || typeof method !== 'string' || method === 'HEAD') return;
  const words = url.replace('/api', '').replaceAll('/:', '/by-').split(/[/-]/).filter(Boolean);
  const name = words.map((word) => word.replace(/^./, (letter) => letter.toUpperCase())).join('');
  schema.operationId = method.toLowerCase() + name;
}

/** Adds examples, composed of those of the fields, and descriptions of responses. */
function completeDocument(document: Document): Document {
  const schemas = document.components?.schemas ?? {};
  for (const name of Object.keys(schemas)) {
    // Generated for request schemas, which are inlined.
    if (name.endsWith('Input')) delete schemas[name];
  }
  const operations = Object.values(document.paths ?? {}).flatMap(
    (path) => Object.values(path ?? {}) as OpenAPIV3_1.OperationObject[],
  );
  for (const { requestBody, responses = {} } of operations) {
    for (const [status, response] of Object.entries(responses)) {
      if (!('description' in response) || response.description !== 'Default Response') continue;
      response.description = STATUS_CODES[status] ?? '';
    }
    for (const body of [requestBody, ...Object.values(responses)]) {
      if (!body || !('content' in body)) continue;
      for (const media of Object.values(body.content ?? {})) {
        if (media.schema) media.example ??= exampleOf(media.schema, schemas);
      }
    }
  }
  return document;
}

/** An example of the schema: its own, or one composed of its parts. */
function exampleOf(schema: Schema, schemas: Record<string, Schema>): unknown {
  if ('$ref' in schema) {
    const named = schemas[schema.$ref.replace('#/components/schemas/', '')];
    return named && exampleOf(named, schemas);
  }
  if (schema.example !== undefined) return schema.example;
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  const [first] = schema.anyOf ?? [];
  if (first) return exampleOf(first, schemas);
  if (schema.type === 'array') {
    const item = schema.maxItems === 0 ? undefined : exampleOf(schema.items, schemas);
    return item === undefined ? [] : [item];
  }
  if (!schema.properties) return undefined;
  const parts = Object.entries(schema.properties).filter(([, part]) => '$ref' in part || !part.deprecated);
  return Object.fromEntries(parts.map(([name, part]) => [name, exampleOf(part, schemas)]));
}
