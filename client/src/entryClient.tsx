import type { NormalizedCacheObject } from '@apollo/client';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, RouterProvider } from 'react-router-dom';
import { App } from './app/App.tsx';
import { createApolloClient, createBrowserLink, createCache } from './app/apollo.ts';
import { reloadWhenReplaced } from './app/reloadWhenReplaced.ts';
import { routes } from './app/routes.tsx';
import './app/fonts.css';
import { locationFromCookie } from './lib/location.ts';

reloadWhenReplaced();

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

const app = (
  <App client={client} location={locationFromCookie(document.cookie)}>
    <RouterProvider router={createBrowserRouter(routes)} />
  </App>
);
if (root.firstElementChild) hydrateRoot(root, app);
else createRoot(root).render(app);
