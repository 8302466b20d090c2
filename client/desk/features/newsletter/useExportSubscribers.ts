import { useState } from 'react';
import { useResultMutation } from '../../../src/lib/useResultMutation.ts';
import type { DeskSubscriberState } from '../../generated/graphql.ts';
import { downloadCsv } from '../../lib/csv.ts';
import { showError } from '../../ui/toaster.tsx';
import { EXPORT_SUBSCRIBERS } from './documents.ts';

/** `exportAll` reads all parts of the list, and lets the browser save them as one file. */
export function useExportSubscribers(state: DeskSubscriberState) {
  const { mutate } = useResultMutation(EXPORT_SUBSCRIBERS);
  const [busy, setBusy] = useState(false);
  async function exportAll(): Promise<void> {
    setBusy(true);
    const parts: string[] = [];
    let after: string | null = null;
    do {
      const result: Awaited<ReturnType<typeof mutate>> = await mutate({ variables: { state, after } });
      if (result.__typename !== 'DeskSubscribersCsv') {
        showError(result.message);
        setBusy(false);
        return;
      }
      parts.push(result.csv);
      after = result.endCursor ?? null;
    } while (after);
    downloadCsv('subscribers.csv', parts.join(''));
    setBusy(false);
  }
  return { exportAll, busy };
}
