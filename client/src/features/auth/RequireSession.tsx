import { type ReactNode, useDeferredValue, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { useSession, wasSignedOut } from '../../lib/session/session.ts';
import { useMounted } from '../../lib/useMounted.ts';
import { ErrorState } from '../../ui/states/ErrorState.tsx';
import type { SignInPageState } from './signIn/signInPageState.ts';
import { useViewer, type Viewer } from './useViewer.ts';

interface RequireSessionProps {
  /** Shown until the viewer is loaded. The server renders it for visitors. */
  fallback: ReactNode;
  children: (viewer: Viewer) => ReactNode;
}

/**
 * Why the sign-in page is opened. Constants, because `Navigate` navigates again when its state changes, and would override
 * a sign-out's navigation.
 */
const SESSION_ENDED = { reason: 'sessionEnded' } satisfies SignInPageState;
const SIGNED_OUT = { reason: 'signedOutInAnotherTab' } satisfies SignInPageState;

/** Renders a personal page for the signed-in shopper; redirects visitors to the sign-in page and back afterwards. */
export function RequireSession({ fallback, children }: RequireSessionProps) {
  const mounted = useMounted();
  const session = useSession();
  const { pathname, search } = useLocation();
  const [hadSession, setHadSession] = useState(false);
  if (session && !hadSession) setHadSession(true);
  // Data that the server has rendered into the page is not read again.
  const [refresh] = useState(mounted);
  const { viewer, error, retry } = useViewer({ refresh });
  // The header renders the viewer first and the page follows: one long task would block a slow phone.
  const ready = useDeferredValue(viewer !== null);

  if (mounted && !session) {
    const reason = wasSignedOut() ? SIGNED_OUT : SESSION_ENDED;
    return <Navigate to={paths.signIn(pathname + search)} state={hadSession ? reason : null} replace />;
  }
  if (viewer && ready) return children(viewer);
  if (error) return <ErrorState onRetry={retry} />;
  return (
    <>
      <noscript>
        <p>This page is for signed-in shoppers, and needs JavaScript.</p>
      </noscript>
      <div className="needs-script">{fallback}</div>
    </>
  );
}
