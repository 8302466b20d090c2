import { useState } from 'react';
import { endSession } from '../../lib/session.ts';
import { failureText } from '../../lib/soon.ts';
import { useNotice } from '../../ui/Notice.tsx';
import { texts } from './additionTexts.ts';

/** What the server answers to a change of the cart. */
export type Answer = { __typename: 'CartChanged' } | { __typename: string; message: string };

/**
 * `settle` waits for what a change comes to and tells the shopper when the server refuses it; it resolves to whether the server
 * has made it. Null is for a change that was not sent. `busy` while one is under way.
 */
export function useCartAnswer() {
  const notify = useNotice();
  const [underWay, setUnderWay] = useState(0);

  async function settle(change: Promise<Answer | null>): Promise<boolean> {
    setUnderWay((count) => count + 1);
    try {
      const answer = await change;
      if (!answer) return false;
      if (!('message' in answer)) return true;
      notify({ msg: answer.message, error: true });
      if (answer.__typename === 'NotSignedIn') endSession();
    } catch (error) {
      notify({ msg: failureText(error, texts.noConnection), error: true });
    } finally {
      setUnderWay((count) => count - 1);
    }
    return false;
  }

  return { settle, busy: underWay > 0 };
}
