import type { DeskRefundListState } from '../../../generated/graphql.ts';
import type { ListParams } from '../../../lib/lists/useListParams.ts';
import { DayFields } from '../../../ui/lists/DayFields.tsx';
import { ListFilters } from '../../../ui/lists/ListFilters.tsx';
import { SelectFilter } from '../../../ui/lists/SelectFilter.tsx';
import { refundStates } from '../RefundState.tsx';

const labels: Record<DeskRefundListState, string> = {
  unresolved: 'To settle',
  pending: refundStates.pending.label,
  done: refundStates.done.label,
  failed: refundStates.failed.label,
};

/** A value of the filter in the address; null: all refunds. */
export const toRefundState = (value: string): DeskRefundListState | null =>
  value in labels ? (value as DeskRefundListState) : null;

/** Which refunds, and of which days. */
export const RefundFilters = (params: ListParams) => (
  <ListFilters
    gap="4"
    count={['from', 'to'].filter(params.get).length}
    search={
      <SelectFilter
        label="State"
        width="60"
        any="All refunds"
        options={labels}
        value={toRefundState(params.get('state')) ?? ''}
        onChange={(state) => params.change('state', state)}
      />
    }
  >
    <DayFields {...params} />
  </ListFilters>
);
