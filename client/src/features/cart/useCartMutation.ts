import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { endSession } from '../../lib/session.ts';
import { useNotice } from '../../ui/Notice.tsx';
import { type CartMutation, enqueueCartMutation } from './cartQueue.ts';
import { texts } from './texts.ts';

/**
 * `mutateCart` changes the cart optimistically and shows an alert when the server refuses the change. It resolves to
 * whether the server has made the change. `busy` while any change of this hook is running.
 */
export function useCartMutation() {
  const client = useApolloClient();
  const notify = useNotice();
  const [running, setRunning] = useState(0);

  async function mutateCart(mutation: CartMutation): Promise<boolean> {
    setRunning((count) => count + 1);
    try {
      const result = await enqueueCartMutation(client, mutation);
      if (!result) return false;
      if (!('message' in result)) return true;
      notify({ msg: result.message, error: true });
      if (result.__typename === 'NotSignedIn') endSession();
    } catch {
      notify({ msg: texts.noConnection, error: true });
    } finally {
      setRunning((count) => count - 1);
    }
    return false;
  }

  return { mutateCart, busy: running > 0 };
}
