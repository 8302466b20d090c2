import { Badge, Box, Field, HStack, IconButton, Image, Stack, Text } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { LuArrowDown, LuArrowUp, LuTrash2 } from 'react-icons/lu';
import { MAX_RELATED } from '../../../../../server/src/features/catalog/desk/products/product.input.ts';
import type { RelatedProduct } from '../deskProduct.ts';
import { RelatedProductSearch } from './RelatedProductSearch.tsx';

interface RelatedProductsProps {
  products: readonly RelatedProduct[];
  /** Of the edited product; null: a new one. */
  ownId: string | null;
  error: string | undefined;
  onChange: (products: RelatedProduct[]) => void;
}

const buttonId = (productId: string, action: 'up' | 'down' | 'remove') => `related-${action}-${productId}`;

/** The products that the page of a product shows: search to add, order, removal. */
export function RelatedProducts({ products, ownId, error, onChange }: RelatedProductsProps) {
  const searchInput = useRef<HTMLInputElement>(null);
  /** The button that gets the focus after the next render: the pressed one may have moved, or be gone. */
  const nextFocus = useRef<string | null>(null);
  useEffect(() => {
    if (nextFocus.current === null) return;
    (document.getElementById(nextFocus.current) ?? searchInput.current)?.focus();
    nextFocus.current = null;
  });

  function move(product: RelatedProduct, by: -1 | 1): void {
    const next = products.filter((one) => one !== product);
    const index = products.indexOf(product) + by;
    next.splice(index, 0, product);
    const [pressed, other] = by === -1 ? (['up', 'down'] as const) : (['down', 'up'] as const);
    // At an end of the list the pressed button is disabled.
    const isAtEnd = index === 0 || index === next.length - 1;
    nextFocus.current = buttonId(product.id, isAtEnd ? other : pressed);
    onChange(next);
  }

  function remove(product: RelatedProduct): void {
    const next = products.filter((one) => one !== product);
    const neighbour = next[products.indexOf(product)] ?? next.at(-1);
    nextFocus.current = buttonId(neighbour?.id ?? '', 'remove');
    onChange(next);
  }

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
          {products.map((product, index) => (
            <RelatedRow
              key={product.id}
              product={product}
              isFirst={index === 0}
              isLast={index === products.length - 1}
              onMove={(by) => move(product, by)}
              onRemove={() => remove(product)}
            />
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

interface RelatedRowProps {
  product: RelatedProduct;
  isFirst: boolean;
  isLast: boolean;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
}

function RelatedRow({ product, isFirst, isLast, onMove, onRemove }: RelatedRowProps) {
  const { id, name, thumbnail, withdrawn } = product;
  const buttons = [
    {
      id: buttonId(id, 'up'),
      label: `Move ${name} up`,
      icon: <LuArrowUp />,
      isOff: isFirst,
      onClick: () => onMove(-1),
    },
    {
      id: buttonId(id, 'down'),
      label: `Move ${name} down`,
      icon: <LuArrowDown />,
      isOff: isLast,
      onClick: () => onMove(1),
    },
    {
      id: buttonId(id, 'remove'),
      label: `Remove ${name}`,
      icon: <LuTrash2 />,
      isOff: false,
      onClick: onRemove,
    },
  ];
  return (
    <HStack as="li" gap="3" borderWidth="1px" rounded="l2" paddingX="2" paddingY="1">
      <Box boxSize="8" flex="none">
        {thumbnail && <Image src={thumbnail} alt="" boxSize="8" objectFit="contain" />}
      </Box>
      <Text flex="1" minWidth="0">
        {name} {withdrawn && <Badge>Not on sale</Badge>}
      </Text>
      <HStack gap="0">
        {buttons.map(({ label, icon, isOff, ...button }) => (
          <IconButton
            {...button}
            key={button.id}
            size="xs"
            variant="ghost"
            aria-label={label}
            disabled={isOff}
          >
            {icon}
          </IconButton>
        ))}
      </HStack>
    </HStack>
  );
}
