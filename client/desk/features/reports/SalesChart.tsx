import { Chart, useChart } from '@chakra-ui/charts';
import { Bar, CartesianGrid, ComposedChart, Legend, Line, Tooltip, XAxis, YAxis } from 'recharts';
import { formatAmount, formatDay, formatDayLabel, formatShortAmount } from './figures.ts';

/** A day's sales beside those of the day that lies one period before it. */
export interface SalesDay {
  date: string;
  sales: number;
  before: number;
}

interface SalesChartProps {
  days: SalesDay[];
}

/** Sales by day as bars, with the days before as a line. */
export default function SalesChart({ days }: SalesChartProps) {
  const hasBefore = days.some(({ before }) => before > 0);
  const chart = useChart({
    data: days,
    series: [
      { name: 'sales', label: 'Sales', color: 'brand.solid' },
      { name: 'before', label: 'Period before', color: 'fg.subtle', strokeDasharray: '4 3' },
    ],
  });
  return (
    <Chart.Root chart={chart} height="64" aspectRatio="auto">
      <ComposedChart data={chart.data} responsive accessibilityLayer={false}>
        <CartesianGrid stroke={chart.color('border')} vertical={false} />
        <XAxis
          dataKey={chart.key('date')}
          axisLine={false}
          tickLine={false}
          minTickGap={24}
          tickFormatter={formatDay}
        />
        <YAxis axisLine={false} tickLine={false} tickFormatter={formatShortAmount} width={52} />
        <Tooltip
          cursor={{ fill: chart.color('bg.muted') }}
          animationDuration={0}
          content={<Chart.Tooltip labelFormatter={formatDayLabel} formatter={formatAmount} />}
        />
        <Legend content={<Chart.Legend interaction="hover" />} />
        <Bar
          dataKey={chart.key('sales')}
          fill={chart.color('brand.solid')}
          radius={[3, 3, 0, 0]}
          isAnimationActive={false}
          maxBarSize={48}
        />
        {hasBefore && (
          <Line
            dataKey={chart.key('before')}
            stroke={chart.color('fg.subtle')}
            strokeWidth={1.5}
            strokeDasharray="4 3"
            dot={days.length === 1 && { strokeDasharray: 'none' }}
            isAnimationActive={false}
          />
        )}
      </ComposedChart>
    </Chart.Root>
  );
}
