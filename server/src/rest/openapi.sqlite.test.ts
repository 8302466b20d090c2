import { Validator } from '@seriousme/openapi-schema-validator';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { type ApiDescription, createResponseChecker } from '../../test/openapi.ts';
import { startShop, type TestShop } from '../../test/testkit.ts';

// The OpenAPI document. The testkit compares every REST response of all tests with it.

let kit: TestShop;
let description: ApiDescription;
beforeAll(async () => {
  kit = await startShop();
  description = (await (await fetch(`${kit.url}/api/openapi.json`)).json()) as ApiDescription;
});
afterAll(() => kit.close());

interface Part {
  $ref?: string;
  description?: string;
  const?: unknown;
  deprecated?: boolean;
  /** Set if it cannot be composed of the parts' examples. */
  example?: object;
  properties?: Record<string, Part>;
  required?: string[];
  items?: Part;
  anyOf?: Part[];
}

interface Media {
  schema: Part;
  example: object;
}

interface Operation {
  operationId: string;
  summary: string;
  tags: string[];
  parameters?: { name: string; description?: string }[];
  requestBody?: { content: Record<string, Media> };
  responses: Record<string, { content: Record<string, Media>; headers?: object }>;
}

const operations = () =>
  Object.entries(description.paths).flatMap(([path, item]) =>
    Object.entries(item ?? {}).map(([method, operation]) => ({
      name: `${method.toUpperCase()} ${path}`,
      ...(operation as Operation),
    })),
  );

const contract = [
  'DELETE /api/cart/{id}',
  'DELETE /api/imageUpload/deleteAllImages',
  'DELETE /api/my-list/{id}',
  'GET /api/banners',
  'GET /api/cart',
  'GET /api/category/',
  'GET /api/category/{id}',
  'GET /api/homeBanner',
  'GET /api/homeSideBanners',
  'GET /api/imageUpload',
  'GET /api/my-list',
  'GET /api/orders',
  'GET /api/orders/{id}',
  'GET /api/productReviews',
  'GET /api/products/catId',
  'GET /api/products/featured',
  'GET /api/products/fiterByPrice',
  'GET /api/products/rating',
  'GET /api/products/subCatId',
  'GET /api/products/{id}',
  'GET /api/search',
  'GET /api/user/{id}',
  'POST /api/cart/add',
  'POST /api/my-list/add',
  'POST /api/orders/checkout',
  'POST /api/orders/create',
  'POST /api/productReviews/add',
  'POST /api/user/signin',
  'POST /api/user/signout',
  'POST /api/user/signup',
  'POST /api/user/upload',
  'PUT /api/cart/{id}',
  'PUT /api/user/changePassword/{id}',
  'PUT /api/user/{id}',
];

/** The properties of a schema, also nested ones, without a description. */
const findUndescribed = (schema: Part, at: string): string[] => [
  ...Object.entries(schema.properties ?? {}).flatMap(([name, part]) => [
    ...(part.description || part.$ref || part.const !== undefined ? [] : [`${at}.${name}`]),
    ...findUndescribed(part, `${at}.${name}`),
  ]),
  ...(schema.items ? findUndescribed(schema.items, `${at}[]`) : []),
  ...(schema.anyOf ?? []).flatMap((part) => findUndescribed(part, at)),
];

test('is valid OpenAPI 3.1', async () => {
  const validator = new Validator();
  expect(await validator.validate(structuredClone(description))).toMatchObject({ valid: true });
  expect(validator.version).toBe('3.1');
});

test('has every call of the contract with operationId, tag and summary', () => {
  const all = operations();
  expect(all.map(({ name }) => name)).toEqual(expect.arrayContaining(contract));
  expect(new Set(all.map(({ operationId }) => operationId)).size).toBe(all.length);
  const sections = description.tags?.map(({ name }) => name);
  for (const { summary, tags } of all) {
    // It is shown as it is.
    expect(summary).toMatch(/^[^`]+$/);
    expect(sections).toContain(tags[0]);
  }
});

test('describes every field and every parameter', () => {
  const parts = Object.entries(description.components?.schemas ?? {}).flatMap(([name, schema]) =>
    findUndescribed(schema as Part, name),
  );
  const calls = operations().flatMap(({ name, parameters = [], requestBody, responses }) => [
    ...parameters
      .filter((parameter) => !parameter.description)
      .map((parameter) => `${name} ?${parameter.name}`),
    ...[requestBody, ...Object.values(responses)]
      .flatMap((body) => Object.values(body?.content ?? {}))
      .flatMap(({ schema }) => findUndescribed(schema, name)),
  ]);
  expect([...parts, ...calls]).toEqual([]);
});

test('has a valid example of every body', () => {
  const check = createResponseChecker(description);
  for (const { name, requestBody, responses } of operations()) {
    const [method = '', path = ''] = name.split(' ');
    for (const { schema, example } of Object.values(requestBody?.content ?? {})) {
      // Every field, so that a reader sees what can be sent, but for what nobody should send any more.
      const fields = Object.entries(schema.properties ?? {}).filter(([, { deprecated }]) => !deprecated);
      if (!schema.example)
        expect([name, Object.keys(example)]).toEqual([name, fields.map(([field]) => field)]);
      const ajv = new Ajv2020({ strict: false, validateFormats: false });
      ajv.validate(schema, example);
      expect([name, ajv.errors]).toEqual([name, null]);
    }
    for (const [status, { content }] of Object.entries(responses)) {
      for (const { example } of Object.values(content)) {
        check(method, path, { status: Number(status), body: example });
      }
    }
  }
});

test('marks required properties', () => {
  const required = operations().flatMap(({ name, requestBody }) => {
    const media = requestBody?.content['application/json'];
    return media ? [[name, media.schema.required ?? []]] : [];
  });
  expect(Object.fromEntries(required)).toEqual({
    'POST /api/cart/add': ['productId'],
    'POST /api/my-list/add': ['productId'],
    'POST /api/orders/checkout': [
      'fullName',
      'country',
      'streetAddressLine1',
      'streetAddressLine2',
      'city',
      'state',
      'zipCode',
      'phoneNumber',
      'email',
    ],
    'POST /api/orders/create': ['paymentId'],
    'POST /api/productReviews/add': ['productId', 'review', 'customerRating'],
    'POST /api/user/authWithGoogle': [],
    'POST /api/user/signin': ['email', 'password'],
    'POST /api/user/signup': ['name', 'email', 'phone', 'password'],
    'PUT /api/cart/{id}': ['quantity'],
    'PUT /api/user/changePassword/{id}': ['password', 'newPass'],
    'PUT /api/user/{id}': ['name', 'phone', 'images'],
  });
});

test('lists the failures of each call with examples', () => {
  const responsesOf = Object.fromEntries(operations().map(({ name, responses }) => [name, responses]));
  for (const [name, responses] of Object.entries(responsesOf))
    expect([name, Object.keys(responses)]).toEqual([name, expect.arrayContaining(['500'])]);
  expect(Object.keys(responsesOf['GET /api/banners']!)).toEqual(['200', '429', '500', '503']);
  expect(Object.keys(responsesOf['GET /api/orders/{id}']!)).toEqual([
    '200',
    '400',
    '401',
    '404',
    '429',
    '500',
    '503',
  ]);
  const signUp = responsesOf['POST /api/user/signup'];
  const addToCart = responsesOf['POST /api/cart/add'];
  expect(signUp?.[409]?.content['application/json']?.example).toEqual({
    status: 'FAILED',
    error: true,
    msg: 'User already exist with this email!',
    code: 'EMAIL_TAKEN',
  });
  expect(signUp?.[429]?.headers).toHaveProperty('Retry-After');
  expect(addToCart?.[409]?.content['application/json']?.example).toMatchObject({
    status: false,
    msg: 'Product already added in the cart',
    code: 'ALREADY_IN_CART',
  });
});

test('a response that does not match the document fails its test', () => {
  const check = createResponseChecker(description);
  expect(() => check('GET', '/api/my-list', { status: 200, body: [{ id: 1 }] })).toThrow(/productTitle/);
  expect(() => check('GET', '/api/my-list', { status: 204, body: undefined })).toThrow(/204.*not described/);
  expect(() => check('GET', '/api/nowhere', { status: 404, body: {} })).toThrow(/does not match/);
});

test('Swagger UI is served by the shop and allowed by its Content-Security-Policy', async () => {
  const page = await fetch(`${kit.url}/api/docs`);
  expect(page.headers.get('content-type')).toMatch('text/html');
  expect(page.headers.get('content-security-policy')).toMatch(/script-src 'self'(?! 'unsafe)/);
  const html = await page.text();
  const files = [...html.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, address = '']) => address);
  expect(files.length).toBeGreaterThan(3);
  for (const file of files) {
    const { origin, href } = new URL(file, page.url);
    expect(origin).toBe(kit.url);
    const answer = await fetch(href);
    await answer.arrayBuffer();
    expect(answer.status).toBe(200);
  }
});
