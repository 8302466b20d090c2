import { createContext, useContext } from 'react';

/** Scheme and host of the shop, without a slash at the end. The default is for tests. */
export const SiteOrigin = createContext('http://localhost');

/** Returns a function from a path to its absolute URL. */
export function useAbsolute(): (path: string) => string {
  const origin = useContext(SiteOrigin);
  return (path) => new URL(path, origin).href;
}
