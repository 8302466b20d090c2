import { text } from 'node:stream/consumers';
import { ApolloLink, type DocumentNode, Observable } from '@apollo/client';
import { prerenderStatic } from '@apollo/client/react/ssr';
import createEmotionCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import type { ExecutionResult } from 'graphql';
import type { ReactNode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { App } from './app/App.tsx';
import { createApolloClient, createCache } from './app/apollo.ts';
import { loadPage, type PageRoute, pageAt } from './app/loadPage.ts';
import { Pages } from './app/Pages.tsx';
import { routes } from './app/routes.tsx';
import { CATEGORIES } from './features/catalog/useCategories.ts';
import { COUNTRIES } from './features/locations/LocationSelector.tsx';
import { PageStatus, type PageStatusBox } from './lib/pageStatus.ts';
import type { PrefetchedPage } from './lib/prefetch.ts';

export interface RenderRequest {
  /** Path and query, beginning with a slash. */
  url: string;
  /** ISO2 code of the country to show the shop for; null for all. */
  location: string | null;
  /** Scheme and host under which the shop is found, without a slash at the end. */
  origin: string;
  /** Runs a GraphQL operation as a visitor, without a network in between. */
  execute: (operation: {
    query: DocumentNode;
    variables: Record<string, unknown>;
    operationName: string | undefined;
  }) => Promise<ExecutionResult>;
}

export interface RenderedPage {
  /** HTTP status: 404 for an unknown path, product or category; 503 and an empty page when data could not be read. */
  status: number;
  /** For the head: title, description, preloads, styles. */
  head: string;
  /** For `#root`. */
  body: string;
  /** JSON without a `<`, for `<script type="application/json" id="state">`. */
  state: string;
  /** The page's module under `src/pages/`, for preloading its code. */
  page: string;
}

const NOTHING = { head: '', body: '', state: '' };

/** Renders a page as a visitor sees it. Rejects when the page crashes. */
export async function render({ url, location, origin, execute }: RenderRequest): Promise<RenderedPage> {
  const { pathname, search } = new URL(`http://shop.invalid${url}`);
  const { route, params = {} } = pageAt(routes, pathname) ?? {};
  const page = route?.id ?? '';

  // A page reads little twice: to note what depends on what would cost more than it saves.
  const cache = createCache({ resultCaching: false });
  const client = createApolloClient({ ssr: true, link: inProcess(execute), cache });
  const emotion = createEmotionCache({ key: 'css' });
  // Styles are gathered for the head instead of being written between the elements.
  emotion.compat = true;
  const outcome: PageStatusBox = { status: 200 };

  const known = await readAhead(route, { client, params, search: new URLSearchParams(search), location });
  const tree = (
    <CacheProvider value={emotion}>
      <PageStatus value={outcome}>
        <App client={client} location={location} origin={origin}>
          <StaticRouter location={{ pathname, search }}>
            <Pages />
          </StaticRouter>
        </App>
      </PageStatus>
    </CacheProvider>
  );
  const result = known
    ? await text((await toStream(tree)).prelude)
    : (await prerenderStatic({ tree, renderFunction: toStream })).result;

  // A browser may have more luck with the data than we had: it starts from nothing.
  if (outcome.status >= 500) return { status: outcome.status, ...NOTHING, page };
  const { head, body } = splitHead(result);
  return {
    status: outcome.status,
    head: head + styleTags(emotion),
    body,
    state: JSON.stringify(client.extract()).replaceAll('<', '\\u003c'),
    page,
  };
}

/** The chunk size keeps React from hiding the page behind a fallback that only a script could lift. */
const toStream = (tree: ReactNode) => prerenderToNodeStream(tree, { progressiveChunkSize: 1e7 });

/**
 * Reads all that a page shows into the client's cache, so that it need not be rendered to find out what that is.
 * @returns false: its module does not know all of it, or it could not be read, which the page is to say
 */
async function readAhead(route: PageRoute | undefined, page: PrefetchedPage): Promise<boolean> {
  const { prefetch } = route ? await loadPage(route) : {};
  if (!prefetch) return false;
  const { client, location } = page;
  const all = [
    client.query({ query: CATEGORIES }),
    location && client.query({ query: COUNTRIES }),
    prefetch(page),
  ];
  return (await Promise.allSettled(all)).every(({ status }) => status === 'fulfilled');
}

/** An Apollo link that calls the shop's own GraphQL. */
function inProcess(execute: RenderRequest['execute']): ApolloLink {
  return new ApolloLink(
    ({ query, variables, operationName }) =>
      new Observable((observer) => {
        execute({ query, variables, operationName }).then(
          (answer) => {
            observer.next(answer as ApolloLink.Result);
            observer.complete();
          },
          (error: unknown) => observer.error(error),
        );
      }),
  );
}

/** React writes what belongs into the head first. */
function splitHead(html: string): { head: string; body: string } {
  const head = /^(?:<title[^>]*>[^<]*<\/title>|<meta[^>]*>|<link[^>]*>)*/.exec(html)?.[0] ?? '';
  return { head, body: html.slice(head.length) };
}

/** The rendered page's styles in the form that Emotion picks up in the browser. */
function styleTags(emotion: ReturnType<typeof createEmotionCache>): string {
  const ids: string[] = [];
  let css = '';
  let globals = '';
  for (const [id, rules] of Object.entries(emotion.inserted)) {
    if (typeof rules !== 'string') continue;
    if (emotion.registered[`${emotion.key}-${id}`] === undefined) {
      globals += `<style data-emotion="${emotion.key}-global ${id}">${rules}</style>`;
    } else {
      ids.push(id);
      css += rules;
    }
  }
  return `${globals}<style data-emotion="${emotion.key} ${ids.join(' ')}">${css}</style>`;
}
