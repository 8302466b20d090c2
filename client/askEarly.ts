import { ApolloLink } from '@apollo/client';
import { print } from 'graphql';
import { NEVER } from 'rxjs';
import type { Plugin } from 'vite';
import { createApolloClient } from './src/app/apollo.ts';
import { ViewerDocument } from './src/generated/graphql.ts';
import { ROW_PICTURE, ROWS_SEEN_FIRST } from './src/lib/constants.ts';
import { paths } from './src/lib/paths.ts';

/**
 * Stands in the page's head; `src/app/earlyViewer.ts` takes up what it is answered. Null: it could not be had. The pictures that a
 * page opens with come as soon as it is known which they are.
 */
const script = (request: string) => `
      (() => {
        const token = localStorage.getItem('token');
        if (!token) return;
        const headers = { 'content-type': 'application/json', authorization: 'Bearer ' + token };
        const answer = fetch('/graphql', { method: 'POST', headers, body: JSON.stringify(${request}) })
          .then((response) => (response.ok ? response.json() : null))
          .catch(() => null);
        window.earlyViewer = { token, answer };
        const rows = { '${paths.cart()}': ({ cart }) => cart.lines, '${paths.myList()}': ({ wishlist }) => wishlist }[location.pathname];
        const draw = ({ srcSet, url }) => Object.assign(new Image(), { sizes: '${ROW_PICTURE}', srcset: srcSet ?? '', src: url });
        void answer.then((known) => {
          const me = known?.data?.me;
          for (const { image } of (me && rows?.(me).slice(0, ${ROWS_SEEN_FIRST})) ?? []) if (image) draw(image);
        });
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
