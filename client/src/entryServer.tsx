import { ApolloLink, Observable } from '@apollo/client';
import { prerenderStatic } from '@apollo/client/react/ssr';
import createEmotionCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { print } from 'graphql';
import type { ReactNode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { App } from './app/App.tsx';
import { createApolloClient, createCache } from './app/apollo.ts';
import { loadPage, type PageRoute, pageAt } from './app/loadPage.ts';
import { Pages } from './app/Pages.tsx';
import { createReadAhead, type Execute, type ReadAhead, WithReadAhead } from './app/readAhead.tsx';
import { routes } from './app/routes.tsx';
import { sessionUserOf } from './features/auth/openSession.ts';
import { VIEWER } from './features/auth/useViewer.ts';
import { CATEGORIES } from './features/catalog/useCategories.ts';
import { COUNTRIES } from './features/locations/countries.ts';
import type { ViewerQuery } from './generated/graphql.ts';
import { PageStatus, type PageStatusBox } from './lib/pageStatus.ts';
import { renderedForShoppers } from './lib/paths.ts';
import type { PrefetchedPage } from './lib/prefetch.ts';
import type { Shopper } from './lib/session.ts';

export interface RenderRequest {
  /** Path and query, beginning with a slash. */
  url: string;
  /** ISO2 code of the country to show the shop for; null for all. */
  location: string | null;
  /** Scheme and host under which the shop is found, without a slash at the end. */
  origin: string;
  /** Runs a GraphQL operation as whom the page is for, without a network in between. */
  execute: Execute;
  /** The page is for a signed-in shopper; else it is for visitors. */
  signedIn: boolean;
  /** Does the work for the processor when it is this page's turn. What the page shows is read before. */
  inTurn: <T>(work: () => Promise<T>) => Promise<T>;
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
  /** The shopper whom the page was rendered for; null: a visitor. */
  shopper: Shopper | null;
}

/** Whether a shopper may have the page at an address rendered as their own. */
export const isRenderedForShoppers = (url: string): boolean =>
  renderedForShoppers.includes(new URL(`http://shop.invalid${url}`).pathname);

const NOTHING = { head: '', body: '', state: '', shopper: null };

/** Renders a page as a visitor or its shopper sees it. Rejects when the page crashes. */
export async function render({ execute, inTurn, ...asked }: RenderRequest): Promise<RenderedPage> {
  const { pathname, search } = new URL(`http://shop.invalid${asked.url}`);
  const { route, params = {} } = pageAt(routes, pathname) ?? {};
  const readAhead = createReadAhead(execute);
  const { location, signedIn } = asked;
  const page = { client: readAhead, params, search: new URLSearchParams(search), location };
  await readAll(route, page, signedIn);
  return inTurn(() => renderRead(readAhead, { ...asked, pathname, search, page: route?.id ?? '' }));
}

interface Asked extends Pick<RenderRequest, 'location' | 'origin' | 'signedIn'> {
  pathname: string;
  search: string;
  page: string;
}

async function renderRead(
  readAhead: ReadAhead,
  { location, origin, signedIn, pathname, search, page }: Asked,
): Promise<RenderedPage> {
  const shopper = shopperOf(readAhead);
  if (signedIn && !shopper) return { status: 503, ...NOTHING, page };
  // A page reads little twice: to note what depends on what would cost more than it saves.
  const cache = createCache({ resultCaching: false });
  readAhead.writeInto(cache);
  const client = createApolloClient({ ssr: true, link: inProcess(readAhead.execute), cache });
  const emotion = createEmotionCache({ key: 'css' });
  // Styles are gathered for the head instead of being written between the elements.
  emotion.compat = true;
  const outcome: PageStatusBox = { status: 200 };

  const tree = (
    <CacheProvider value={emotion}>
      <PageStatus value={outcome}>
        <WithReadAhead readAhead={readAhead}>
          <App
            client={client}
            location={location}
            origin={origin}
            session={shopper && { user: { ...shopper, isAdmin: false } }}
          >
            <StaticRouter location={{ pathname, search }}>
              <Pages />
            </StaticRouter>
          </App>
        </WithReadAhead>
      </PageStatus>
    </CacheProvider>
  );
  // What was not read ahead is read then, and the page rendered once more. What could not be read is not waited for again.
  const { result } = await prerenderStatic({ tree, renderFunction: toStream });

  // A browser may have more luck with the data than we had: it starts from nothing.
  if (outcome.status >= 500) return { status: outcome.status, ...NOTHING, page };
  const { head, body } = splitHead(result);
  return {
    status: outcome.status,
    head: head + styleTag(emotion),
    body,
    state: JSON.stringify(client.extract()).replaceAll('<', '\\u003c'),
    page,
    shopper,
  };
}

/** The chunk size keeps React from hiding the page behind a fallback that only a script could lift. */
const toStream = (tree: ReactNode) => prerenderToNodeStream(tree, { progressiveChunkSize: 1e7 });

/** Reads what the frame and the page show. Of what cannot be read, what shows it says so. */
async function readAll(route: PageRoute | undefined, page: PrefetchedPage, signedIn: boolean): Promise<void> {
  const { prefetch } = route ? await loadPage(route) : {};
  const { client, location } = page;
  await Promise.allSettled([
    client.query({ query: CATEGORIES }),
    location && client.query({ query: COUNTRIES }),
    signedIn && client.query({ query: VIEWER }),
    prefetch?.(page),
  ]);
}

/** Whom the page is for, of whom the browser is told as well; null: a visitor. */
function shopperOf(readAhead: ReadAhead): Shopper | null {
  const { me } = (readAhead.dataOf(VIEWER, {}) ?? {}) as Partial<ViewerQuery>;
  return me ? sessionUserOf(me) : null;
}

/** An Apollo link that calls the shop's own GraphQL. */
function inProcess(execute: RenderRequest['execute']): ApolloLink {
  return new ApolloLink(
    ({ query, variables, operationName }) =>
      new Observable((observer) => {
        execute({ query: print(query), variables, operationName }).then(
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

const LAYERS = '@layer reset, base, tokens, recipes;';

/** The rendered page's styles in the form that Emotion picks up in the browser; nothing where it is drawn without Chakra. */
function styleTag({ key, inserted }: ReturnType<typeof createEmotionCache>): string {
  const rules = Object.entries(inserted).filter(([, text]) => typeof text === 'string');
  if (rules.length === 0) return '';
  const ids = rules.map(([id]) => id).join(' ');
  const css = rules.map(([, text]) => text).join('');
  // The layers' order, as it stands before the pages' styles. With `data-s` Emotion leaves it where it is: moved, all styles of the
  // page would be reckoned anew.
  return `<style data-s data-emotion="${key} ${ids}">${LAYERS}${css}</style>`;
}
