import {
  UNSAFE_createBrowserHistory as createBrowserHistory,
  createPath,
  type Location,
  type NavigateOptions,
  type NavigationType,
  type Navigator,
  parsePath,
  type To,
} from 'react-router-dom';
import { leaveWhenReplaced } from '../lib/leaveWhenReplaced.ts';
import { createScrollPositions } from '../lib/scrollPosition.ts';
import { staysOnBack } from '../lib/stayOnBack.ts';
import { loadPage, type PageRoute, pageAt } from './loadPage.ts';

/** The page that is to be seen. */
export interface Shown {
  location: Location;
  navigationType: NavigationType;
  /** How far it was scrolled when it was left. */
  position?: number | undefined;
  /** Whether it stays as far scrolled as it is. */
  stays?: boolean | undefined;
}

export type Navigation = ReturnType<typeof createNavigation>;

/**
 * The browser's history as React Router sees it: a page, and its address, comes when its code is here. Until then the one before
 * stays; who goes on to another one meanwhile never comes to it.
 */
export function createNavigation(routes: PageRoute[]) {
  const history = createBrowserHistory();
  const positions = createScrollPositions();
  const first = { location: history.location, navigationType: history.action };
  let shown: Shown = first;
  let onShow = (_: Shown) => {};
  /** What was asked for last. */
  let latest = {};

  /**
   * @param enter shows the page
   * @param load has the browser load it, for a page whose code is gone
   */
  function open(address: To, enter: () => void, load: (href: string) => void): void {
    const asked = {};
    latest = asked;
    const route = pageAt(routes, address)?.route;
    if (!route || route.loaded) {
      enter();
      return;
    }
    loadPage(route).then(
      () => {
        if (latest === asked) enter();
      },
      () => {
        if (latest !== asked) return;
        // Without its code it says so.
        if (!leaveWhenReplaced(() => load(history.createHref(address)))) enter();
      },
    );
  }

  /** Opens the page of the address that the browser is at already. */
  const openHere = (location: Location) => open(location, show, () => window.location.reload());

  function show(options?: NavigateOptions): void {
    positions.keep(shown.location);
    const { location, action: navigationType } = history;
    const stays = options?.preventScrollReset;
    shown = { location, navigationType, position: positions.of(location), stays };
    onShow(shown);
  }

  const navigator: Navigator = {
    createHref: history.createHref,
    go: history.go,
    push: (to, state, options) =>
      open(
        to,
        () => {
          const isHere = addressOf(to) === createPath(history.location);
          (isHere ? history.replace : history.push)(to, state);
          show(options);
        },
        (href) => window.location.assign(href),
      ),
    replace: (to, state, options) =>
      open(
        to,
        () => {
          history.replace(to, state);
          show(options);
        },
        (href) => window.location.replace(href),
      ),
  };

  return {
    first,
    navigator,
    /** Has `listener` know of each page that is to be seen from now on, also of one that was asked for meanwhile. */
    follow(listener: (next: Shown) => void): () => void {
      onShow = listener;
      const pop = ({ location, delta }: { location: Location; delta: number | null }) => {
        if (delta && location.key !== shown.location.key && staysOnBack()) history.go(-delta);
        else openHere(location);
      };
      const leave = () => {
        positions.keep(shown.location);
        positions.store();
        // After loading it again the browser finds the place itself.
        window.history.scrollRestoration = 'auto';
      };
      const take = () => {
        window.history.scrollRestoration = 'manual';
      };
      take();
      window.addEventListener('pagehide', leave);
      // A page that was left may come back as it was.
      window.addEventListener('pageshow', take);
      const ignore = history.listen(pop);
      if (createPath(history.location) !== createPath(shown.location)) openHere(history.location);
      return () => {
        ignore();
        window.removeEventListener('pagehide', leave);
        window.removeEventListener('pageshow', take);
      };
    },
  };
}

const addressOf = (to: To) => createPath(typeof to === 'string' ? parsePath(to) : to);
