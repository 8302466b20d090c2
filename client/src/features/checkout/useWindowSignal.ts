import { useEffect, useRef } from 'react';
import { stayOnBack } from '../../lib/stayOnBack.ts';

/**
 * Hands out, for each checkout, the signal that closes its payment window: when the shopper goes back while it is `open`,
 * which leaves them at this page, and when they leave the page in any other way.
 */
export function useWindowSignal(open: boolean): () => AbortSignal {
  const current = useRef<AbortController>(null);

  useEffect(() => (open ? stayOnBack(() => current.current?.abort()) : undefined), [open]);

  useEffect(() => {
    const close = () => current.current?.abort();
    window.addEventListener('pagehide', close);
    return () => {
      window.removeEventListener('pagehide', close);
      close();
    };
  }, []);

  return () => {
    current.current = new AbortController();
    return current.current.signal;
  };
}
