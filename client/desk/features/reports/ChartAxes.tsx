import type { UseChartReturn } from '@chakra-ui/charts';
import { CartesianGrid, XAxis, YAxis, type YAxisProps } from 'recharts';
import { formatDay } from './figures.ts';

interface ChartAxesProps {
  chart: Pick<UseChartReturn<object>, 'color'>;
  /** Of the labels of the values. */
  values: Pick<YAxisProps, 'allowDecimals' | 'tickFormatter'>;
}

/** The days of a chart, its values, and the lines between these. */
export const ChartAxes = ({ chart, values }: ChartAxesProps) => (
  <>
    <CartesianGrid stroke={chart.color('border')} vertical={false} />
    <XAxis dataKey="date" axisLine={false} tickLine={false} minTickGap={24} tickFormatter={formatDay} />
    <YAxis {...values} axisLine={false} tickLine={false} width={52} />
  </>
);
