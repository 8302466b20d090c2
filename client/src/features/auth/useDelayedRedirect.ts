import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { SIGN_IN_REDIRECT_DELAY } from '../../lib/constants.ts';

/** `redirect` goes to a path after the sign-in delay, unless the shopper has left the page by then. */
export function useDelayedRedirect() {
  const navigate = useNavigate();
  const [target, setTarget] = useState<{ path: string; state?: object } | null>(null);

  useEffect(() => {
    if (!target) return;
    const timer = setTimeout(
      () => void navigate(target.path, { state: target.state }),
      SIGN_IN_REDIRECT_DELAY,
    );
    return () => clearTimeout(timer);
  }, [navigate, target]);

  return {
    /** @param state for the location that is opened */
    redirect: (path: string, state?: object) => setTarget({ path, state }),
    redirecting: target !== null,
  };
}
