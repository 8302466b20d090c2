import { get, type IncomingHttpHeaders } from 'node:http';
import { text } from 'node:stream/consumers';
import { SESSION_COOKIE } from '../src/http/caller.ts';

interface DocumentRequest {
  /** The session token in the cookie. */
  token?: string;
  /** Replace or remove (undefined) the headers of a navigation. */
  headers?: Record<string, string | undefined>;
}

/** Requests a page as a browser does on a navigation. Uses node:http, because `fetch` overwrites the Sec-Fetch headers. */
export function requestDocument(
  url: string,
  { token, headers = {} }: DocumentRequest = {},
): Promise<{ status: number; headers: IncomingHttpHeaders; body: string }> {
  const requestHeaders = {
    'sec-fetch-mode': 'navigate',
    'sec-fetch-dest': 'document',
    'sec-fetch-site': 'none',
    ...(token && { cookie: `${SESSION_COOKIE}=${token}` }),
    ...headers,
  };
  for (const [name, value] of Object.entries(requestHeaders))
    if (value === undefined) Reflect.deleteProperty(requestHeaders, name);
  return new Promise((resolve, reject) => {
    get(url, { headers: requestHeaders }, async (response) => {
      const { statusCode = 0, headers } = response;
      resolve({ status: statusCode, headers, body: await text(response) });
    }).on('error', reject);
  });
}
