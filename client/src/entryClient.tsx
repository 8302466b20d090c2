import type { NormalizedCacheObject } from '@apollo/client';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { createApolloClient, createBrowserLink, createCache } from './app/apollo.ts';
import { takeEarlyPage } from './app/earlyPage.ts';
import { loadPage, pageAt } from './app/loadPage.ts';
import { createNavigation } from './app/navigation.ts';
import { PageRouter } from './app/PageRouter.tsx';
import { Pages } from './app/Pages.tsx';
import { createPrefetch } from './app/prefetch.ts';
import { routes } from './app/routes.tsx';
import 'virtual:theme.css';
import './app/fonts.css';
import { leaveWhenReplaced } from './lib/leaveWhenReplaced.ts';
import { locationFromCookie, restoreLocation } from './lib/location.ts';

if (restoreLocation()) window.location.reload();

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');
const stateText = document.getElementById('state')?.textContent;

/** Lets the browser draw and answer in between. */
const turn = () => new Promise((resolve) => setTimeout(resolve));

void hydrate(root);

/** No waiting at the module's top: a page's code waits for the code that it shares with this module. */
async function hydrate(root: HTMLElement) {
  const navigation = createNavigation(routes);
  await turn();
  const location = locationFromCookie(document.cookie);
  const own = await takeEarlyPage(root);
  const cache = createCache();
  if (own) cache.restore(own.state);
  else if (stateText) cache.restore(JSON.parse(stateText) as NormalizedCacheObject);
  const client = createApolloClient({ ssr: false, link: createBrowserLink(), cache });
  const prefetch = createPrefetch(routes, client, location);
  await turn();
  // The page's code has to be here before hydration starts, or React would see another page than the server's.
  const match = pageAt(routes, navigation.first.location);
  if (match) await loadPage(match.route).catch(leaveOrFail);

  // The server may know the shop by another name than this address; then its word is in the page.
  const canonical =
    document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href ?? window.location.href;

  const app = (
    <App
      client={client}
      location={location}
      origin={new URL(canonical).origin}
      session={own?.session ?? null}
      prefetch={prefetch}
    >
      <PageRouter navigation={navigation}>
        <Pages />
      </PageRouter>
    </App>
  );
  // As a transition it comes in slices.
  if (root.firstElementChild) startTransition(() => void hydrateRoot(root, app));
  else createRoot(root).render(app);
}

/** While the page is loaded anew nothing is drawn in its place. */
function leaveOrFail(error: unknown): Promise<never> {
  const leaves = leaveWhenReplaced(() => window.location.reload());
  return leaves ? new Promise(() => {}) : Promise.reject(error);
}
