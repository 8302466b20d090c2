import { Box, Button, Center, Flex, Text } from '@chakra-ui/react';
import { LuDownload } from 'react-icons/lu';
import { useNavigate } from 'react-router-dom';
import { plural } from '../../src/lib/format.ts';
import { BulkBar } from '../features/orders/list/BulkBar.tsx';
import { OrderFilterPanel } from '../features/orders/list/OrderFilterPanel.tsx';
import { OrdersTable } from '../features/orders/list/OrdersTable.tsx';
import {
  countFilters,
  type OrderFilters,
  toFilter,
  writeFilters,
} from '../features/orders/list/orderFilters.ts';
import { useExportOrders } from '../features/orders/list/useExportOrders.ts';
import { useOrderList } from '../features/orders/list/useOrderList.ts';
import { useSelection } from '../features/orders/list/useSelection.ts';
import { useMoveOrders } from '../features/orders/useMoveOrders.ts';
import { SavedViews } from '../features/orders/views/SavedViews.tsx';
import { useCan } from '../lib/session/staff.ts';
import { useUtcOffset } from '../lib/shopTime.ts';
import { SearchBox } from '../ui/lists/SearchBox.tsx';
import { PageHeader } from '../ui/PageHeader.tsx';
import { FailedState, LoadingState, NothingHere } from '../ui/states.tsx';

/** All orders. */
export function Component() {
  const orderList = useOrderList();
  const { filters, sort, setFilters, list } = orderList;
  const canExport = useCan('EXPORT_ORDERS');
  const navigate = useNavigate();
  const count = list?.count;
  return (
    <>
      <PageHeader
        title="Orders"
        description={
          count && `${count.isExact ? '' : 'More than '}${count.value} ${plural(count.value, 'order')}`
        }
        actions={canExport && <ExportButton filters={filters} sort={sort} />}
      />
      <Flex gap="2" wrap="wrap" marginBottom="4">
        <SearchBox
          label="Search orders"
          placeholder="Name, phone, e-mail, id or invoice"
          hint="Finds orders by name, phone, e-mail, id, payment and invoice"
          value={filters.search}
          onChange={(search) => setFilters({ ...filters, search }, true)}
        />
        <OrderFilterPanel filters={filters} onChange={(next) => setFilters(next, true)} />
        <SavedViews
          query={writeFilters(filters, sort).toString()}
          onOpen={(query) => void navigate({ search: query })}
        />
        {(countFilters(filters) > 0 || filters.search) && (
          <Button variant="ghost" onClick={() => void navigate({ search: '' })}>
            Show all
          </Button>
        )}
      </Flex>
      <OrderListContent orderList={orderList} />
    </>
  );
}

function ExportButton({ filters, sort }: Pick<ReturnType<typeof useOrderList>, 'filters' | 'sort'>) {
  const utcOffset = useUtcOffset();
  const { exportList, busy } = useExportOrders(toFilter(filters, utcOffset), sort);
  return (
    <Button variant="outline" loading={busy} onClick={() => void exportList()}>
      <LuDownload aria-hidden />
      Export
    </Button>
  );
}

function OrderListContent({ orderList }: { orderList: ReturnType<typeof useOrderList> }) {
  const { list, error, refetch, isCurrent, isFirst, sort, setSort, goToFirst, goToNext } = orderList;
  const { filters, setFilters } = orderList;
  const { selection, setSelection } = useSelection();
  const { moveOrders, busy } = useMoveOrders(() => void refetch());
  if (!list)
    return error ? (
      <FailedState message="The orders could not be read." error={error} onRetry={() => void refetch()} />
    ) : (
      <LoadingState />
    );
  if (list.nodes.length === 0) {
    if (!isFirst) return <NoOrdersOnPage onFirstPage={goToFirst} />;
    return <NoOrders filters={filters} onChange={setFilters} />;
  }
  // An order that a filter no longer shows is not moved unseen.
  const selected = list.nodes.filter(({ id }) => selection.includes(id));
  const selectedIds = selected.map(({ id }) => id);
  return (
    <Box aria-busy={!isCurrent}>
      {error && (
        <FailedState message="The list may be outdated." error={error} onRetry={() => void refetch()} />
      )}
      <OrdersTable
        orders={list.nodes}
        sort={sort}
        onSortChange={setSort}
        selection={selectedIds}
        onSelectionChange={setSelection}
      />
      <Flex justify="space-between" align="center" marginTop="4">
        {isFirst ? (
          <Text />
        ) : (
          <Button variant="outline" onClick={goToFirst}>
            First page
          </Button>
        )}
        {list.pageInfo.hasNextPage && (
          <Button variant="outline" onClick={goToNext}>
            Next page
          </Button>
        )}
      </Flex>
      <BulkBar
        orders={selected}
        busy={busy}
        onMove={(to) => void moveOrders(selected, to)}
        onClear={() => setSelection([])}
      />
    </Box>
  );
}

/** A later page is empty when its orders have been moved on. */
const NoOrdersOnPage = ({ onFirstPage }: { onFirstPage: () => void }) => (
  <NothingHere title="No orders on this page">
    <Button variant="outline" onClick={onFirstPage}>
      First page
    </Button>
  </NothingHere>
);

/** A search alone offers to look for its text among the places, which it does not search. */
function NoOrders({
  filters,
  onChange,
}: {
  filters: OrderFilters;
  onChange: (filters: OrderFilters) => void;
}) {
  const { search } = filters;
  if (!search || countFilters(filters) > 0)
    return <NothingHere title="No orders">No order matches the search and the filters.</NothingHere>;
  return (
    <>
      <NothingHere title="No orders">
        No order has this name, e-mail, phone or number. Places have a filter of their own.
      </NothingHere>
      <Center>
        <Button variant="outline" onClick={() => onChange({ ...filters, search: '', place: search })}>
          Find the place “{search}”
        </Button>
      </Center>
    </>
  );
}
