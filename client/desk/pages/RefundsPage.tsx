import { useQuery } from '@apollo/client/react';
import { Button, Stack } from '@chakra-ui/react';
import { useState } from 'react';
import { LuDownload } from 'react-icons/lu';
import { plural } from '../../src/lib/format.ts';
import { RefundDialog } from '../features/refunds/dialog/RefundDialog.tsx';
import { REFUND_LIST } from '../features/refunds/documents.ts';
import { RefundFilters, toRefundState } from '../features/refunds/list/RefundFilters.tsx';
import { RefundList } from '../features/refunds/list/RefundList.tsx';
import { useExportRefunds } from '../features/refunds/list/useExportRefunds.ts';
import type { DeskRefundFilter } from '../generated/graphql.ts';
import { rupees } from '../lib/format.ts';
import { useCan } from '../lib/session/staff.ts';
import { latestOf } from '../ui/lists/latestOf.ts';
import { Pager } from '../ui/lists/Pager.tsx';
import { useListParams } from '../ui/lists/useListParams.ts';
import { PageHeader } from '../ui/PageHeader.tsx';
import { FailedState, LoadingState, NothingHere } from '../ui/states.tsx';

/** The refunds of all orders, such as those that staff have to settle: `?state=unresolved`. */
export function Component() {
  const params = useListParams();
  const { get, change } = params;
  const state = toRefundState(get('state'));
  const filter = { state, from: get('from') || null, to: get('to') || null };
  const result = useQuery(REFUND_LIST, {
    variables: { filter, after: get('after') || null },
    fetchPolicy: 'cache-and-network',
  });
  const { error, refetch } = result;
  const canExport = useCan('EXPORT_ORDERS');
  const [orderId, setOrderId] = useState<string | null>(null);
  const page = latestOf(result)?.desk?.refunds;
  return (
    <>
      <PageHeader
        title="Refunds"
        description={
          state === 'unresolved'
            ? 'The payment provider has refused them, or has not completed them after some attempts.'
            : page?.sum &&
              `${page.sum.count} ${plural(page.sum.count, 'refund')} of orders, ${rupees(page.sum.amount)}; those that have failed do not count`
        }
        actions={canExport && <ExportButton filter={filter} />}
      />
      <RefundFilters {...params} />
      {page ? (
        <Stack>
          {page.nodes.length > 0 ? (
            <RefundList refunds={page.nodes} onRefund={state === 'unresolved' ? setOrderId : null} />
          ) : (
            <NothingHere title={state === 'unresolved' ? 'No refund to settle' : 'No refund matches'} />
          )}
          <Pager
            hasNewer={get('after') !== ''}
            hasOlder={page.pageInfo.hasNextPage}
            onNewest={() => change('after', '')}
            onOlder={() => change('after', page.pageInfo.endCursor ?? '')}
          />
        </Stack>
      ) : error ? (
        <FailedState message="The refunds could not be read." error={error} onRetry={() => void refetch()} />
      ) : (
        <LoadingState />
      )}
      <RefundDialog
        orderId={orderId ?? ''}
        isOpen={orderId !== null}
        onClose={() => setOrderId(null)}
        onRefunded={() => void refetch()}
      />
    </>
  );
}

function ExportButton({ filter }: { filter: DeskRefundFilter }) {
  const { exportList, busy } = useExportRefunds(filter);
  return (
    <Button size="sm" variant="outline" loading={busy} onClick={() => void exportList()}>
      <LuDownload aria-hidden />
      Export
    </Button>
  );
}
