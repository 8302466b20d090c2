import { groupBy } from '../../src/lib/groupBy.ts';
import type { Snapshot } from './snapshot.ts';

type ReportViolation = (
  invariant: 'invoice numbers are consecutive' | 'packed orders have one invoice',
  detail: string,
) => void;

/** The steps that an order reaches only with an invoice. */
const PACKED = ['packed', 'outForDelivery', 'delivered'];

/** Checks that each financial year has the numbers from 1 to its last one, once each, and that each packed order has one of them. */
export function checkInvoices({ orders, invoices, invoiceYears }: Snapshot, report: ReportViolation): void {
  const numbersOf = groupBy(
    invoices.map(({ number }) => number.split('/')),
    ([year = '']) => year,
  );
  const years = new Map(invoiceYears.map(({ year, lastNumber }) => [year, Number(lastNumber)]));
  for (const year of new Set([...numbersOf.keys(), ...years.keys()])) {
    const serials = (numbersOf.get(year) ?? []).map(([, serial]) => Number(serial)).sort((a, b) => a - b);
    const last = years.get(year) ?? 0;
    if (serials.length !== last || serials.some((serial, index) => serial !== index + 1))
      report(
        'invoice numbers are consecutive',
        `${year} has the numbers ${serials.join()}, the last one should be ${last}`,
      );
  }
  const invoicesOf = groupBy(invoices, ({ orderId }) => orderId);
  for (const { id, status } of orders) {
    const count = invoicesOf.get(id)?.length ?? 0;
    if (count > 1 || (count === 0 && PACKED.includes(status)))
      report('packed orders have one invoice', `order ${id} is ${status} and has ${count} invoices`);
  }
}
