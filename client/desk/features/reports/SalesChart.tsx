import { Chart, useChart } from '@chakra-ui/charts';
import { Bar, ComposedChart, Line, Tooltip } from 'recharts';
import { ChartAxes } from './ChartAxes.tsx';
import { ChartLegend } from './ChartLegend.tsx';
import { formatAmount, formatDayLabel, formatShortAmount } from './figures.ts';

/** A day's sales beside those of the day that lies one period before it. */
export interface SalesDay {
  date: string;
  sales: number;
  before: number;
}

interface SalesChartProps {
  days: SalesDay[];
}

const series = [
  { name: 'sales' as const, label: 'Sales', color: 'brand.solid' as const },
  {
    name: 'before' as const,
    label: 'Period before',
    color: 'fg.subtle' as const,
    strokeDasharray: '4 3',
    isLine: true,
  },
];

/** Sales by day as bars, with the days before as a line. */
export default function SalesChart({ days }: SalesChartProps) {
  const hasBefore = days.some(({ before }) => before > 0);
  const chart = useChart({
    data: days,
    series,
  });
  return (
    <>
      <Chart.Root chart={chart} height="56" aspectRatio="auto">
        <ComposedChart data={chart.data} responsive accessibilityLayer={false}>
          <ChartAxes chart={chart} values={{ tickFormatter: formatShortAmount }} />
          <Tooltip
            cursor={{ fill: chart.color('bg.muted') }}
            animationDuration={0}
            content={<Chart.Tooltip labelFormatter={formatDayLabel} formatter={formatAmount} />}
          />
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
      <ChartLegend entries={hasBefore ? series : series.slice(0, 1)} />
    </>
  );
}
