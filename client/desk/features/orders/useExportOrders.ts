import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import type { DeskOrderFilter, DeskOrderSort } from '../../generated/graphql.ts';
import { showError } from '../../ui/toaster.tsx';
import { EXPORT_ORDERS } from './documents.ts';

/** Downloads a list of orders as a CSV file, part by part. */
export function useExportOrders() {
  const client = useApolloClient();
  const [busy, setBusy] = useState(false);

  async function exportOrders(filter: DeskOrderFilter, sort: DeskOrderSort): Promise<void> {
    setBusy(true);
    try {
      const parts: string[] = [];
      let after: string | null = null;
      do {
        const variables = { filter, sort, after };
        const { data }: { data?: { exportOrders: object } | undefined } = await client.mutate({
          mutation: EXPORT_ORDERS,
          variables,
        });
        const part = data?.exportOrders as { csv: string; endCursor: string | null } | { message: string };
        if ('message' in part) return showError(part.message);
        parts.push(part.csv);
        after = part.endCursor;
      } while (after !== null);
      download(parts);
    } catch {
      showError('The orders could not be exported. Please try again.');
    } finally {
      setBusy(false);
    }
  }

  return { exportOrders, busy };
}

/** Excel reads a file as UTF-8 only when it begins with a byte order mark. */
function download(parts: string[]): void {
  const url = URL.createObjectURL(new Blob(['\uFEFF', ...parts], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `orders-${new Date().toISOString().slice(0, 10)}.csv`;
  link.click();
  URL.revokeObjectURL(url);
}
