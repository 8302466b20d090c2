import { useLocation } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';

/** Pages that the sign-in page does not lead back to. */
const ACCOUNT_PATHS = [
  paths.signUp(),
  paths.forgotPassword(),
  '/signIn/google',
  '/resetPassword',
  '/verifyEmail',
];

/** The path of the sign-in page that leads back to the current page. */
export function useSignInPath(): string {
  const { pathname, search } = useLocation();
  if (pathname === paths.signIn()) return pathname + search;
  const returnsHome = pathname === paths.home() || ACCOUNT_PATHS.includes(pathname);
  return returnsHome ? paths.signIn() : paths.signIn(pathname + search);
}
