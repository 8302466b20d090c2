import { useEffect, useRef } from 'react';
import { useBlocker } from 'react-router-dom';

/**
 * Returns a function that makes, for each checkout, the signal that closes its payment window: when the shopper goes back
 * while it is `open`, which keeps them on this page, and when they leave the page in any other way.
 */
export function useWindowSignal(open: boolean): () => AbortSignal {
  const current = useRef<AbortController>(null);
  const blocker = useBlocker(({ historyAction }) => open && historyAction === 'POP');

  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    current.current?.abort();
    blocker.reset();
  }, [blocker]);

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
