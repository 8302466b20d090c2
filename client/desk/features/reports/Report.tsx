import { useQuery } from '@apollo/client/react';
import { Grid, SegmentGroup, Stack } from '@chakra-ui/react';
import { lazy, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { latestOf } from '../../lib/lists/latestOf.ts';
import { QueryPending } from '../../ui/QueryPending.tsx';
import { NothingHere } from '../../ui/states.tsx';
import { CheckoutsByDay } from './CheckoutsByDay.tsx';
import { FigureCards } from './FigureCards.tsx';
import { FiguresCsv } from './FiguresCsv.tsx';
import {
  formatAmount,
  formatCount,
  formatDays,
  formatShare,
  formatWeekday,
  HOME_REPORT,
  isToday,
  type ReportData,
  type SoldData,
} from './figures.ts';
import { ReportCard, type ReportColumn } from './ReportCard.tsx';
import type { SalesDay } from './SalesChart.tsx';
import type { ReportPeriod } from './usePeriod.ts';

// recharts is as large as the rest of the page.
const SalesChart = lazy(() => import('./SalesChart.tsx'));
const SoldChart = lazy(() => import('./SoldChart.tsx'));

/** How often the figures are read again while the page is visible. */
const POLL_MS = 30_000;

type Order = 'SALES' | 'UNITS';

const readOrder = (params: URLSearchParams): Order => (params.get('by') === 'units' ? 'UNITS' : 'SALES');

/** The figures of a period, read again while the page is visible. @param skip for staff who may not read them */
export function useReport(period: ReportPeriod, skip: boolean) {
  const [params] = useSearchParams();
  return useQuery(HOME_REPORT, {
    variables: { ...period, by: readOrder(params) },
    skip,
    pollInterval: POLL_MS,
    skipPollAttempt: () => document.hidden,
    fetchPolicy: 'cache-and-network',
  });
}

/** The figures of a period with their charts. */
export function Report(result: ReturnType<typeof useReport>) {
  const [params, setParams] = useSearchParams();
  const by = readOrder(params);
  const { error, refetch } = result;
  const report = latestOf(result)?.desk?.report;
  if (!report)
    return (
      <QueryPending
        query={{ error, refetch }}
        failure="The figures could not be read."
        loadingLabel="Reading the figures"
      />
    );
  const { current, previous, today, yesterday, bestSellers, categories } = report;
  const days = `${current.from}-${current.to}`;
  const changeOrder = (value: string | null) =>
    setParams(
      (next) => {
        if (value === 'UNITS') next.set('by', 'units');
        else next.delete('by');
        return next;
      },
      { replace: true },
    );
  return (
    <Stack gap="6">
      <FigureCards
        title="Today"
        current={today}
        previous={yesterday}
        actions={<FiguresCsv {...report} fileName={`figures-${days}`} />}
      />
      {!isToday(report) && <FigureCards title="Chosen period" current={current} previous={previous} />}
      {current.orders === 0 ? (
        <NothingHere title={`No orders on ${formatDays(current)}`}>Choose other days above.</NothingHere>
      ) : (
        <SalesByDay current={current} previous={previous} fileName={`sales-${days}`} />
      )}
      {current.checkoutsBegun > 0 && <CheckoutsByDay figures={current} fileName={`checkouts-${days}`} />}
      {current.orders > 0 && (
        <Grid templateColumns={{ base: 'minmax(0, 1fr)', xl: 'repeat(2, minmax(0, 1fr))' }} gap="4">
          <Sold
            title="Best sellers"
            fileName={`best-sellers-${days}`}
            label="Product"
            rows={bestSellers}
            by={by}
            actions={<OrderPicker by={by} onChange={changeOrder} />}
          />
          <Sold
            title="Sales by category"
            fileName={`categories-${days}`}
            label="Category"
            rows={categories}
            by="SALES"
            whole={current.sales}
          />
        </Grid>
      )}
    </Stack>
  );
}

const OrderPicker = ({ by, onChange }: { by: Order; onChange: (value: string | null) => void }) => (
  <SegmentGroup.Root
    size="xs"
    value={by}
    onValueChange={({ value }) => onChange(value)}
    aria-label="Best sellers by"
  >
    <SegmentGroup.Indicator />
    <SegmentGroup.Items
      items={[
        { value: 'SALES', label: 'Rupees' },
        { value: 'UNITS', label: 'Units' },
      ]}
    />
  </SegmentGroup.Root>
);

const salesColumns: ReportColumn<SalesDay & { orders: number }>[] = [
  { header: 'Day', value: ({ date }) => date, text: ({ date }) => formatWeekday(date) },
  { header: 'Orders', value: ({ orders }) => orders },
  { header: 'Sales (Rs)', value: ({ sales }) => sales, text: ({ sales }) => formatAmount(sales) },
  { header: 'Period before (Rs)', value: ({ before }) => before, text: ({ before }) => formatAmount(before) },
];

interface SalesByDayProps {
  current: ReportData['current'];
  previous: ReportData['previous'];
  fileName: string;
}

function SalesByDay({ current, previous, fileName }: SalesByDayProps) {
  const days = current.days.map((day, index) => ({ ...day, before: previous.days[index]?.sales ?? 0 }));
  return (
    <ReportCard
      title="Sales by day"
      fileName={fileName}
      columns={salesColumns}
      rows={days}
      emptyText="No sales"
      chart={<SalesChart days={days} />}
      chartHeight="64"
    />
  );
}

interface SoldProps {
  title: string;
  fileName: string;
  label: string;
  rows: SoldData[];
  by: Order;
  /** Present: each row's share of it is shown. */
  whole?: number;
  actions?: ReactNode;
}

function Sold({ title, fileName, label, rows, by, whole, actions }: SoldProps) {
  const columns: ReportColumn<SoldData>[] = [
    { header: label, value: ({ name }) => name },
    { header: 'Units', value: ({ units }) => units, text: ({ units }) => formatCount(units) },
    { header: 'Sales (Rs)', value: ({ sales }) => sales, text: ({ sales }) => formatAmount(sales) },
  ];
  const format = (value: number) => {
    if (by === 'UNITS') return formatCount(value);
    return whole === undefined
      ? formatAmount(value)
      : `${formatAmount(value)} · ${formatShare(value, whole)}`;
  };
  return (
    <ReportCard
      title={title}
      fileName={fileName}
      columns={columns}
      rows={rows}
      emptyText="Nothing was sold"
      actions={actions}
      chart={
        <SoldChart
          bars={rows.map(({ name, units, sales }) => ({ name, value: by === 'UNITS' ? units : sales }))}
          format={format}
        />
      }
      chartHeight="96"
    />
  );
}
