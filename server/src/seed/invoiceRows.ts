import { financialYearOf, invoiceNumber } from '../features/orders/invoices/invoiceNumber.ts';
import type { Invoice, InvoiceYear } from '../features/orders/invoices/invoices.entity.ts';
import { sellerOf } from '../features/orders/invoices/invoices.service.ts';
import { defaultShopSettings } from '../features/settings/shopSettings.ts';
import type { AuditEvent } from '../features/users/audit.entity.ts';
import { orderEvent } from './orderEvents.ts';
import type { OrderRows } from './orderRows.ts';

const untaxed = {
  kind: null,
  placeOfSupply: null,
  buyerGstin: null,
  buyerName: null,
  gstRegistered: false,
};

interface InvoiceRows {
  invoices: Invoice[];
  years: InvoiceYear[];
  events: AuditEvent[];
}

/** The invoices of all demo orders that were packed, numbered in the order of packing. @param staffId who has packed them */
export function invoicesOf(staffId: string | null, orders: readonly OrderRows[]): InvoiceRows {
  const packed = orders
    .flatMap(({ order, packedAt }) => (order && packedAt !== null ? [{ order, packedAt }] : []))
    .sort((one, other) => one.packedAt - other.packedAt);
  const seller = sellerOf(defaultShopSettings);
  const lastNumbers = new Map<string, number>();
  const rows = packed.map(({ order, packedAt }) => {
    const year = financialYearOf(packedAt);
    const serial = (lastNumbers.get(year) ?? 0) + 1;
    lastNumbers.set(year, serial);
    const number = invoiceNumber(year, serial);
    const event = { action: 'invoiceIssued', createdAt: packedAt, detail: number, actorId: staffId };
    return {
      invoice: { orderId: order.id, number, issuedAt: packedAt, seller, ...untaxed },
      event: orderEvent(order, event),
    };
  });
  return {
    invoices: rows.map(({ invoice }) => invoice),
    years: [...lastNumbers].map(([year, lastNumber]) => ({ year, lastNumber })),
    events: rows.map(({ event }) => event),
  };
}
