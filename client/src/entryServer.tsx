import { ApolloLink } from '@apollo/client';
import createEmotionCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { App } from './app/App.tsx';
import { createApolloClient, createCache } from './app/apollo.ts';
import type { EmbeddedState } from './app/embeddedState.ts';
import { createRoutes } from './app/routes.tsx';
import { createServerQueries, type Execute } from './app/serverQueries.ts';
import { sessionUserOf } from './features/auth/signIn/openSession.ts';
import { VIEWER } from './features/auth/useViewer.ts';
import type { ViewerQuery } from './generated/graphql.ts';
import { PageStatus, type PageStatusBox } from './lib/page/pageStatus.ts';
import type { Shopper } from './lib/session/session.ts';
import { type FindLoadedData, LoadedData } from './lib/useQuery.ts';

export interface RenderRequest {
  /** Path and query, beginning with a slash. */
  url: string;
  /** ISO2 code of the country that the shop is shown for; null for all. */
  location: string | null;
  /** Scheme and host under which the shop is published, without a slash at the end. */
  origin: string;
  /** Runs a GraphQL operation as the shopper or visitor that the page is for. */
  execute: Execute;
  /** The page is for a signed-in shopper. */
  isSignedIn: boolean;
  /** In ms since 1970: later, nobody waits for the page any more. */
  expiresAt: number;
}

export interface RenderedPage {
  /** HTTP status: 404 for an unknown path, product or category; 503 with an empty page when data could not be read in time. */
  status: number;
  /** HTML for the head: title, description, preloads, styles. */
  head: string;
  /** HTML for `#root`. */
  body: string;
  /** An `EmbeddedState` as JSON with escaped `<`, for a script element; empty for status 503. */
  state: string;
  /** The name of the page's module in `src/pages/`, whose code the server preloads. */
  page: string;
}

/** Reads the page's data and renders it once. Rejects when the page crashes. */
export async function render({
  url,
  location,
  origin,
  execute,
  isSignedIn,
  expiresAt,
}: RenderRequest): Promise<RenderedPage> {
  // Each query is read once, so Apollo's result cache would cost more than it saves.
  const cache = createCache({ resultCaching: false });
  // Components only read data that the loaders have already read.
  const client = createApolloClient({ ssr: true, link: ApolloLink.empty(), cache });
  const { query, findLoadedData } = createServerQueries(execute, cache);
  const routes = createRoutes((loader, args) => loader({ ...args, client: { query }, location, isSignedIn }));
  const handler = createStaticHandler(routes);
  const context = await handler.query(new Request(new URL(origin + url)));
  if (context instanceof Response) throw new Error(`The loaders of ${url} have returned a response`);

  const page = context.matches.at(-1)?.route.id ?? '';
  const shopper = findShopper(findLoadedData(VIEWER, {}) as ViewerQuery | undefined);
  // The browser receives an empty page, reads the data and renders it.
  if (context.errors || (isSignedIn && !shopper) || Date.now() > expiresAt) {
    return { status: 503, head: '', body: '', state: '', page };
  }
  const { html, styles, status } = renderApp(
    <App
      client={client}
      location={location}
      origin={origin}
      session={shopper && { user: { ...shopper, isAdmin: false } }}
    >
      <StaticRouterProvider
        router={createStaticRouter(handler.dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </App>,
    findLoadedData,
  );
  const { head, body } = splitHead(html);
  const state: EmbeddedState = { shopper, cache: cache.extract() };
  return {
    status,
    head: head + styles,
    body,
    state: JSON.stringify(state).replaceAll('<', '\\u003c'),
    page,
  };
}

/** Renders the app with the data that the loaders have read. `styles` is an element for the head, `status` the page's HTTP status. */
function renderApp(app: ReactElement, findLoadedData: FindLoadedData) {
  const emotion = createEmotionCache({ key: 'css' });
  // Collects the styles for the head instead of rendering them between the elements.
  emotion.compat = true;
  const pageStatus: PageStatusBox = { status: 200 };
  const html = renderToString(
    <CacheProvider value={emotion}>
      <PageStatus value={pageStatus}>
        <LoadedData value={findLoadedData}>{app}</LoadedData>
      </PageStatus>
    </CacheProvider>,
  );
  return { html, styles: styleTag(emotion), status: pageStatus.status };
}

/** The shopper that the page is rendered for; null for a visitor. */
const findShopper = (data: ViewerQuery | undefined): Shopper | null =>
  data?.me ? sessionUserOf(data.me) : null;

/** React renders the elements of the head before all others. */
function splitHead(html: string): { head: string; body: string } {
  const head = /^(?:<title[^>]*>[^<]*<\/title>|<meta[^>]*>|<link[^>]*>)*/.exec(html)?.[0] ?? '';
  return { head, body: html.slice(head.length) };
}

/** The order of Chakra's cascade layers, which must be declared before their first use. */
const LAYERS = '@layer reset, base, tokens, recipes;';

/** The rendered page's styles in the form that Emotion restores in the browser; empty for a page without Chakra. */
function styleTag({ key, inserted }: ReturnType<typeof createEmotionCache>): string {
  const rules = Object.entries(inserted).filter(([, text]) => typeof text === 'string');
  if (rules.length === 0) return '';
  const ids = rules.map(([id]) => id).join(' ');
  const css = rules.map(([, text]) => text).join('');
  // `data-s` keeps Emotion from moving the element, which would make the browser compute all styles again.
  return `<style data-s data-emotion="${key} ${ids}">${LAYERS}${css}</style>`;
}
