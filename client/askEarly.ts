import { ApolloLink } from '@apollo/client';
import { print } from 'graphql';
import { NEVER } from 'rxjs';
import type { Plugin } from 'vite';
import { createApolloClient } from './src/app/apollo.ts';
import { ViewerDocument } from './src/generated/graphql.ts';
import { renderedForShoppers } from './src/lib/paths.ts';
import { STORE } from './src/lib/scrollPosition.ts';

/** For the shopper's page: longer than the server lets anybody wait for one. */
const PATIENCE_MS = 5000;

/**
 * Stands in the page's head. Where there is a session it asks at once for the page as its shopper sees it, which takes the place of
 * the visitors', or, on pages that are not rendered so, for what they show of a shopper. `src/app/earlyPage.ts` and `earlyViewer.ts` take
 * up what it is answered. Null: it could not be had, the shopper has signed out meanwhile, or somebody has begun to use the page, which
 * must not be replaced then. What is shown of a shopper goes when they sign out in another tab, also where the code does not come.
 */
const script = (request: string) => `
      (() => {
        const token = localStorage.getItem('token');
        if (!token) return;
        document.documentElement.classList.add('known');
        const ask = (url, { headers, ...rest } = {}) =>
          fetch(url, { ...rest, headers: { ...headers, authorization: 'Bearer ' + token } })
            .then((response) => (response.ok ? response.json() : null))
            .catch(() => null);
        if (!${JSON.stringify(renderedForShoppers)}.includes(location.pathname)) {
          const headers = { 'content-type': 'application/json' };
          window.earlyViewer = { token, answer: ask('/graphql', { method: 'POST', headers, body: JSON.stringify(${request}) }) };
          return;
        }
        const isTheirs = () => localStorage.getItem('token') === token;
        // A browser that comes back to a page looks for the place on the visitors', which may be too short for it.
        const placeBefore = () => {
          if (performance.getEntriesByType('navigation')[0]?.type === 'navigate') return;
          const name = history.state?.key ?? location.pathname + location.search;
          try {
            return new Map(JSON.parse(sessionStorage.getItem('${STORE}'))).get(name);
          } catch {
            // Nothing kept, or somebody else's text under our key: it begins where it is.
          }
        };
        const control = new AbortController();
        const { signal } = control;
        for (const sign of ['pointerdown', 'keydown', 'input']) addEventListener(sign, () => control.abort(), true);
        setTimeout(() => control.abort(), ${PATIENCE_MS});
        const parsed = new Promise((done) => addEventListener('DOMContentLoaded', done));
        const answer = Promise.all([ask('/own' + location.pathname + location.search, { signal }), parsed]).then(([page]) => {
          if (!page?.shopper || !isTheirs() || signal.aborted || earlyClicks.length > 0) return null;
          const atItsEnd = scrollY > 0 && scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
          document.getElementById('root').innerHTML = page.body;
          if (atItsEnd) scrollTo({ top: placeBefore() ?? scrollY, behavior: 'instant' });
          return page;
        });
        window.earlyPage = { token, answer };
        for (const sign of ['storage', 'pageshow']) addEventListener(sign, () => window.earlyPage && !isTheirs() && location.reload());
      })();
    `;

/** Has the pages of a signed-in shopper ask for what is the shopper's own at once, instead of when their code has come. */
export function askEarly(): Plugin {
  return {
    name: 'ask-early',
    apply: ({ build }, { command }) => command === 'build' && !build?.ssr,
    async transformIndexHtml(html) {
      const asks = script(await viewerRequest());
      return html.replace('<!--head-->', () => `<script>${asks}</script>\n    <!--head-->`);
    },
  };
}

/** What Apollo Client sends for the query. */
const viewerRequest = () =>
  new Promise<string>((resolve) => {
    const link = new ApolloLink(({ operationName, variables, query }) => {
      resolve(JSON.stringify({ operationName, variables, query: print(query) }));
      return NEVER;
    });
    createApolloClient({ ssr: true, link }).watchQuery({ query: ViewerDocument }).subscribe({});
  });
