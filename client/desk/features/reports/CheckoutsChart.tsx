import { Chart, useChart } from '@chakra-ui/charts';
import { Bar, BarChart, CartesianGrid, Legend, Tooltip, XAxis, YAxis } from 'recharts';
import { formatDay, formatDayLabel } from './figures.ts';

interface CheckoutsChartProps {
  days: readonly { date: string; checkoutsBegun: number; checkoutsPaid: number }[];
}

/** The checkouts of each day as one bar: those that are paid, and above them the others. */
export default function CheckoutsChart({ days }: CheckoutsChartProps) {
  const chart = useChart({
    data: days.map(({ date, checkoutsBegun, checkoutsPaid }) => ({
      date,
      paid: checkoutsPaid,
      unpaid: checkoutsBegun - checkoutsPaid,
    })),
    series: [
      { name: 'paid', label: 'Paid', color: 'brand.solid' },
      { name: 'unpaid', label: 'Begun, not paid', color: 'border.emphasized' },
    ],
  });
  return (
    <Chart.Root chart={chart} height="48" aspectRatio="auto">
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
        <Legend content={<Chart.Legend interaction="hover" />} />
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
  );
}
