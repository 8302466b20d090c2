import { type ApiDescription, createResponseChecker } from './openapi.ts';

/** Requests to a shop by GraphQL and REST. */
export interface ShopCallers {
  /** Runs a GraphQL operation and returns its data. Throws with query and response on errors. */
  // biome-ignore lint/suspicious/noExplicitAny: the shape depends on the query
  gql(query: string, variables?: object, token?: string | null): Promise<any>;
  /** Sends a GraphQL request and returns the whole response. */
  // biome-ignore lint/suspicious/noExplicitAny: the shape depends on the query
  gqlRaw(query: string, variables?: object, token?: string | null): Promise<{ status: number; body: any }>;
  /** Calls the REST API; the path is below /api. Throws when the response does not match the OpenAPI document. */
  rest(method: string, path: string, options?: RestOptions): Promise<RestResponse>;
  /** Finds a product by a search text; throws if there is none. */
  // biome-ignore lint/suspicious/noExplicitAny: as above
  product(text: string): Promise<any>;
}

export interface RestOptions {
  body?: unknown;
  token?: string | null;
  cookie?: string;
  headers?: Record<string, string>;
}

export interface RestResponse {
  status: number;
  headers: Headers;
  text: string;
  /** The parsed body; undefined when it is not JSON. */
  // biome-ignore lint/suspicious/noExplicitAny: the shape depends on the query
  body: any;
}

/** Response checker, shared by all shops of this process. */
let contract: Promise<ReturnType<typeof createResponseChecker>> | undefined;

async function fetchContract(url: string): Promise<ReturnType<typeof createResponseChecker>> {
  const response = await fetch(`${url}/api/openapi.json`);
  return createResponseChecker((await response.json()) as ApiDescription);
}

/** @param url where the shop listens */
export function shopCallers(url: string): ShopCallers {
  const bearer = (token?: string | null): Record<string, string> =>
    token ? { authorization: `Bearer ${token}` } : {};

  const gqlRaw: ShopCallers['gqlRaw'] = async (query, variables = {}, token) => {
    const response = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...bearer(token) },
      body: JSON.stringify({ query, variables }),
    });
    return { status: response.status, body: await response.json() };
  };

  const gql: ShopCallers['gql'] = async (query, variables, token) => {
    const { status, body } = await gqlRaw(query, variables, token);
    if (body.errors) {
      throw new Error(
        `GraphQL responded with ${status}\n${query}\n${JSON.stringify(variables)}\n${JSON.stringify(body, null, 2)}`,
      );
    }
    return body.data;
  };

  const rest: ShopCallers['rest'] = async (method, to, { body, token, cookie, headers } = {}) => {
    const response = await fetch(`${url}/api${to}`, {
      method,
      headers: {
        ...(body === undefined || body instanceof FormData ? {} : { 'content-type': 'application/json' }),
        ...bearer(token),
        ...(cookie ? { cookie } : {}),
        ...headers,
      },
      ...(body === undefined ? {} : { body: isSentAsIs(body) ? body : JSON.stringify(body) }),
      redirect: 'manual',
    });
    const text = await response.text();
    const { status, headers: responseHeaders } = response;
    const answer = { status, headers: responseHeaders, text, body: parseJson(text) };
    contract ??= fetchContract(url);
    (await contract)(method, `/api${to}`, answer);
    return answer;
  };

  const product: ShopCallers['product'] = async (text) => {
    const { products } = await gql(
      `query ($text: String) { products(filter: { text: $text }, first: 1) {
        nodes { id name price oldPrice options countInStock rating reviewCount images { url } catId subCatId }
      } }`,
      { text },
    );
    if (!products.nodes[0]) throw new Error(`No product matches ${text}`);
    return products.nodes[0];
  };

  return { gql, gqlRaw, rest, product };
}

const isSentAsIs = (body: unknown): body is string | FormData =>
  typeof body === 'string' || body instanceof FormData;

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
