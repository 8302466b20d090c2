import type { FormattedExecutionResult } from 'graphql';
import { Me, Products, type ProductsQuery, type TypedDocumentString } from './generated/documents.ts';
import { type ApiDescription, createResponseChecker } from './openapi.ts';

/** Requests to a shop by GraphQL and REST. */
export interface ShopCallers {
  /** Runs an operation and returns its data. Throws with the request and the response if there are errors. */
  gql<Data, Variables>(
    document: TypedDocumentString<Data, Variables>,
    variables: Variables,
    token?: string | null,
  ): Promise<Data>;
  /** Sends a GraphQL request, also an invalid one as text, and returns the whole response. */
  gqlRaw<Data = unknown, Variables = object>(
    query: string | TypedDocumentString<Data, Variables>,
    variables?: Variables,
    options?: Credentials,
  ): Promise<GraphqlResponse<Data>>;
  /** Calls the REST API; the path is below /api. Throws when the response does not match the OpenAPI document. */
  rest<Body = unknown>(method: string, path: string, options?: RestOptions): Promise<RestResponse<Body>>;
  /** Finds a product by a search text; throws if there is none. */
  product(text: string): Promise<ProductsQuery['products']['nodes'][number]>;
  /** Whether a session token is valid. */
  isSignedIn(token: string): Promise<boolean>;
}

interface Credentials {
  token?: string | null;
  headers?: Record<string, string>;
}

export interface GraphqlResponse<Data> {
  status: number;
  headers: Headers;
  body: FormattedExecutionResult<Data>;
}

export interface RestOptions extends Credentials {
  body?: unknown;
  cookie?: string;
}

export interface RestResponse<Body = unknown> {
  status: number;
  headers: Headers;
  text: string;
  /** The parsed body; undefined when it is not JSON. */
  body: Body;
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

  async function gqlRaw<Data, Variables>(
    query: string | TypedDocumentString<Data, Variables>,
    variables?: Variables,
    { token, headers }: Credentials = {},
  ): Promise<GraphqlResponse<Data>> {
    const response = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...bearer(token), ...headers },
      body: JSON.stringify({ query, variables }),
    });
    const body = (await response.json()) as FormattedExecutionResult<Data>;
    return { status: response.status, headers: response.headers, body };
  }

  const gql: ShopCallers['gql'] = async (document, variables, token) => {
    const { status, body } = await gqlRaw(document, variables, { token });
    if (body.errors || !body.data) {
      throw new Error(
        `GraphQL responded with ${status}\n${document}\n${JSON.stringify(variables)}\n${JSON.stringify(body, null, 2)}`,
      );
    }
    return body.data;
  };

  async function rest<Body>(
    method: string,
    to: string,
    { body, token, cookie, headers }: RestOptions = {},
  ): Promise<RestResponse<Body>> {
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
    const answer = {
      status: response.status,
      headers: response.headers,
      text,
      body: parseJson(text) as Body,
    };
    contract ??= fetchContract(url);
    (await contract)(method, `/api${to}`, answer);
    return answer;
  }

  const product: ShopCallers['product'] = async (text) => {
    const { products } = await gql(Products, { filter: { text }, first: 1 });
    if (!products.nodes[0]) throw new Error(`No product matches ${text}`);
    return products.nodes[0];
  };

  const isSignedIn: ShopCallers['isSignedIn'] = async (token) => (await gql(Me, {}, token)).me !== null;

  return { gql, gqlRaw, rest, product, isSignedIn };
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
