import { useQuery } from '@apollo/client/react';
import { formatUnits } from '../../../../server/src/features/stock/formatUnits.ts';
import { graphql } from '../../generated/gql.ts';
import type { DeskSearchStockQuery } from '../../generated/graphql.ts';
import { latestOf } from '../../lib/lists/latestOf.ts';
import { type DataColumn, DataTable } from '../../ui/lists/DataTable.tsx';
import { QueryPending } from '../../ui/QueryPending.tsx';
import { NothingHere } from '../../ui/states.tsx';
import { AvailableCell } from './AvailableCell.tsx';
import { ProductCell } from './ProductCell.tsx';

const SEARCH_STOCK = graphql(`
  query DeskSearchStock($text: String!) {
    desk {
      stockedProducts(text: $text, first: 30) {
        nodes {
          id
          name
          brand
          image {
            url
          }
          countedIn
          onHand
          available
          isSoldOut
          reserved
          lowStockThreshold
        }
      }
    }
  }
`);

type Row = NonNullable<DeskSearchStockQuery['desk']>['stockedProducts']['nodes'][number];

const columns: DataColumn<Row>[] = [
  { id: 'product', header: 'Product', cell: (row) => <ProductCell product={row} /> },
  {
    id: 'available',
    header: 'Available',
    isNumeric: true,
    cell: (row) => <AvailableCell item={row} />,
  },
  { id: 'onHand', header: 'On hand', isNumeric: true, cell: (row) => formatUnits(row.onHand, row.countedIn) },
  {
    id: 'reserved',
    header: 'Reserved',
    isNumeric: true,
    cell: (row) => formatUnits(row.reserved, row.countedIn),
  },
  {
    id: 'threshold',
    header: 'Low at',
    isNumeric: true,
    cell: (row) => formatUnits(row.lowStockThreshold, row.countedIn),
  },
];

interface StockSearchProps {
  text: string;
  onOpen: (productId: string) => void;
}

/** The stock of the products that match a text, the best 30 matches, by inventory item. */
export function StockSearch({ text, onOpen }: StockSearchProps) {
  const result = useQuery(SEARCH_STOCK, {
    variables: { text },
    fetchPolicy: 'cache-and-network',
  });
  const { error, refetch } = result;
  const products = latestOf(result)?.desk?.stockedProducts.nodes;
  if (!products) return <QueryPending query={{ error, refetch }} failure="The stock could not be read." />;
  if (products.length === 0) return <NothingHere title="No product on sale matches" />;
  return (
    <DataTable
      name="Stock of products"
      columns={columns}
      rows={products}
      onOpen={({ id }) => onOpen(id)}
      hiddenColumns={['reserved']}
    />
  );
}
