import { useResultMutation } from '../../../../src/lib/useResultMutation.ts';
import type { DeskRefundFilter } from '../../../generated/graphql.ts';
import { useExport } from '../../../ui/lists/useExport.ts';
import { EXPORT_REFUNDS } from '../documents.ts';

/** Exports the refunds of a filter. */
export function useExportRefunds(filter: DeskRefundFilter) {
  const { mutate } = useResultMutation(EXPORT_REFUNDS);
  return useExport('refunds', (after) => mutate({ variables: { filter, after } }));
}
