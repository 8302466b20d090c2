import { useResultMutation } from '../../../src/lib/useResultMutation.ts';
import type { DeskAuditLogFilter } from '../../generated/graphql.ts';
import { useExport } from '../../ui/lists/useExport.ts';
import { EXPORT_AUDIT_LOG } from './documents.ts';

/** Exports the events of a filter. */
export function useExportAuditLog(filter: DeskAuditLogFilter) {
  const { mutate } = useResultMutation(EXPORT_AUDIT_LOG);
  return useExport('audit-log', (after) => mutate({ variables: { filter, after } }));
}
