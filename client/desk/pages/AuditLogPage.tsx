import { useQuery } from '@apollo/client/react';
import { Button, Stack } from '@chakra-ui/react';
import { LuDownload } from 'react-icons/lu';
import { AuditLogFilters } from '../features/audit/AuditLogFilters.tsx';
import { AuditLogTable } from '../features/audit/AuditLogTable.tsx';
import { AUDIT_LOG } from '../features/audit/documents.ts';
import { useAuditActions } from '../features/audit/useAuditActions.ts';
import { useExportAuditLog } from '../features/audit/useExportAuditLog.ts';
import { latestOf } from '../ui/lists/latestOf.ts';
import { Pager } from '../ui/lists/Pager.tsx';
import { useListParams } from '../ui/lists/useListParams.ts';
import { PageHeader } from '../ui/PageHeader.tsx';
import { FailedState, LoadingState, NothingHere } from '../ui/states.tsx';

/** What happened to accounts and money, and what staff have done. */
export function Component() {
  const params = useListParams();
  const { get, change } = params;
  const { groups, actionsOf, ...actionList } = useAuditActions();
  const filter = {
    text: get('text') || null,
    actions: actionsOf(get('action')),
    from: get('from') || null,
    to: get('to') || null,
  };
  // The name of a group stands for its actions, which must be known first.
  const isFilterKnown = get('action') === '' || groups.length > 0;
  const result = useQuery(AUDIT_LOG, {
    variables: { filter, after: get('after') || null },
    fetchPolicy: 'cache-and-network',
    skip: !isFilterKnown,
  });
  const { error, refetch } = result;
  const { exportList, busy } = useExportAuditLog(filter);
  const failure = error ?? (isFilterKnown ? undefined : actionList.error);
  const retry = () => void (isFilterKnown ? refetch() : actionList.refetch());
  const page = latestOf(result)?.desk?.auditLog;
  return (
    <>
      <PageHeader
        title="Audit log"
        description="What happened to accounts and money, and what staff have done."
        actions={
          <Button
            size="sm"
            variant="outline"
            loading={busy}
            disabled={!isFilterKnown}
            onClick={() => void exportList()}
          >
            <LuDownload aria-hidden />
            Export
          </Button>
        }
      />
      <AuditLogFilters {...params} groups={groups} />
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
      ) : failure ? (
        <FailedState message="The log could not be read." error={failure} onRetry={retry} />
      ) : (
        <LoadingState />
      )}
    </>
  );
}
