import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { App } from './app/App.tsx';
import { createApolloClient, createBrowserLink, createCache } from './app/apollo.ts';
import { readEmbeddedState } from './app/embeddedState.ts';
import { createPrefetch } from './app/prefetch.ts';
import { createRoutes, loadPage } from './app/routes.tsx';
import { startWebVitals } from './app/webVitals/startWebVitals.ts';
import 'virtual:theme.css';
import './app/fonts.css';
import { locationFromCookie, restoreLocation } from './lib/location.ts';
import { reloadOnce } from './lib/page/reloadOnce.ts';
import { clearTabOnSignOut } from './lib/session/personalDraft.ts';
import { getSession } from './lib/session/session.ts';

if (restoreLocation()) window.location.reload();
clearTabOnSignOut();

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
    // Not awaited: the page opens at once with its skeleton, and its `useQuery` shares the running query and its error.
    loader({ ...args, client, location, isSignedIn: getSession() !== null }).catch(() => undefined);
  });
  // The page's code must be loaded before hydration: otherwise React would not render the same page as the server.
  const routeIds = await loadPage(routes, window.location.pathname).catch((error: unknown) => {
    if (reloadOnce()) return new Promise<never>(() => {});
    throw error;
  });
  // No loader runs at hydration: the server's data are in the cache, and the page's own queries read the rest.
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
      {/* With `useTransitions`, `useNavigation` reports a navigation as soon as it has begun (`HashPanelProvider`). */}
      <RouterProvider router={router} useTransitions />
    </App>
  );
  // In a transition, React yields to the browser between components.
  if (root.firstElementChild) startTransition(() => void hydrateRoot(root, app));
  else createRoot(root).render(app);
  // The page works without it.
  startWebVitals(router).catch(() => undefined);
}

/** The shop's canonical origin, which may differ from the one in the address bar. */
function shopOrigin(): string {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]');
  return new URL(canonical?.href ?? window.location.href).origin;
}
