import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useNotice } from '../../components/Notice.tsx';
import { endSession } from '../../lib/session.ts';
import { soon } from '../../lib/soon.ts';
import type { CartChange } from './changeCart.ts';
import { texts } from './texts.ts';

const loadChangeCart = soon(() => import('./changeCart.ts'));

/**
 * `change` changes the cart and tells the shopper when the server refuses (the change is taken back then); it resolves
 * to whether the server has made the change. `busy` while one is under way.
 */
export function useCartChange() {
  const client = useApolloClient();
  const notify = useNotice();
  const [underWay, setUnderWay] = useState(0);

  async function change(wanted: CartChange | Promise<CartChange>): Promise<boolean> {
    setUnderWay((count) => count + 1);
    try {
      const { changeCart } = await loadChangeCart();
      const answer = await changeCart(client, await wanted);
      if (!answer) return false;
      if (!('message' in answer)) return true;
      notify({ msg: answer.message, error: true });
      if (answer.__typename === 'NotSignedIn') endSession();
    } catch {
      notify({ msg: texts.noConnection, error: true });
    } finally {
      setUnderWay((count) => count - 1);
    }
    return false;
  }

  return { change, busy: underWay > 0 };
}
