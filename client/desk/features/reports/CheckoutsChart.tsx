import { Chart, useChart } from '@chakra-ui/charts';
import { Bar, BarChart, Tooltip } from 'recharts';
import { ChartAxes } from './ChartAxes.tsx';
import { ChartLegend } from './ChartLegend.tsx';
import { formatDayLabel } from './figures.ts';

interface CheckoutsChartProps {
  days: readonly { date: string; checkoutsBegun: number; checkoutsPaid: number }[];
}

const series = [
  { name: 'paid' as const, label: 'Paid', color: 'brand.solid' as const },
  { name: 'unpaid' as const, label: 'Begun, not paid', color: 'border.emphasized' as const },
];

/** The checkouts of each day as one bar: those that are paid, and above them the others. */
export default function CheckoutsChart({ days }: CheckoutsChartProps) {
  const chart = useChart({
    data: days.map(({ date, checkoutsBegun, checkoutsPaid }) => ({
      date,
      paid: checkoutsPaid,
      unpaid: checkoutsBegun - checkoutsPaid,
    })),
    series,
  });
  return (
    <>
      <Chart.Root chart={chart} height="40" aspectRatio="auto">
        <BarChart data={chart.data} responsive accessibilityLayer={false}>
          <ChartAxes chart={chart} values={{ allowDecimals: false }} />
          <Tooltip
            cursor={{ fill: chart.color('bg.muted') }}
            animationDuration={0}
            content={<Chart.Tooltip labelFormatter={formatDayLabel} />}
          />
          {chart.series.map(({ name, color }) => (
            <Bar
              key={name}
              dataKey={chart.key(name)}
              fill={chart.color(color)}
              stackId="checkouts"
              isAnimationActive={false}
              maxBarSize={48}
            />
          ))}
        </BarChart>
      </Chart.Root>
      <ChartLegend entries={series} />
    </>
  );
}
