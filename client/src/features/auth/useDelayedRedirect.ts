import { useEffect, useState } from 'react';
import { SIGN_IN_REDIRECT_DELAY } from '../../lib/constants.ts';

/** `redirect` calls a navigation after the sign-in delay, unless the shopper has left the page by then. */
export function useDelayedRedirect() {
  const [open, setOpen] = useState<(() => void) | null>(null);

  useEffect(() => {
    if (!open) return;
    const timer = setTimeout(open, SIGN_IN_REDIRECT_DELAY);
    return () => clearTimeout(timer);
  }, [open]);

  return {
    redirect: (navigation: () => void) => setOpen(() => navigation),
    redirecting: open !== null,
  };
}
