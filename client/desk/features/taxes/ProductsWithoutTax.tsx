import { chakra, Heading, Link, Text } from '@chakra-ui/react';
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

/** On a phone: a line for the name, and one for the rest. */
const ProductCard = ({ name, subCategory, hsn, gst }: Row) => (
  <>
    <Text fontWeight="medium" overflowWrap="anywhere">
      {name}
    </Text>
    <Text color="fg.muted" textStyle="sm">
      {subCategory.name} · {hsn ? `HSN ${hsn}` : 'no HSN code'} · {gst ? `GST ${gst}` : 'no GST'}
    </Text>
  </>
);

/** The products on sale that invoices cannot have tax for. @param isFolded only the heading, until it is pressed */
export function ProductsWithoutTax({ isFolded }: { isFolded: boolean }) {
  const navigate = useNavigate();
  const list = useDeskList(PRODUCTS_WITHOUT_TAX, {}, (desk) => desk.productsWithoutTax);
  return (
    <section aria-label="Products without HSN code or rate">
      <chakra.details open={!isFolded}>
        <chakra.summary cursor="pointer" marginBottom="2">
          <Heading as="h2" size="md" display="inline">
            Products without HSN code or rate
          </Heading>
        </chakra.summary>
        <List
          list={list}
          failure="The products could not be read."
          empty={
            <Text color="fg.muted">Every product on sale has both, of its own or from its category.</Text>
          }
        >
          {(products) => (
            <DataTable
              name="Products without HSN code or rate"
              columns={columns}
              rows={products}
              card={(product) => <ProductCard {...product} />}
              onOpen={({ id }) => void navigate(`/products/${id}`)}
            />
          )}
        </List>
      </chakra.details>
    </section>
  );
}
