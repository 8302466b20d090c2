import { useQuery } from '@apollo/client/react';
import { Button, Stack } from '@chakra-ui/react';
import { LuDownload } from 'react-icons/lu';
import { AuditLogFilters } from '../features/audit/AuditLogFilters.tsx';
import { AuditLogTable } from '../features/audit/AuditLogTable.tsx';
import { actionsOf } from '../features/audit/actions.ts';
import { AUDIT_LOG } from '../features/audit/documents.ts';
import { useExportAuditLog } from '../features/audit/useExportAuditLog.ts';
import { useListParams } from '../lib/useListParams.ts';
import { PageHeader } from '../ui/PageHeader.tsx';
import { Pager } from '../ui/Pager.tsx';
import { FailedState, LoadingState, NothingHere } from '../ui/states.tsx';

/** What happened to accounts and money, and what staff have done. */
export function Component() {
  const params = useListParams();
  const { get, change } = params;
  const filter = {
    text: get('text') || null,
    actions: actionsOf(get('action')),
    from: get('from') || null,
    to: get('to') || null,
  };
  const { data, previousData, error, refetch } = useQuery(AUDIT_LOG, {
    variables: { filter, after: get('after') || null },
    fetchPolicy: 'cache-and-network',
  });
  const { exportList, busy } = useExportAuditLog(filter);
  const page = (data ?? previousData)?.desk?.auditLog;
  return (
    <>
      <PageHeader
        title="Audit log"
        description="What happened to accounts and money, and what staff have done."
        actions={
          <Button size="sm" variant="outline" loading={busy} onClick={() => void exportList('audit-log.csv')}>
            <LuDownload aria-hidden />
            Export
          </Button>
        }
      />
      <AuditLogFilters {...params} />
      {page ? (
        <Stack>
          {page.nodes.length > 0 ? (
            <AuditLogTable events={page.nodes} />
          ) : (
            <NothingHere title="No event matches" />
          )}
          <Pager
            hasNewer={get('after') !== ''}
            hasOlder={page.pageInfo.hasNextPage}
            onNewest={() => change('after', '')}
            onOlder={() => change('after', page.pageInfo.endCursor ?? '')}
          />
        </Stack>
      ) : error ? (
        <FailedState message="The log could not be read." error={error} onRetry={() => void refetch()} />
      ) : (
        <LoadingState />
      )}
    </>
  );
}
