import { Box, Link as ChakraLink, Stack, Text } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { formatUnits } from '../../../../server/src/features/stock/formatUnits.ts';
import type { MeasureUnit } from '../../generated/graphql.ts';

interface SharedItem {
  id: string;
  name: string;
  countedIn: MeasureUnit;
  available: number;
}

interface SharedItemsProps {
  /** The variants of a product with what they draw on; null: the product's own inventory item. */
  variants: readonly { inventoryItem: SharedItem | null }[];
}

/** The inventory items that a product's variants draw on besides its own, each with the way to where it is adjusted. */
export function SharedItems({ variants }: SharedItemsProps) {
  const items = new Map(
    variants.flatMap(({ inventoryItem }) => (inventoryItem ? [[inventoryItem.id, inventoryItem]] : [])),
  );
  if (items.size === 0) return null;
  const takesOwnUnits = variants.some(({ inventoryItem }) => !inventoryItem);
  return (
    <Box>
      <Text color="fg.muted" textStyle="sm" id="shared-items">
        {takesOwnUnits ? 'Its other options are taken from' : 'Its options are taken from'}
      </Text>
      <Stack as="ul" listStyleType="none" gap="1" aria-labelledby="shared-items">
        {[...items.values()].map(({ id, name, countedIn, available }) => (
          <li key={id}>
            <ChakraLink asChild>
              <Link to={`/stock?product=${id}`}>{name}</Link>
            </ChakraLink>
            : {formatUnits(available, countedIn)} available
          </li>
        ))}
      </Stack>
    </Box>
  );
}
