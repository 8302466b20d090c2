import { CsvButton } from './CsvButton.tsx';
import { type FiguresData, isToday, type ReportData } from './figures.ts';

const rows: { label: string; value: (figures: FiguresData) => number | null }[] = [
  { label: 'Sales (Rs)', value: ({ sales }) => sales },
  { label: 'Orders', value: ({ orders }) => orders },
  { label: 'Average basket (Rs)', value: ({ averageBasket }) => averageBasket },
  { label: 'Refunds (Rs)', value: ({ refunds }) => refunds },
  { label: 'Number of refunds', value: ({ refundCount }) => refundCount },
  { label: 'Checkouts begun', value: ({ checkoutsBegun }) => checkoutsBegun },
  { label: 'Checkouts paid', value: ({ checkoutsPaid }) => checkoutsPaid },
];

type FiguresCsvProps = Pick<ReportData, 'current' | 'previous' | 'today' | 'yesterday'> & {
  fileName: string;
};

/** Saves the figures of today, of the period and of the days before each. */
export function FiguresCsv({ fileName, ...report }: FiguresCsvProps) {
  const { current, previous, today, yesterday } = report;
  const columns = [
    { header: `Today ${today.to}`, figures: today },
    { header: `Until the same time of ${yesterday.to}`, figures: yesterday },
    ...(isToday(report)
      ? []
      : [
          { header: `${current.from} to ${current.to}`, figures: current },
          { header: `Before: ${previous.from} to ${previous.to}`, figures: previous },
        ]),
  ];
  return (
    <CsvButton
      title="Figures"
      fileName={fileName}
      header={['Figure', ...columns.map(({ header }) => header)]}
      rows={rows.map(({ label, value }) => [label, ...columns.map(({ figures }) => value(figures))])}
    />
  );
}
