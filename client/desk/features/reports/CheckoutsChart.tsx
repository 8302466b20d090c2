import { Chart, useChart } from '@chakra-ui/charts';
import { Bar, BarChart, CartesianGrid, Tooltip, XAxis, YAxis } from 'recharts';
import { ChartLegend } from './ChartLegend.tsx';
import { formatDay, formatDayLabel } from './figures.ts';

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
          <CartesianGrid stroke={chart.color('border')} vertical={false} />
          <XAxis
            dataKey={chart.key('date')}
            axisLine={false}
            tickLine={false}
            minTickGap={24}
            tickFormatter={formatDay}
          />
          <YAxis axisLine={false} tickLine={false} allowDecimals={false} width={52} />
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
