import { groupBy } from '../../src/lib/groupBy.ts';
import { findGaps } from './serialNumbers.ts';
import type { Snapshot } from './snapshot.ts';

type ReportViolation = (
  invariant: 'invoice numbers are consecutive' | 'packed orders have one invoice',
  detail: string,
) => void;

/** The steps that an order reaches only with an invoice. */
const PACKED = ['packed', 'outForDelivery', 'delivered'];

/** Checks that the numbers have no gaps, and that each packed order has one invoice. */
export function checkInvoices({ orders, invoices, invoiceYears }: Snapshot, report: ReportViolation): void {
  const numbers = invoices.map(({ number }) => number);
  for (const gap of findGaps(numbers, invoiceYears)) report('invoice numbers are consecutive', gap);
  const invoicesOf = groupBy(invoices, ({ orderId }) => orderId);
  for (const { id, status } of orders) {
    const count = invoicesOf.get(id)?.length ?? 0;
    if (count > 1 || (count === 0 && PACKED.includes(status)))
      report('packed orders have one invoice', `order ${id} is ${status} and has ${count} invoices`);
  }
}
