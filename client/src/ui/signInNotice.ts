import { useNavigate } from 'react-router-dom';
import { paths, personalPaths } from '../lib/paths.ts';
import { getSession } from '../lib/session/session.ts';
import { storeWantedAction, type WantedAction } from '../lib/session/wantedAction.ts';
import { useNotice } from './states/Notice.tsx';

const currentPage = () => window.location.pathname + window.location.search;

/**
 * Returns a function that shows an error with a link to the sign-in page, which leads back to the current page. The sign-in then does
 * what was wanted.
 */
export function useSignInNotice(): (message: string, wanted?: WantedAction) => void {
  const notify = useNotice();
  const navigate = useNavigate();
  return (message, wanted) => {
    if (wanted) storeWantedAction(wanted);
    const href = paths.signIn(currentPage());
    const open = () => void navigate(href, { state: { openedFrom: currentPage() } });
    notify({ message, error: true, link: { label: 'Sign In', href, open } });
  };
}

/** A member of a mutation's result union: why the server has refused the mutation. */
interface Refusal {
  __typename: string;
  message: string;
}

/** Returns a function that shows why the server has refused a mutation of a signed-in shopper: what was wanted, if a sign-in helps. */
export function useRefusalNotice(): (refusal: Refusal, wanted?: WantedAction) => void {
  const notify = useNotice();
  const showSignInNotice = useSignInNotice();
  return ({ __typename, message }, wanted) => {
    // With a session the shopper has signed in again meanwhile, for example in another tab.
    if (__typename !== 'NotSignedIn' || getSession()) return notify({ message, error: true });
    // Personal pages redirect to the sign-in page, which shows it.
    if ([paths.signIn(), ...personalPaths].includes(window.location.pathname)) return;
    showSignInNotice('Your session has ended. Please sign in again.', wanted);
  };
}
