import { STATUS_CODES } from 'node:http';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance, RouteOptions } from 'fastify';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';
import type { OpenAPIV3_1 } from 'openapi-types';
import { SESSION_COOKIE } from '../http/caller.ts';
import { INTERNAL_ERROR_MESSAGE, UNAVAILABLE_MESSAGE } from '../lib/problems.ts';
import { restError } from './errors.ts';

// The description of the REST door. It is made of the schemas that check the requests and write the answers; what stands
// here is only what those cannot know.

type Schema = OpenAPIV3_1.SchemaObject | OpenAPIV3_1.ReferenceObject;
type Document = OpenAPIV3_1.Document;

declare module 'fastify' {
  interface FastifySchema {
    /** Of a call that takes `multipart/form-data`: the field whose parts are files. */
    files?: string;
    /** What can go wrong besides what can with every call of its kind: the status, and the `msg` of an example. */
    failures?: Partial<Record<keyof typeof meanings, string>>;
  }
}

/** What a failure's status says. */
const meanings = {
  400: 'Something is missing or malformed: `msg` says what',
  401: 'Nobody is signed in, or the credentials are wrong',
  402: 'The payment does not prove what it should',
  403: 'It is somebody else’s, or a page sends it that may not call the shop',
  404: 'There is none, or none of one’s own',
  409: 'It is so already, or it cannot be now',
  413: 'The body is too large',
  415: 'The body is not of the type that the call takes',
  429: 'Too often: `Retry-After` says the seconds to wait',
  500: 'The shop’s own fault: `requestId` is worth quoting',
  501: 'This shop does not offer it',
  503: 'The shop, or the payment provider, cannot be reached: `Retry-After` may say the seconds to wait',
};

/** A part of the API, as the description has it. */
export interface Section {
  name: string;
  description: string;
}

/** Describes every call that the scope gets from now on, at `/openapi.json` and as pages under `/docs`. */
export async function describeCalls(app: FastifyInstance, sections: readonly Section[]): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Kirana',
        version: '1',
        description:
          'The grocery shop for integrators. Money is in rupees (INR), dates are ISO-8601 text in UTC, ids are opaque text: keep them ' +
          'as they come. Every object has its id twice, as `id` and `_id`. Every failure is JSON with `status`, `error` and `msg`.',
      },
      servers: [{ url: '/', description: 'This shop' }],
      tags: [...sections],
      security: [{ bearer: [] }, { cookie: [] }],
      components: {
        securitySchemes: {
          bearer: { type: 'http', scheme: 'bearer', description: '`token` of a sign-in' },
          cookie: {
            type: 'apiKey',
            in: 'cookie',
            name: SESSION_COOKIE,
            description:
              'Set by a sign-in; counts for calls from the shop’s own pages. Behind TLS its name begins with `__Host-`',
          },
        },
      },
    },
    convertConstToEnum: false,
    transform: describe,
    transformObject: (described) => complete(jsonSchemaTransformObject(described) as Document),
  });
  app.addHook('onRoute', nameCall);
  app.get('/openapi.json', { schema: { hide: true } }, async () => app.swagger());
  await app.register(swaggerUi, {
    routePrefix: '/docs',
    indexPrefix: app.prefix,
    theme: { title: 'Kirana: the REST API' },
    uiConfig: { layout: 'BaseLayout', defaultModelsExpandDepth: 0, displayRequestDuration: true },
  });
}

const describe: typeof jsonSchemaTransform = (route) => {
  const described = jsonSchemaTransform(route);
  const { files } = route.schema ?? {};
  if (described.schema) {
    if (files) described.schema.body = formWith(files);
    described.schema.response = { ...(described.schema.response as object), ...failuresOf(route.route) };
  }
  return described;
};

/** How a call can fail, always in the same shape. */
function failuresOf({ schema = {}, method, config }: RouteOptions): Record<string, object> {
  const { params, files, failures } = schema;
  const all = {
    ...(method !== 'GET' && {
      400: "Body is not valid JSON but content-type is set to 'application/json'",
      403: 'This page may not call the shop',
      413: 'Request body is too large',
      ...(!files && { 415: 'Unsupported Media Type' }),
    }),
    ...(params ? { 400: 'id is not an id' } : {}),
    429: 'Too many attempts. Please try again in 15 seconds.',
    503: UNAVAILABLE_MESSAGE,
    ...failures,
    500: INTERNAL_ERROR_MESSAGE,
  };
  const answers = Object.entries(all).map(([status, msg]) => {
    const example = restError(msg, config?.failureStatus);
    return [
      status,
      {
        description: meanings[Number(status) as keyof typeof meanings],
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
  return Object.fromEntries(answers);
}

const formWith = (field: string) => ({
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

/** Names a call for the functions of generated clients: `GET /api/my-list/:id` is getMyListById. */
function nameCall({ schema, method, url }: RouteOptions): void {
  // A HEAD call shares its schema with the GET call.
  if (!schema || typeof method !== 'string' || method === 'HEAD') return;
  const words = url.replace('/api', '').replaceAll('/:', '/by-').split(/[/-]/).filter(Boolean);
  const name = words.map((word) => word.replace(/^./, (letter) => letter.toUpperCase())).join('');
  schema.operationId = method.toLowerCase() + name;
}

/** Adds the examples, made of those of the fields, and what the answers are called. */
function complete(document: Document): Document {
  const schemas = document.components?.schemas ?? {};
  for (const name of Object.keys(schemas)) {
    // Made for requests; ours are written out where they stand.
    if (name.endsWith('Input')) delete schemas[name];
  }
  const operations = Object.values(document.paths ?? {}).flatMap(
    (path) => Object.values(path ?? {}) as OpenAPIV3_1.OperationObject[],
  );
  for (const { requestBody, responses = {} } of operations) {
    for (const [status, answer] of Object.entries(responses)) {
      if (!('description' in answer) || answer.description !== 'Default Response') continue;
      answer.description = STATUS_CODES[status] ?? '';
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

/** What a value of the schema may look like: its own example, or one made of its parts'. */
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
