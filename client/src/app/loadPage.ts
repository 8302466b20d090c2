import type { ComponentType } from 'react';
import { matchRoutes, type NonIndexRouteObject, type To } from 'react-router-dom';
import type { PrefetchedPage } from '../lib/prefetch.ts';

/** What a page's module exports. */
export interface PageModule {
  Component: ComponentType;
  /** Reads all that the page begins with into the client's cache; rejects when it cannot. */
  prefetch?: (page: PrefetchedPage) => Promise<unknown>;
}

/** A page of the shop. Its id is the name of its module. */
export interface PageRoute extends NonIndexRouteObject {
  id: string;
  path: string;
  /** The page itself once it is loaded; until then what is shown where it cannot be. */
  Component: ComponentType;
  loaded: boolean;
  load: () => Promise<PageModule>;
}

/** The page at an address, with what the address says of it. */
export function pageAt(routes: PageRoute[], address: To) {
  return matchRoutes(routes, address)?.at(-1);
}

/** Loads a page's code, which is its route's from then on. */
export async function loadPage(route: PageRoute): Promise<PageModule> {
  const module = await route.load();
  Object.assign(route, { Component: module.Component, loaded: true });
  return module;
}
