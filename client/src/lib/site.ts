import { createContext, useContext } from 'react';

/** Where the shop is found: scheme and host, without a slash at the end. The default is for tests. */
export const SiteOrigin = createContext('http://localhost');

/** Makes an absolute address of a path, as search engines and other sites need it. */
export function useAbsolute(): (path: string) => string {
  const origin = useContext(SiteOrigin);
  return (path) => new URL(path, origin).href;
}
