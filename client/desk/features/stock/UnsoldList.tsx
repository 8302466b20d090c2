import { formatUnits } from '../../../../server/src/features/stock/formatUnits.ts';
import type { DeskUnsoldItemsQuery } from '../../generated/graphql.ts';
import { useDeskList } from '../../lib/lists/useDeskList.ts';
import { type DataColumn, DataTable } from '../../ui/lists/DataTable.tsx';
import { List } from '../../ui/lists/List.tsx';
import { NothingHere } from '../../ui/states.tsx';
import { UNSOLD_ITEMS } from './documents.ts';
import { ProductCell } from './ProductCell.tsx';

type Row = NonNullable<DeskUnsoldItemsQuery['desk']>['unsoldItems']['nodes'][number];

const columns: DataColumn<Row>[] = [
  { id: 'product', header: 'Stock', cell: (item) => <ProductCell product={item} /> },
  {
    id: 'available',
    header: 'Available',
    isNumeric: true,
    cell: ({ available, countedIn }) => formatUnits(available, countedIn),
  },
];

/** Inventory items with units that no product sells, such as packages of goods that are sold loose now. */
export function UnsoldList({ onOpen }: { onOpen: (itemId: string) => void }) {
  const list = useDeskList(UNSOLD_ITEMS, {}, (desk) => desk.unsoldItems);
  return (
    <List
      list={list}
      failure="The stock could not be read."
      empty={
        <NothingHere title="Nothing is left over">Every stock with units is sold by a product.</NothingHere>
      }
    >
      {(items) => (
        <DataTable name="Not sold" columns={columns} rows={items} onOpen={({ id }) => onOpen(id)} isNarrow />
      )}
    </List>
  );
}
