import { useState } from 'react';
import { plural } from '../../src/lib/format.ts';
import { RefundDialog } from '../features/refunds/dialog/RefundDialog.tsx';
import { EXPORT_REFUNDS, REFUND_LIST } from '../features/refunds/documents.ts';
import { RefundFilters, toRefundState } from '../features/refunds/list/RefundFilters.tsx';
import { RefundList } from '../features/refunds/list/RefundList.tsx';
import { rupees } from '../lib/format.ts';
import { useDeskList } from '../lib/lists/useDeskList.ts';
import { useListParams } from '../lib/lists/useListParams.ts';
import { useCan } from '../lib/session/staff.ts';
import { ExportButton } from '../ui/lists/ExportButton.tsx';
import { ListPage } from '../ui/lists/ListPage.tsx';
import { NothingHere } from '../ui/states.tsx';

/** The refunds of all orders, such as those that staff have to settle: `?state=unresolved`. */
export function Component() {
  const params = useListParams();
  const state = toRefundState(params.get('state'));
  const filter = { state, from: params.get('from') || null, to: params.get('to') || null };
  const list = useDeskList(REFUND_LIST, { filter }, (desk) => desk.refunds);
  const canExport = useCan('EXPORT_ORDERS');
  const [orderId, setOrderId] = useState<string | null>(null);
  const sum = list.page?.sum;
  return (
    <>
      <ListPage
        title="Refunds"
        savedViews="refunds"
        description={
          state === 'unresolved'
            ? 'The payment provider has refused them, or has not completed them after some attempts.'
            : sum &&
              `${sum.count} ${plural(sum.count, 'refund')} of orders, ${rupees(sum.amount)}; those that have failed do not count`
        }
        actions={
          canExport && <ExportButton name="refunds" document={EXPORT_REFUNDS} variables={{ filter }} />
        }
        filters={<RefundFilters {...params} />}
        list={list}
        failure="The refunds could not be read."
        empty={<NothingHere title="No refund yet" />}
        noMatch={{
          filters: ['state', 'from', 'to'],
          title: state === 'unresolved' ? 'No refund to settle' : 'No refund matches',
        }}
      >
        {(refunds) => <RefundList refunds={refunds} onRefund={state === 'unresolved' ? setOrderId : null} />}
      </ListPage>
      <RefundDialog
        orderId={orderId ?? ''}
        isOpen={orderId !== null}
        onClose={() => setOrderId(null)}
        onRefunded={list.refetch}
      />
    </>
  );
}
