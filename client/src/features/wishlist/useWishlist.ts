import { useApolloClient } from '@apollo/client/react';
import { useContext, useState } from 'react';
import { useSession } from '../../lib/session.ts';
import { failureText, soon } from '../../lib/soon.ts';
import { type Notice, useNotice } from '../../ui/Notice.tsx';
import { texts } from './texts.ts';
import type { HeartProduct } from './WishlistHeart.tsx';
import { WishlistEntries } from './WishlistProvider.tsx';

/** The id of the entry on My List that holds a product; null when it is not on it, and for a visitor. */
export const useWishlistEntry = (productId: string): string | null =>
  useContext(WishlistEntries).get(productId) ?? null;

const loadChanges = soon(() => import('./changes.ts'));

/** What the server answers to a change of the list. */
type Answer = { __typename: 'WishlistChanged' } | { __typename: string; message: string } | undefined;

/** Changes My List; a change is taken back with an alert when it is refused. `busy` while one is under way. */
export function useWishlistChange() {
  const client = useApolloClient();
  const session = useSession();
  const notify = useNotice();
  const [busy, setBusy] = useState(false);

  async function change(send: (userId: string) => Promise<Answer>, done: Notice): Promise<void> {
    if (!session) return notify({ msg: texts.loginFirst, error: true });
    setBusy(true);
    try {
      const answer = await send(session.user.userId);
      if (answer && 'message' in answer) notify({ msg: answer.message, error: true });
      else if (answer) notify(done);
    } catch (error) {
      notify({ msg: failureText(error, texts.failed), error: true });
    } finally {
      setBusy(false);
    }
  }

  return {
    addToWishlist: (product: HeartProduct) =>
      change(async (userId) => (await loadChanges()).add(client, userId, product), { msg: texts.added }),
    removeFromWishlist: (id: string) =>
      change(async (userId) => (await loadChanges()).remove(client, userId, id), { msg: texts.removed }),
    busy,
  };
}
