import { Badge, Box, Flex, Input, Text } from '@chakra-ui/react';
import { memo } from 'react';
import { formatUnits } from '../../../../server/src/features/stock/formatUnits.ts';
import type { MeasureUnit } from '../../generated/graphql.ts';
import { signed } from './movementKinds.ts';
import { type CountEntry, differenceOf, entryError, expectedUnits, type ShelfProduct } from './shelfCount.ts';
import { inLargeUnit, unitName } from './units.ts';
import type { StockRefusal } from './useAdjustStock.ts';

interface ShelfRowProps {
  product: ShelfProduct;
  entry: CountEntry | undefined;
  /** Why the last attempt to save was refused. */
  refusal: StockRefusal | undefined;
  onType: (product: ShelfProduct, text: string) => void;
}

/** A product with the field for its counted units. */
export const ShelfRow = memo(function ShelfRow({ product, entry, refusal, onType }: ShelfRowProps) {
  const { id, name, brand, countedIn, toPack } = product;
  const difference = differenceOf(entry);
  const problem = entryError(entry) ?? (refusal && refusalText(refusal, countedIn));
  return (
    <Flex
      align="center"
      justify="end"
      wrap={{ base: 'wrap', md: 'nowrap' }}
      gap="3"
      padding="2"
      borderBottomWidth="1px"
      _last={{ borderBottomWidth: 0 }}
    >
      <Box flex={{ base: '1 0 100%', md: '1' }} minWidth="0">
        <Text fontWeight="medium" id={`product-${id}`}>
          {name}
        </Text>
        <Text color="fg.muted" textStyle="xs">
          {brand}
        </Text>
        <Text id={`problem-${id}`} color="fg.error" textStyle="sm" aria-live="polite">
          {problem}
        </Text>
      </Box>
      <Box textAlign="end" textStyle="sm" whiteSpace="nowrap">
        <Text>{formatUnits(expectedUnits(product), countedIn)} expected</Text>
        {toPack > 0 && <Text color="fg.muted">{formatUnits(toPack, countedIn)} of them sold</Text>}
      </Box>
      {/* Grams of a full shelf have more digits than pieces. */}
      <Box width={countedIn === 'PIECE' ? '20' : '32'} textAlign="end">
        <Input
          size="lg"
          textAlign="end"
          inputMode="numeric"
          autoComplete="off"
          aria-labelledby={`product-${id}`}
          aria-describedby={`problem-${id} large-${id}`}
          aria-invalid={Boolean(problem)}
          value={entry?.text ?? ''}
          onChange={({ currentTarget }) => onType(product, currentTarget.value)}
        />
        <Text id={`large-${id}`} color="fg.muted" textStyle="sm">
          {inLargeUnit(entry?.text ?? '', countedIn)}
        </Text>
      </Box>
      <Box minWidth="12" textAlign="end">
        {difference !== null && (
          <Badge colorPalette={difference === 0 ? 'green' : 'orange'}>
            {difference === 0 ? '✓' : signed(difference, countedIn)}
          </Badge>
        )}
      </Box>
    </Flex>
  );
});

const refusalText = (
  { reason, onHand, expectedOnHand, reserved }: StockRefusal,
  countedIn: MeasureUnit,
): string =>
  reason === 'BELOW_RESERVED'
    ? `${reserved} ${unitName(countedIn)} are reserved by shoppers who are paying`
    : `The stock has changed by ${signed(onHand - (expectedOnHand ?? onHand), countedIn)} since you counted. Please count again.`;
