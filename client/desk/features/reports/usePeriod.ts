import { useSearchParams } from 'react-router-dom';

/** The days of the report: the last ones up to today, or all from one day to another one. */
export type ReportPeriod = { lastDays: number } | { from: string; to: string };

export const PERIODS = [
  { lastDays: 1, label: 'Today' },
  { lastDays: 7, label: '7 days' },
  { lastDays: 30, label: '30 days' },
  { lastDays: 90, label: '90 days' },
] as const;

const DEFAULT_DAYS = 30;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** The period that the URL names, and a function that changes it there. */
export function usePeriod(): [ReportPeriod, (period: ReportPeriod) => void] {
  const [params, setParams] = useSearchParams();
  const [from, to] = [params.get('from') ?? '', params.get('to') ?? ''];
  const days = Number(params.get('days'));
  const lastDays = Number.isInteger(days) && days >= 1 && days <= 366 ? days : DEFAULT_DAYS;
  const period = DAY.test(from) && DAY.test(to) ? { from, to } : { lastDays };
  const change = (next: ReportPeriod) =>
    setParams(
      (current) => {
        for (const name of ['days', 'from', 'to']) current.delete(name);
        if ('from' in next) {
          current.set('from', next.from);
          current.set('to', next.to);
        } else if (next.lastDays !== DEFAULT_DAYS) current.set('days', String(next.lastDays));
        return current;
      },
      { replace: true },
    );
  return [period, change];
}
