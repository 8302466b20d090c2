import { Button, Flex, Stack } from '@chakra-ui/react';
import { useNavigate } from 'react-router-dom';
import { plural } from '../../src/lib/format.ts';
import { EXPORT_ORDERS } from '../features/orders/documents.ts';
import { BulkBar } from '../features/orders/list/BulkBar.tsx';
import { OrderFilterPanel } from '../features/orders/list/OrderFilterPanel.tsx';
import { OrdersTable } from '../features/orders/list/OrdersTable.tsx';
import { countFilters, filterNames, type OrderFilters } from '../features/orders/list/orderFilters.ts';
import { useOrderList } from '../features/orders/list/useOrderList.ts';
import { useSelection } from '../features/orders/list/useSelection.ts';
import { useMoveOrders } from '../features/orders/useMoveOrders.ts';
import { useCan } from '../lib/session/staff.ts';
import { ExportButton } from '../ui/lists/ExportButton.tsx';
import { ListPage } from '../ui/lists/ListPage.tsx';
import { SearchBox } from '../ui/lists/SearchBox.tsx';
import { NothingHere } from '../ui/states.tsx';

/** All orders. */
export function Component() {
  const { list, filters, sort, variables, setFilters, setSort } = useOrderList();
  const { selection, setSelection } = useSelection();
  const { moveOrders, busy } = useMoveOrders(list.refetch);
  const canExport = useCan('EXPORT_ORDERS');
  const navigate = useNavigate();
  const count = list.page?.count;
  // An order that a filter no longer shows is not moved unseen.
  const selected = list.page?.nodes.filter(({ id }) => selection.includes(id)) ?? [];
  return (
    <>
      <ListPage
        title="Orders"
        savedViews="orders"
        description={
          count && `${count.isExact ? '' : 'More than '}${count.value} ${plural(count.value, 'order')}`
        }
        actions={canExport && <ExportButton name="orders" document={EXPORT_ORDERS} variables={variables} />}
        filters={
          <Flex gap="2" wrap="wrap" marginBottom="4">
            <SearchBox
              label="Search orders"
              placeholder="Name, phone, e-mail, id or invoice"
              hint="Finds orders by name, phone, e-mail, id, payment and invoice"
              value={filters.search}
              onChange={(search) => setFilters({ ...filters, search }, true)}
            />
            <OrderFilterPanel filters={filters} onChange={(next) => setFilters(next, true)} />
            {(countFilters(filters) > 0 || filters.search) && (
              <Button variant="ghost" onClick={() => void navigate({ search: '' })}>
                Show all
              </Button>
            )}
          </Flex>
        }
        list={list}
        failure="The orders could not be read."
        empty={<NothingHere title="No order yet" />}
        noMatch={{
          filters: filterNames,
          title: 'No orders',
          hint: <NoMatchHint filters={filters} onChange={setFilters} />,
        }}
      >
        {(orders) => (
          <OrdersTable
            orders={orders}
            sort={sort}
            onSortChange={setSort}
            selection={selected.map(({ id }) => id)}
            onSelectionChange={setSelection}
          />
        )}
      </ListPage>
      <BulkBar
        orders={selected}
        busy={busy}
        onMove={(to) => void moveOrders(selected, to)}
        onClear={() => setSelection([])}
      />
    </>
  );
}

interface NoMatchHintProps {
  filters: OrderFilters;
  onChange: (filters: OrderFilters) => void;
}

/** A search alone offers to look for its text among the places, which it does not search. */
function NoMatchHint({ filters, onChange }: NoMatchHintProps) {
  const { search } = filters;
  if (!search || countFilters(filters) > 0) return 'No order matches the search and the filters.';
  return (
    <Stack align="center" gap="4">
      No order has this name, e-mail, phone or number. Places have a filter of their own.
      <Button variant="outline" onClick={() => onChange({ ...filters, search: '', place: search })}>
        Find the place “{search}”
      </Button>
    </Stack>
  );
}
