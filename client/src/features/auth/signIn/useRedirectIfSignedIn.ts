import { useEffect, useRef } from 'react';
import { useSession } from '../../../lib/session/session.ts';
import { useMounted } from '../../../lib/useMounted.ts';
import { useViewer } from '../useViewer.ts';
import { useLeaveSignIn } from './useLeaveSignIn.ts';

/** Redirects a shopper who opens the page with a session to `path`. A sign-in on the page itself does not redirect. */
export function useRedirectIfSignedIn(path: string): void {
  const mounted = useMounted();
  const session = useSession();
  const { viewer } = useViewer();
  const leave = useLeaveSignIn(path);
  const mayRedirect = useRef(true);
  useEffect(() => {
    if (mounted && !session) mayRedirect.current = false;
    else if (viewer && mayRedirect.current) {
      // Only once: going back takes a moment.
      mayRedirect.current = false;
      leave();
    }
  }, [mounted, session, viewer, leave]);
}
