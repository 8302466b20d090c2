import { useState } from 'react';
import { endSession, getToken } from '../../lib/session.ts';
import { useNotice } from '../../ui/Notice.tsx';

const FILE_NAME = 'kirana-data.json';

/** `downloadPersonalData` saves all data that the shop stores about the shopper as a file. */
export function useDownloadPersonalData(userId: string) {
  const notify = useNotice();
  const [busy, setBusy] = useState(false);

  async function downloadPersonalData(): Promise<void> {
    setBusy(true);
    try {
      const response = await fetch(`/api/user/${encodeURIComponent(userId)}/data`, {
        headers: { authorization: `Bearer ${getToken()}` },
      });
      if (response.status === 401) endSession();
      if (!response.ok) throw new Error(`The server answered ${response.status}`);
      save(await response.blob());
    } catch {
      notify({ msg: 'Your data could not be fetched. Please try again.', error: true });
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
