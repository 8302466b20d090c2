import { type PreparedResponse, prepareResponse } from '../http/responseCache/preparedResponse.ts';
import { UNAVAILABLE_RETRY_SECONDS } from '../lib/problems.ts';
import type { Page } from './clientBuild.ts';

/**
 * `public`: the same for all visitors of a country. `token`: of a URL that carries a token. `personal`: rendered for one shopper.
 */
type PageAudience = 'public' | 'token' | 'personal';

const CACHE_HEADERS: Record<PageAudience, Record<string, string>> = {
  public: { 'cache-control': 'no-cache' },
  token: { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' },
  personal: { 'cache-control': 'private, no-store' },
};

/** The response with a page. */
export const pageResponse = ({ status, html }: Page, audience: PageAudience): PreparedResponse =>
  prepareResponse(
    status,
    {
      ...CACHE_HEADERS[audience],
      vary: 'cookie, sec-fetch-dest, sec-fetch-mode, accept-encoding',
      ...(status === 503 ? { 'retry-after': String(UNAVAILABLE_RETRY_SECONDS) } : {}),
      'content-type': 'text/html; charset=utf-8',
    },
    html,
  );
