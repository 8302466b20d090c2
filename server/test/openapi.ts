import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { OpenAPIV3_1 } from 'openapi-types';

// Checks REST responses against the OpenAPI document.

export type ApiDescription = OpenAPIV3_1.Document<object> & { paths: OpenAPIV3_1.PathsObject };

/** A REST response. */
export interface CheckedResponse {
  status: number;
  /** The parsed body; undefined when it is not JSON. */
  body: unknown;
}

/** @returns a function that throws if a response does not match the OpenAPI document */
export function createResponseChecker(description: ApiDescription) {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats.default(ajv);
  ajv.addSchema(description, 'api');
  const paths = Object.keys(description.paths)
    // Fixed paths come before paths with parameters, as in the router.
    .sort((a, b) => Number(a.includes('{')) - Number(b.includes('{')))
    .map((path) => ({
      path,
      pattern: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+').replace(/\/?$/, '/?$')}`),
    }));

  /** @param url under the shop's address, such as /api/cart?userId=… */
  return (method: string, url: string, { status, body }: CheckedResponse): void => {
    // Their responses have no body.
    if (method === 'HEAD' || method === 'OPTIONS') return;
    const [pathname = ''] = url.split('?');
    const path = paths.find(({ pattern }) => pattern.test(pathname))?.path;
    const verb = method.toLowerCase() as OpenAPIV3_1.HttpMethods;
    const responses = path === undefined ? undefined : description.paths[path]?.[verb]?.responses;
    const isDescribed = responses?.[status] !== undefined;
    if (responses && !isDescribed && !requestErrors.includes(status))
      throw new Error(`${method} ${url} answered ${status}, which is not described`);
    const response = responses?.[status];
    const isFile = response && 'content' in response && response.content?.['application/json'] === undefined;
    if (isFile && typeof body !== 'object') return;
    // Statuses that are not described for an operation always have the body `Failure`.
    const place = isDescribed
      ? `/paths/${escaped(path ?? '')}/${verb}/responses/${status}/content/application~1json/schema`
      : '/components/schemas/Failure';
    const validate = ajv.getSchema(`api#${place}`);
    if (!validate) throw new Error(`${method} ${url} answered ${status}, for which no body is described`);
    if (validate(body)) return;
    throw new Error(
      `${method} ${url} answered ${status} with a body that does not match:\n` +
        `${ajv.errorsText(validate.errors, { dataVar: 'body', separator: '\n' })}\n${JSON.stringify(body, null, 2)}`,
    );
  };
}

/** Statuses that the server sends before it knows the operation: timeout, long URL, long headers. */
const requestErrors = [408, 414, 431];

const escaped = (path: string) => path.replaceAll('~', '~0').replaceAll('/', '~1');
