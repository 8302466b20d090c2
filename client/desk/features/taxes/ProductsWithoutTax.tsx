import { Heading, Link, Text } from '@chakra-ui/react';
import { Link as RouterLink, useNavigate } from 'react-router-dom';
import type { ProductsWithoutTaxQuery } from '../../generated/graphql.ts';
import { useDeskList } from '../../lib/lists/useDeskList.ts';
import { type DataColumn, DataTable } from '../../ui/lists/DataTable.tsx';
import { List } from '../../ui/lists/List.tsx';
import { PRODUCTS_WITHOUT_TAX } from './documents.ts';

type Row = NonNullable<ProductsWithoutTaxQuery['desk']>['productsWithoutTax']['nodes'][number];

const columns: DataColumn<Row>[] = [
  {
    id: 'name',
    header: 'Product',
    cell: ({ id, name }) => (
      <Link asChild whiteSpace="normal" overflowWrap="anywhere">
        <RouterLink to={`/products/${id}`}>{name}</RouterLink>
      </Link>
    ),
  },
  { id: 'subCategory', header: 'Sub-category', cell: ({ subCategory }) => subCategory.name },
  { id: 'hsn', header: 'HSN code', cell: ({ hsn }) => hsn || 'none of its own' },
  { id: 'gst', header: 'GST', cell: ({ gst }) => gst || 'none of its own' },
];

/** The products on sale that invoices cannot have tax for. */
export function ProductsWithoutTax() {
  const navigate = useNavigate();
  const list = useDeskList(PRODUCTS_WITHOUT_TAX, {}, (desk) => desk.productsWithoutTax);
  return (
    <section aria-label="Products without HSN code or rate">
      <Heading as="h2" size="md" marginBottom="2">
        Products without HSN code or rate
      </Heading>
      <List
        list={list}
        failure="The products could not be read."
        empty={<Text color="fg.muted">Every product on sale has both, of its own or from its category.</Text>}
      >
        {(products) => (
          <DataTable
            name="Products without HSN code or rate"
            columns={columns}
            rows={products}
            onOpen={({ id }) => void navigate(`/products/${id}`)}
          />
        )}
      </List>
    </section>
  );
}
