import { useLocation } from 'react-router-dom';
import { accountPaths, paths } from '../paths.ts';

/** Properties of a `Link` to the sign-in page, which leads back to the current page. */
export function useSignInLink(): { to: string; state: unknown } {
  const { pathname, search, state } = useLocation();
  const page = pathname + search;
  if (pathname === paths.signIn()) return { to: page, state };
  const returnsHome = page === paths.home() || accountPaths.includes(pathname);
  return { to: returnsHome ? paths.signIn() : paths.signIn(page), state: { openedFrom: page } };
}
