import { useCallback, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { SIGN_IN_REDIRECT_DELAY } from '../../lib/constants.ts';

/** A function that goes to a path after the sign-in delay, unless the shopper has left the page by then. */
export function useRedirectLater(): (path: string) => void {
  const navigate = useNavigate();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => () => clearTimeout(timer.current), []);

  return useCallback(
    (path) => {
      timer.current = setTimeout(() => navigate(path), SIGN_IN_REDIRECT_DELAY);
    },
    [navigate],
  );
}
