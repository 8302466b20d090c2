import { useLocation } from 'react-router-dom';
import { paths } from './paths.ts';

/** Pages that the sign-in page does not lead back to. */
const ACCOUNT_PATHS = [
  paths.signUp(),
  paths.forgotPassword(),
  '/signIn/google',
  '/resetPassword',
  '/verifyEmail',
];

/** Properties of a `Link` to the sign-in page, which leads back to the current page. */
export function useSignInLink(): { to: string; state: unknown } {
  const { pathname, search, state } = useLocation();
  const page = pathname + search;
  if (pathname === paths.signIn()) return { to: page, state };
  const returnsHome = pathname === paths.home() || ACCOUNT_PATHS.includes(pathname);
  return { to: returnsHome ? paths.signIn() : paths.signIn(page), state: { openedFrom: page } };
}
