import { useQuery } from '@apollo/client/react';
import { Box, Heading, Stack, Text } from '@chakra-ui/react';
import { useParams } from 'react-router-dom';
import { drawsOnOthersOnly } from '../features/catalogue/deskProduct.ts';
import { ProductEditor } from '../features/catalogue/editor/ProductEditor.tsx';
import { MovementList } from '../features/stock/MovementList.tsx';
import { StockFigures } from '../features/stock/ProductStock.tsx';
import { SharedItems } from '../features/stock/SharedItems.tsx';
import { graphql } from '../generated/gql.ts';
import { useCan } from '../lib/session/staff.ts';
import { PageHeader } from '../ui/PageHeader.tsx';
import { QueryPending } from '../ui/QueryPending.tsx';

const DESK_PRODUCT_PAGE = graphql(`
  query DeskProductPage($id: ID!) {
    desk {
      product(id: $id) {
        ...DeskProduct_product @unmask
      }
    }
  }
`);

const HISTORY = 'stock-history';

/** A product, or with the id `new` the form of a new one. */
export function Component() {
  const { id = '' } = useParams();
  const canReadStock = useCan('READ_STOCK');
  const isNew = id === 'new';
  const { data, error, refetch } = useQuery(DESK_PRODUCT_PAGE, {
    variables: { id },
    skip: isNew,
    // The list renews the version in the cache, but not the fields that only the editor shows.
    fetchPolicy: 'network-only',
  });
  if (isNew) return <ProductEditor key="new" product={null} />;
  const product = data?.desk?.product;
  if (product) {
    const hasUnsoldUnits = drawsOnOthersOnly(product.variants) && product.stock > 0;
    const hasOwnStock = !drawsOnOthersOnly(product.variants) || hasUnsoldUnits;
    return (
      <>
        <ProductEditor
          key={id}
          product={product}
          stock={
            canReadStock && (
              <Stack as="section" aria-label="Stock" marginBottom="6" maxWidth="4xl" gap="4">
                {hasOwnStock && <StockFigures productId={id} historyHref={`#${HISTORY}`} />}
                {hasUnsoldUnits && (
                  <Text>
                    No size sells these units. If they are counted in a stock below as well, write them off
                    here.
                  </Text>
                )}
                <SharedItems variants={product.variants} />
              </Stack>
            )
          }
        />
        {canReadStock && hasOwnStock && (
          <Box id={HISTORY} marginTop="10" maxWidth="4xl">
            <Heading as="h2" size="lg" marginBottom="4">
              Stock history
            </Heading>
            <MovementList productId={id} />
          </Box>
        )}
      </>
    );
  }
  if (data?.desk) return <PageHeader title="There is no such product" />;
  return (
    <QueryPending
      query={{ error, refetch }}
      failure="The product cannot be read at the moment."
      loadingLabel="Loading the product"
    />
  );
}
