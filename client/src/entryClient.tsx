import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { App } from './app/App.tsx';
import { createApolloClient, createBrowserLink, createCache } from './app/apollo.ts';
import { readEmbeddedState } from './app/embeddedState.ts';
import { createPrefetch } from './app/prefetch.ts';
import { createRoutes, loadPage } from './app/routes.tsx';
import 'virtual:theme.css';
import './app/fonts.css';
import { locationFromCookie, restoreLocation } from './lib/location.ts';
import { reloadOnce } from './lib/reloadOnce.ts';
import { getSession } from './lib/session.ts';

if (restoreLocation()) window.location.reload();

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');
void start(root);

async function start(root: HTMLElement): Promise<void> {
  const location = locationFromCookie(document.cookie);
  const embedded = readEmbeddedState();
  const cache = createCache();
  if (embedded) cache.restore(embedded.cache);
  else root.replaceChildren();
  const client = createApolloClient({ ssr: false, link: createBrowserLink(), cache });

  const routes = createRoutes((loader, args) => {
    // Not awaited: the page shows at once what is known, and its own `useQuery` takes over the running query or its failure.
    loader({ ...args, client, location, isSignedIn: getSession() !== null }).catch(() => undefined);
  });
  // The page's code has to be here before hydration starts, or React would render another page than the server did.
  const routeIds = await loadPage(routes, window.location.pathname).catch((error: unknown) => {
    if (reloadOnce()) return new Promise<never>(() => {});
    throw error;
  });
  // No loader has to run again: what the server has read is in the cache, and the page's own queries read what is not.
  const loaderData = Object.fromEntries(routeIds.map((id) => [id, null]));
  const router = createBrowserRouter(routes, { hydrationData: { loaderData } });

  const app = (
    <App
      client={client}
      location={location}
      origin={shopOrigin()}
      session={embedded?.session ?? null}
      prefetch={createPrefetch(routes)}
    >
      <RouterProvider router={router} />
    </App>
  );
  // In a transition React yields to input between components.
  if (root.firstElementChild) startTransition(() => void hydrateRoot(root, app));
  else createRoot(root).render(app);
}

/** The origin under which the server publishes the shop, which may differ from the one in the address bar. */
function shopOrigin(): string {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]');
  return new URL(canonical?.href ?? window.location.href).origin;
}
