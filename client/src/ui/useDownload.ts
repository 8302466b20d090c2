import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { saveResponse } from '../lib/saveFile.ts';
import { getToken } from '../lib/session/session.ts';
import { endRefusedSession } from '../lib/session/viewerCache.ts';
import { useNotice } from './states/Notice.tsx';

/**
 * `download` saves a file that only the shopper may read.
 * @param failure the sentence for a file that cannot be fetched
 */
export function useDownload(path: string, failure: string) {
  const client = useApolloClient();
  const notify = useNotice();
  const [busy, setBusy] = useState(false);

  async function download(): Promise<void> {
    setBusy(true);
    const token = getToken();
    try {
      const response = await fetch(path, { headers: { authorization: `Bearer ${token}` } });
      if (response.status === 401) endRefusedSession(client, token);
      if (!response.ok) throw new Error(`The server answered ${response.status}`);
      await saveResponse(response);
    } catch {
      notify({ message: failure, error: true });
    } finally {
      setBusy(false);
    }
  }

  return { download, busy };
}
