import { BarList, type BarListData, useChart } from '@chakra-ui/charts';
import { Text } from '@chakra-ui/react';

interface SoldChartProps {
  bars: BarListData[];
  format: (value: number) => string;
}

/** What was sold of products or categories, as a list of bars. */
export default function SoldChart({ bars, format }: SoldChartProps) {
  const chart = useChart<BarListData>({ data: bars, series: [{ name: 'name', color: 'brand.muted' }] });
  return (
    <BarList.Root chart={chart} barSize="8">
      <BarList.Content>
        <BarList.Bar minWidth="0" label={({ payload }) => <Text lineClamp="1">{payload.name}</Text>} />
        <BarList.Value valueFormatter={format} />
      </BarList.Content>
    </BarList.Root>
  );
}
