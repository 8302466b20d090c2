import { Box, HStack, Text } from '@chakra-ui/react';

interface LegendEntry {
  label: string;
  /** Of the theme. */
  color: string;
  /** It is drawn as a dashed line; others are bars. */
  isLine?: boolean;
}

/** What the bars and lines of a chart are, drawn as in the chart and in its order. */
export const ChartLegend = ({ entries }: { entries: readonly LegendEntry[] }) => (
  <HStack as="ul" aria-label="Legend" listStyleType="none" gap="5" wrap="wrap" marginTop="2" textStyle="sm">
    {entries.map(({ label, color, isLine }) => (
      <HStack as="li" key={label} gap="2">
        {isLine ? (
          <Box width="6" borderTopWidth="2px" borderStyle="dashed" borderColor={color} />
        ) : (
          <Box boxSize="3" rounded="xs" bg={color} />
        )}
        <Text>{label}</Text>
      </HStack>
    ))}
  </HStack>
);
