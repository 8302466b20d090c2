import { formatUnits } from '../../../../server/src/features/stock/formatUnits.ts';
import type { DeskLowStockQuery } from '../../generated/graphql.ts';
import { useDeskList } from '../../lib/lists/useDeskList.ts';
import { type DataColumn, DataTable } from '../../ui/lists/DataTable.tsx';
import { List } from '../../ui/lists/List.tsx';
import { NothingHere } from '../../ui/states.tsx';
import { AvailableCell } from './AvailableCell.tsx';
import { LOW_STOCK } from './documents.ts';
import { ProductCell } from './ProductCell.tsx';

type Row = NonNullable<DeskLowStockQuery['desk']>['lowStock']['nodes'][number];

const columns: DataColumn<Row>[] = [
  { id: 'product', header: 'Product', cell: (product) => <ProductCell product={product} /> },
  {
    id: 'available',
    header: 'Available',
    isNumeric: true,
    cell: (row) => <AvailableCell item={row} />,
  },
  {
    id: 'threshold',
    header: 'Low at',
    isNumeric: true,
    cell: ({ lowStockThreshold, countedIn }) => formatUnits(lowStockThreshold, countedIn),
  },
  {
    id: 'reserved',
    header: 'Reserved',
    isNumeric: true,
    cell: ({ reserved, countedIn }) => formatUnits(reserved, countedIn),
  },
];

/** Inventory items whose stock is low, those of which the fewest packages can be bought first. */
export function LowStockList({ onOpen }: { onOpen: (productId: string) => void }) {
  const list = useDeskList(LOW_STOCK, {}, (desk) => desk.lowStock);
  return (
    <List
      list={list}
      failure="The stock could not be read."
      empty={
        <NothingHere title="Nothing is low">Every product has more units than its threshold.</NothingHere>
      }
    >
      {(products) => (
        <DataTable
          name="Low stock"
          columns={columns}
          rows={products}
          onOpen={({ id }) => onOpen(id)}
          hiddenColumns={['reserved']}
          isNarrow
        />
      )}
    </List>
  );
}
