import { Field } from '@chakra-ui/react';
import type { DeskRefundListState } from '../../../generated/graphql.ts';
import { Select } from '../../../ui/forms/Select.tsx';
import { DayFields } from '../../../ui/lists/DayFields.tsx';
import { ListFilters } from '../../../ui/lists/ListFilters.tsx';
import type { ListParams } from '../../../ui/lists/useListParams.ts';
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
      <Field.Root width={{ base: 'full', md: '60' }}>
        <Field.Label>State</Field.Label>
        <Select
          frame={{ size: 'sm' }}
          value={toRefundState(params.get('state')) ?? ''}
          onChange={(event) => params.change('state', event.target.value)}
        >
          <option value="">All refunds</option>
          {Object.entries(labels).map(([state, label]) => (
            <option key={state} value={state}>
              {label}
            </option>
          ))}
        </Select>
      </Field.Root>
    }
  >
    <DayFields {...params} />
  </ListFilters>
);
