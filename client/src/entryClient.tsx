import type { NormalizedCacheObject } from '@apollo/client';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, RouterProvider } from 'react-router-dom';
import { App } from './app/App.tsx';
import { createApolloClient, createBrowserLink, createCache } from './app/apollo.ts';
import { createPrefetch } from './app/prefetch.ts';
import { reloadWhenReplaced } from './app/reloadWhenReplaced.ts';
import { routes } from './app/routes.tsx';
import { theme } from './app/theme.ts';
import './app/fonts.css';
import { locationFromCookie, restoreLocation } from './lib/location.ts';

reloadWhenReplaced();
if (restoreLocation()) window.location.reload();

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');
const stateText = document.getElementById('state')?.textContent;

/** Lets the browser draw and answer in between. */
const turn = () => new Promise((resolve) => setTimeout(resolve));

void hydrate(root);

/** No waiting at the module's top: a page's code waits for the code that it shares with this module. */
async function hydrate(root: HTMLElement) {
  await turn();
  const location = locationFromCookie(document.cookie);
  const cache = createCache();
  if (stateText) cache.restore(JSON.parse(stateText) as NormalizedCacheObject);
  const client = createApolloClient({ ssr: false, link: createBrowserLink(), cache });
  const prefetch = createPrefetch(routes, client, location);
  await turn();
  theme();
  await turn();
  // The page's code has to be here before hydration starts, or React would see another page than the server's.
  await Promise.all(
    (matchRoutes(routes, window.location) ?? []).map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return;
      Object.assign(route, await route.lazy(), { lazy: undefined });
    }),
  );

  // The server may know the shop by another name than this address; then its word is in the page.
  const canonical =
    document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href ?? window.location.href;

  // What is there already stays where it is, and where the shopper has scrolled to: the router is told that it is there.
  const router = createBrowserRouter(routes, root.firstElementChild ? { hydrationData: {} } : {});

  const app = (
    <App client={client} location={location} origin={new URL(canonical).origin} prefetch={prefetch}>
      <RouterProvider router={router} />
    </App>
  );
  // As a transition it comes in slices.
  if (root.firstElementChild) startTransition(() => void hydrateRoot(root, app));
  else createRoot(root).render(app);
}
