import type { NormalizedCacheObject } from '@apollo/client';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, RouterProvider } from 'react-router-dom';
import { App } from './app/App.tsx';
import { createApolloClient, createBrowserLink, createCache } from './app/apollo.ts';
import { reloadWhenReplaced } from './app/reloadWhenReplaced.ts';
import { routes } from './app/routes.tsx';
import './app/fonts.css';
import { locationFromCookie, restoreLocation } from './lib/location.ts';
import { forgetScrollOfOpenedPage } from './lib/scrollPosition.ts';

reloadWhenReplaced();
forgetScrollOfOpenedPage();
if (restoreLocation()) window.location.reload();

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');
const stateText = document.getElementById('state')?.textContent;

const cache = createCache();
if (stateText) cache.restore(JSON.parse(stateText) as NormalizedCacheObject);
const client = createApolloClient({ ssr: false, link: createBrowserLink(), cache });

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

const app = (
  <App client={client} location={locationFromCookie(document.cookie)} origin={new URL(canonical).origin}>
    <RouterProvider router={createBrowserRouter(routes)} />
  </App>
);
if (root.firstElementChild) hydrateRoot(root, app);
else createRoot(root).render(app);
