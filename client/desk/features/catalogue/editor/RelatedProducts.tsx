import { Badge, Box, Field, HStack, Image, Stack, Text } from '@chakra-ui/react';
import { type ReactNode, useRef } from 'react';
import { MAX_RELATED } from '../../../../../server/src/features/catalog/desk/products/product.input.ts';
import type { RelatedProduct } from '../deskProduct.ts';
import { OrderButtons } from './OrderButtons.tsx';
import { RelatedProductSearch } from './RelatedProductSearch.tsx';
import { useItemOrder } from './useItemOrder.ts';

interface RelatedProductsProps {
  products: readonly RelatedProduct[];
  /** Of the edited product; null: a new one. */
  ownId: string | null;
  error: string | undefined;
  onChange: (products: RelatedProduct[]) => void;
}

/** The products that the page of a product shows: search to add, order, removal. */
export function RelatedProducts({ products, ownId, error, onChange }: RelatedProductsProps) {
  const searchInput = useRef<HTMLInputElement>(null);
  const orderOf = useItemOrder({
    items: products,
    keyOf: ({ id }) => id,
    name: 'related',
    fallback: searchInput,
    onChange,
  });
  return (
    <Field.Root invalid={Boolean(error)} aria-label="Related products">
      <RelatedProductSearch
        ref={searchInput}
        excludedIds={[...products.map(({ id }) => id), ...(ownId ? [ownId] : [])]}
        isFull={products.length >= MAX_RELATED}
        onAdd={(product) => onChange([...products, product])}
      />
      {products.length > 0 && (
        <Stack as="ol" gap="1" width="full" listStyleType="none">
          {products.map((product) => (
            <RelatedRow key={product.id} product={product}>
              <OrderButtons label={product.name} {...orderOf(product)} />
            </RelatedRow>
          ))}
        </Stack>
      )}
      <Field.HelperText>
        The product’s page shows them in this order, at most {MAX_RELATED}. Empty: others of its sub-category
      </Field.HelperText>
      <Field.ErrorText>{error}</Field.ErrorText>
    </Field.Root>
  );
}

/** @param props.children its buttons */
const RelatedRow = ({
  product: { name, thumbnail, withdrawn },
  children,
}: {
  product: RelatedProduct;
  children: ReactNode;
}) => (
  <HStack as="li" gap="3" borderWidth="1px" rounded="l2" paddingX="2" paddingY="1">
    <Box boxSize="8" flex="none">
      {thumbnail && <Image src={thumbnail} alt="" boxSize="8" objectFit="contain" />}
    </Box>
    <Text flex="1" minWidth="0">
      {name} {withdrawn && <Badge>Not on sale</Badge>}
    </Text>
    {children}
  </HStack>
);
