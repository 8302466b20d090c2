import { useQuery } from '@apollo/client/react';
import { Badge, Button, Center } from '@chakra-ui/react';
import type { DeskLowStockQuery } from '../../generated/graphql.ts';
import { appendPage } from '../../ui/lists/appendPage.ts';
import { type DataColumn, DataTable } from '../../ui/lists/DataTable.tsx';
import { FailedState, LoadingState, NothingHere } from '../../ui/states.tsx';
import { LOW_STOCK } from './documents.ts';
import { ProductCell } from './ProductCell.tsx';

type Row = NonNullable<DeskLowStockQuery['desk']>['lowStock']['nodes'][number];

const columns: DataColumn<Row>[] = [
  {
    id: 'product',
    header: 'Product',
    cell: ({ row }) => <ProductCell product={row.original} />,
  },
  {
    id: 'available',
    header: 'Available',
    isNumeric: true,
    cell: ({ row: { original } }) =>
      original.available === 0 ? <Badge colorPalette="red">Sold out</Badge> : original.available,
  },
  { id: 'threshold', header: 'Low at', isNumeric: true, cell: ({ row }) => row.original.lowStockThreshold },
  { id: 'reserved', header: 'Reserved', isNumeric: true, cell: ({ row }) => row.original.reserved },
];

/** Products whose stock is low, those with the fewest units first. */
export function LowStockList({ onOpen }: { onOpen: (productId: string) => void }) {
  const { data, error, refetch, fetchMore, loading } = useQuery(LOW_STOCK, {
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  const list = data?.desk?.lowStock;
  if (!list)
    return error ? (
      <FailedState message="The stock could not be read." error={error} onRetry={() => void refetch()} />
    ) : (
      <LoadingState />
    );
  if (list.nodes.length === 0)
    return <NothingHere title="Nothing is low">Every product has more units than its threshold.</NothingHere>;
  const loadMore = () =>
    fetchMore({
      variables: { after: list.pageInfo.endCursor },
      updateQuery: (previous, { fetchMoreResult }) => appendPage(previous, fetchMoreResult, 'lowStock'),
    });
  return (
    <>
      <DataTable
        name="Low stock"
        columns={columns}
        rows={list.nodes}
        onOpen={({ id }) => onOpen(id)}
        hiddenColumns={['reserved']}
        isNarrow
      />
      {list.pageInfo.hasNextPage && (
        <Center marginTop="4">
          <Button variant="outline" loading={loading} onClick={() => void loadMore()}>
            Show more
          </Button>
        </Center>
      )}
    </>
  );
}
