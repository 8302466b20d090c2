import type { ProductTax } from '../features/catalog/tax/productTax.service.ts';
import type { Refund } from '../features/checkout/refunds/refunds.entity.ts';
import type {
  CreditNote,
  CreditNoteLine,
  CreditNoteYear,
} from '../features/orders/invoices/creditNotes.entity.ts';
import { divideCredit } from '../features/orders/invoices/creditShares.ts';
import {
  creditNoteNumber,
  financialYearOf,
  invoiceNumber,
} from '../features/orders/invoices/invoiceNumber.ts';
import type { Invoice, InvoiceLine, InvoiceYear } from '../features/orders/invoices/invoices.entity.ts';
import { sellerOf } from '../features/orders/invoices/invoices.service.ts';
import { isInterState, taxOfOrder } from '../features/orders/invoices/invoiceTax.ts';
import type { Order } from '../features/orders/orders.entity.ts';
import type { ShopSettings } from '../features/settings/shopSettings.ts';
import type { AuditEvent } from '../features/users/audit.entity.ts';
import { newIdAt } from '../lib/ids.ts';
import { orderEvent } from './orderEvents.ts';
import type { OrderRows } from './orderRows.ts';

/** Who issues the documents. */
interface Issuer {
  settings: ShopSettings;
  /** Has packed and refunded; null: nobody. */
  staffId: string | null;
}

/** An order with its invoice. */
interface InvoicedOrder {
  order: Order;
  orderRows: OrderRows;
  invoice: Invoice;
  lines: InvoiceLine[];
}

/** A credit note with its order. */
interface CreditedOrder {
  order: Order;
  note: CreditNote;
  lines: CreditNoteLine[];
}

interface TaxDocumentRows {
  invoices: Invoice[];
  invoiceLines: InvoiceLine[];
  invoiceYears: InvoiceYear[];
  creditNotes: CreditNote[];
  creditNoteLines: CreditNoteLine[];
  creditNoteYears: CreditNoteYear[];
  events: AuditEvent[];
}

/**
 * The invoices of all demo orders that were packed, and the credit notes of what was refunded later, numbered in the order of time.
 * @param taxOf by product id
 */
export function taxDocumentsOf(
  issuer: Issuer,
  taxOf: ReadonlyMap<string, ProductTax>,
  orders: readonly OrderRows[],
): TaxDocumentRows {
  const invoiceNumbers = numberSeries(invoiceNumber);
  const invoiced = orders
    .flatMap((orderRows) => {
      const { order, packedAt } = orderRows;
      return order && packedAt !== null ? [{ order, packedAt, orderRows }] : [];
    })
    .sort((one, other) => one.packedAt - other.packedAt)
    .map(({ order, packedAt, orderRows }) => ({
      order,
      orderRows,
      ...invoiceOf(issuer, taxOf, order, orderRows, packedAt, invoiceNumbers.next(packedAt)),
    }));
  const noteNumbers = numberSeries(creditNoteNumber);
  const credited = invoiced
    .flatMap((invoicedOrder) => {
      const { refund } = invoicedOrder.orderRows;
      const isCredited = refund && refund.failedAt === null && invoicedOrder.invoice.kind !== null;
      return isCredited ? [{ ...invoicedOrder, refund }] : [];
    })
    .sort((one, other) => one.refund.createdAt - other.refund.createdAt)
    .map(({ refund, ...invoicedOrder }) =>
      creditNoteOf(invoicedOrder, refund, noteNumbers.next(refund.createdAt)),
    );
  return {
    invoices: invoiced.map(({ invoice }) => invoice),
    invoiceLines: invoiced.flatMap(({ lines }) => lines),
    invoiceYears: invoiceNumbers.years(),
    creditNotes: credited.map(({ note }) => note),
    creditNoteLines: credited.flatMap(({ lines }) => lines),
    creditNoteYears: noteNumbers.years(),
    events: [
      ...invoiced.map(({ order, invoice }) =>
        orderEvent(order, {
          action: 'invoiceIssued',
          createdAt: invoice.issuedAt,
          detail: invoice.number,
          actorId: issuer.staffId,
        }),
      ),
      ...credited.map(({ order, note }) =>
        orderEvent(order, {
          action: 'creditNoteIssued',
          createdAt: note.issuedAt,
          detail: note.number,
          actorId: issuer.staffId,
        }),
      ),
    ],
  };
}

/** Numbers of a series, and the last one of each financial year. */
function numberSeries(format: (year: string, serial: number) => string) {
  const lastNumbers = new Map<string, number>();
  return {
    next(time: number): string {
      const year = financialYearOf(time);
      const serial = (lastNumbers.get(year) ?? 0) + 1;
      lastNumbers.set(year, serial);
      return format(year, serial);
    },
    years: () => [...lastNumbers].map(([year, lastNumber]) => ({ year, lastNumber })),
  };
}

function invoiceOf(
  { settings }: Issuer,
  taxOf: ReadonlyMap<string, ProductTax>,
  order: Order,
  { lines }: OrderRows,
  issuedAt: number,
  number: string,
): Pick<InvoicedOrder, 'invoice' | 'lines'> {
  // The demo refunds nothing before it packs.
  const unrefunded = lines.map((line) => ({ ...line, refundedUnits: 0, weightRefund: 0 }));
  const tax = taxOfOrder({ ...order, refundedAmount: 0 }, unrefunded, taxOf, settings.gstin);
  const { lines: taxedLines = [], ...about } = tax ?? untaxed;
  return {
    invoice: {
      ...{ orderId: order.id, number, issuedAt, seller: sellerOf(settings) },
      ...about,
      gstRegistered: settings.gstRegistered,
    },
    lines: taxedLines,
  };
}

const untaxed = { kind: null, placeOfSupply: null, buyerGstin: null, buyerName: null, lines: [] };

function creditNoteOf(
  { order, orderRows, invoice, lines }: InvoicedOrder,
  { id: refundId, amount, reason, createdAt }: Refund,
  number: string,
): CreditedOrder {
  const orderLines = new Map(orderRows.lines.map((line) => [line.id, line]));
  const credited = { quantity: 0, paid: 0, taxable: 0, cgst: 0, sgst: 0, igst: 0 };
  const creditable = lines.flatMap((line) => {
    const orderLine = orderLines.get(line.orderLineId);
    return orderLine ? [{ ...line, orderLine, credited }] : [];
  });
  const isInter = isInterState(invoice.seller?.gstin ?? '', invoice.placeOfSupply);
  const id = newIdAt(createdAt);
  return {
    order,
    note: { id, number, orderId: order.id, refundId, issuedAt: createdAt, total: amount, reason },
    lines: divideCredit(amount, creditable, orderRows.refundLines, isInter).map((line) => ({
      creditNoteId: id,
      ...line,
    })),
  };
}
