import { lazy } from 'react';
import { formatCount, formatShare, formatWeekday, type ReportData } from './figures.ts';
import { ReportCard, type ReportColumn } from './ReportCard.tsx';

const CheckoutsChart = lazy(() => import('./CheckoutsChart.tsx'));

type Day = ReportData['current']['days'][number];

const columns: ReportColumn<Day>[] = [
  { header: 'Day', value: ({ date }) => date, text: ({ date }) => formatWeekday(date) },
  { header: 'Begun', value: ({ checkoutsBegun }) => checkoutsBegun },
  { header: 'Paid', value: ({ checkoutsPaid }) => checkoutsPaid },
  {
    header: 'Paid (%)',
    value: ({ checkoutsBegun, checkoutsPaid }) =>
      checkoutsBegun === 0 ? null : Math.round((100 * checkoutsPaid) / checkoutsBegun),
    text: ({ checkoutsBegun, checkoutsPaid }) => formatShare(checkoutsPaid, checkoutsBegun),
  },
];

interface CheckoutsByDayProps {
  figures: ReportData['current'];
  fileName: string;
}

/** How many checkouts began on each day, and how many of them are paid. */
export const CheckoutsByDay = ({
  figures: { days, checkoutsBegun, checkoutsPaid },
  fileName,
}: CheckoutsByDayProps) => (
  <ReportCard
    title="Checkouts begun → paid"
    description={`${formatCount(checkoutsPaid)} of ${formatCount(checkoutsBegun)} are paid: ${formatShare(checkoutsPaid, checkoutsBegun)}`}
    fileName={fileName}
    columns={columns}
    rows={days}
    emptyText="No checkouts"
    chart={<CheckoutsChart days={days} />}
    chartHeight="48"
  />
);
