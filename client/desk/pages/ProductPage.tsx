import { useQuery } from '@apollo/client/react';
import { Box } from '@chakra-ui/react';
import { useParams } from 'react-router-dom';
import { ProductEditor } from '../features/catalogue/editor/ProductEditor.tsx';
import { ProductStock } from '../features/stock/ProductStock.tsx';
import { graphql } from '../generated/gql.ts';
import { useCan } from '../lib/staff.ts';
import { PageHeader } from '../ui/PageHeader.tsx';
import { FailedState, LoadingState } from '../ui/states.tsx';

const DESK_PRODUCT_PAGE = graphql(`
  query DeskProductPage($id: ID!) {
    desk {
      product(id: $id) {
        ...DeskProduct_product @unmask
      }
    }
  }
`);

/** A product, or with the id `new` the form of a new one. */
export function Component() {
  const { id = '' } = useParams();
  const canReadStock = useCan('READ_STOCK');
  const isNew = id === 'new';
  const { data, error, refetch } = useQuery(DESK_PRODUCT_PAGE, {
    variables: { id },
    skip: isNew,
    fetchPolicy: 'cache-and-network',
  });
  if (isNew) return <ProductEditor key="new" product={null} />;
  const product = data?.desk?.product;
  if (product)
    return (
      <>
        <ProductEditor key={id} product={product} />
        {canReadStock && (
          <Box as="section" aria-label="Stock" marginTop="10" maxWidth="4xl">
            <ProductStock productId={id} title="Stock" />
          </Box>
        )}
      </>
    );
  if (data?.desk) return <PageHeader title="There is no such product" />;
  if (error)
    return (
      <FailedState
        message="The product cannot be read at the moment."
        error={error}
        onRetry={() => void refetch()}
      />
    );
  return <LoadingState label="Loading the product" />;
}
