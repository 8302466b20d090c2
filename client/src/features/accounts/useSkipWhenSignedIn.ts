import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSession } from '../../lib/session.ts';
import { useMounted } from '../../lib/useMounted.ts';
import { useViewer } from './viewer.ts';

/** For a page that is left by signing in: leads who comes signed in on to a path. */
export function useSkipWhenSignedIn(to: string): void {
  const mounted = useMounted();
  const session = useSession();
  const { viewer } = useViewer();
  const navigate = useNavigate();
  /** Whoever was a visitor here is led on by the form. */
  const wasVisitor = useRef(false);
  useEffect(() => {
    if (mounted && !session) wasVisitor.current = true;
    else if (viewer && !wasVisitor.current) void navigate(to, { replace: true });
  }, [mounted, session, viewer, navigate, to]);
}
