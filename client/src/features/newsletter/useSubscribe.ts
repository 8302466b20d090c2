import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { failureText, soon } from '../../lib/soon.ts';
import { useNotice } from '../../ui/Notice.tsx';
import { texts } from './texts.ts';

const loadMutation = soon(() => import('./subscribe.ts'));

/** `subscribe` asks for the newsletter and says how that went; it resolves to whether the address is on the list. */
export function useSubscribe() {
  const client = useApolloClient();
  const notify = useNotice();
  const [busy, setBusy] = useState(false);

  async function send(email: string) {
    const { SUBSCRIBE } = await loadMutation();
    const { data } = await client.mutate({ mutation: SUBSCRIBE, variables: { email } });
    return data?.subscribeToNewsletter;
  }

  async function subscribe(email: string): Promise<boolean> {
    if (!email.trim()) {
      notify({ msg: texts.emailBlank, error: true });
      return false;
    }
    setBusy(true);
    try {
      const answer = await send(email.trim());
      const done = answer?.__typename === 'NewsletterSubscribed';
      notify({ msg: answer?.message ?? texts.noConnection, error: !done });
      return done;
    } catch (error) {
      notify({ msg: failureText(error, texts.noConnection), error: true });
      return false;
    } finally {
      setBusy(false);
    }
  }

  return { subscribe, busy };
}
