import { useEffect, useRef } from 'react';
import { useBlocker } from 'react-router-dom';

/**
 * Closes the payment window when the shopper leaves. The returned function creates one checkout's AbortSignal. It is
 * aborted by Back (which stays on this page while `open`), by any other navigation, and when the tab closes.
 */
export function usePaymentWindowSignal(open: boolean): () => AbortSignal {
  const controller = useRef<AbortController>(null);
  const blocker = useBlocker(({ historyAction }) => open && historyAction === 'POP');

  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    controller.current?.abort();
    blocker.reset();
  }, [blocker]);

  useEffect(() => {
    const close = () => controller.current?.abort();
    window.addEventListener('pagehide', close);
    return () => {
      window.removeEventListener('pagehide', close);
      close();
    };
  }, []);

  return () => {
    controller.current = new AbortController();
    return controller.current.signal;
  };
}
