import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { getToken } from '../../lib/session/session.ts';
import { endRefusedSession } from '../../lib/session/viewerCache.ts';
import { useNotice } from '../../ui/states/Notice.tsx';

const FILE_NAME = 'kirana-data.json';

/** `downloadPersonalData` saves all data that the shop stores about the shopper as a file. */
export function useDownloadPersonalData(userId: string) {
  const client = useApolloClient();
  const notify = useNotice();
  const [busy, setBusy] = useState(false);

  async function downloadPersonalData(): Promise<void> {
    setBusy(true);
    const token = getToken();
    try {
      const response = await fetch(`/api/user/${encodeURIComponent(userId)}/data`, {
        headers: { authorization: `Bearer ${token}` },
      });
      if (response.status === 401) endRefusedSession(client, token);
      if (!response.ok) throw new Error(`The server answered ${response.status}`);
      save(await response.blob());
    } catch {
      notify({ message: 'Your data could not be fetched. Please try again.', error: true });
    } finally {
      setBusy(false);
    }
  }

  return { downloadPersonalData, busy };
}

function save(file: Blob): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = FILE_NAME;
  link.click();
  URL.revokeObjectURL(url);
}
