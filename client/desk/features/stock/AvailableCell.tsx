import { Badge, Stack, Text } from '@chakra-ui/react';
import { formatUnits } from '../../../../server/src/features/stock/formatUnits.ts';
import type { MeasureUnit } from '../../generated/graphql.ts';

interface AvailableCellProps {
  item: { available: number; countedIn: MeasureUnit; isSoldOut: boolean };
}

/** The units that can be bought. What is left of an item without being enough for any variant stands below. */
export const AvailableCell = ({ item: { available, countedIn, isSoldOut } }: AvailableCellProps) =>
  isSoldOut ? (
    <Stack gap="0" align="end">
      <Badge colorPalette="red">Sold out</Badge>
      {available > 0 && (
        <Text color="fg.muted" textStyle="xs">
          {formatUnits(available, countedIn)}
        </Text>
      )}
    </Stack>
  ) : (
    formatUnits(available, countedIn)
  );
