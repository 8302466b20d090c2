import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { OpenAPIV3_1 } from 'openapi-types';

// Holds every answer of the REST door against the published description.

export type ApiDescription = OpenAPIV3_1.Document<object> & { paths: OpenAPIV3_1.PathsObject };

/** An answer of the REST door. */
export interface Answer {
  status: number;
  /** The parsed body; undefined when it is not JSON. */
  body: unknown;
}

/** @returns a check that throws, with what was asked and what is wrong, when an answer is not as described */
export function contractOf(description: ApiDescription) {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats.default(ajv);
  ajv.addSchema(description, 'api');
  const paths = Object.keys(description.paths)
    // A word wins over a parameter, as in the router.
    .sort((a, b) => Number(a.includes('{')) - Number(b.includes('{')))
    .map((path) => ({
      path,
      pattern: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+').replace(/\/?$/, '/?$')}`),
    }));

  /** @param url under the shop's address, such as /api/cart?userId=… */
  return (method: string, url: string, { status, body }: Answer): void => {
    // Those have no body.
    if (method === 'HEAD' || method === 'OPTIONS') return;
    const [pathname = ''] = url.split('?');
    const path = paths.find(({ pattern }) => pattern.test(pathname))?.path;
    const verb = method.toLowerCase() as OpenAPIV3_1.HttpMethods;
    const responses = path === undefined ? undefined : description.paths[path]?.[verb]?.responses;
    const isDescribed = responses?.[status] !== undefined;
    if (responses && !isDescribed && !noCall.includes(status))
      throw new Error(`${method} ${url} answered ${status}, which is not described`);
    // What no call answers can only be a failure.
    const place = isDescribed
      ? `/paths/${escaped(path ?? '')}/${verb}/responses/${status}/content/application~1json/schema`
      : '/components/schemas/Failure';
    const fits = ajv.getSchema(`api#${place}`);
    if (!fits) throw new Error(`${method} ${url} answered ${status}, for which no body is described`);
    if (fits(body)) return;
    throw new Error(
      `${method} ${url} answered ${status} otherwise than described:\n` +
        `${ajv.errorsText(fits.errors, { dataVar: 'body', separator: '\n' })}\n${JSON.stringify(body, null, 2)}`,
    );
  };
}

/** What is answered before it is known which call is meant: the request or its address is too long. */
const noCall = [408, 414, 431];

const escaped = (path: string) => path.replaceAll('~', '~0').replaceAll('/', '~1');
