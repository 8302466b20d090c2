import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSession } from '../../../lib/session.ts';
import { useMounted } from '../../../lib/useMounted.ts';
import { useViewer } from '../useViewer.ts';

/** Redirects a shopper who opens the page with a session to `path`. A sign-in on the page itself does not redirect. */
export function useRedirectIfSignedIn(path: string): void {
  const mounted = useMounted();
  const session = useSession();
  const { viewer } = useViewer();
  const navigate = useNavigate();
  const wasSignedOut = useRef(false);
  useEffect(() => {
    if (mounted && !session) wasSignedOut.current = true;
    else if (viewer && !wasSignedOut.current) void navigate(path, { replace: true });
  }, [mounted, session, viewer, navigate, path]);
}
