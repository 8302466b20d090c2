import { type ReactNode, useDeferredValue, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useSession } from '../../lib/session.ts';
import { useMounted } from '../../lib/useMounted.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { signInThenTo } from './nextPath.ts';
import { texts } from './texts.ts';
import { useViewer, type Viewer } from './viewer.ts';

interface RequireSessionProps {
  /** Shown until the browser's session and the shopper's data are known; also what the server renders for a visitor. */
  fallback: ReactNode;
  children: (viewer: Viewer) => ReactNode;
}

/** Shows a personal page to its signed-in shopper; sends everybody else to sign in, and back here afterwards. */
export function RequireSession({ fallback, children }: RequireSessionProps) {
  const mounted = useMounted();
  const session = useSession();
  const { pathname, search } = useLocation();
  // What has come with the page is not read again.
  const [anew] = useState(mounted);
  const { viewer, error, retry } = useViewer({ anew });
  // The frame shows that it knows the shopper, and then, in slices, the page does: all at once would hold up a phone.
  const frameKnows = useDeferredValue(viewer !== null);

  if (mounted && !session) return <Navigate to={signInThenTo(pathname + search)} replace />;
  if (viewer && frameKnows) return children(viewer);
  if (error) return <ErrorState message={texts.noConnection} onRetry={retry} />;
  return fallback;
}
