import { type EntityManager, In } from 'typeorm';
import type { Db } from '../../../database/database.ts';
import { insertRows } from '../../../database/insertRows.ts';
import { crashPoint } from '../../../lib/crashPoint.ts';
import { findProductTaxes } from '../../catalog/tax/productTax.service.ts';
import { getSettings, type SettingsContext, type ShopSettings } from '../../settings/settings.service.ts';
import { type RequestSource, recordAuditEvent } from '../../users/audit.service.ts';
import { lastWeighedAt } from '../lineWeights.service.ts';
import { orderSubject } from '../orderSubject.service.ts';
import type { Order } from '../orders.entity.ts';
import { findLines, type LineWithRefunds } from '../orders.queries.ts';
import { invoiceNumber } from './invoiceNumber.ts';
import { Invoice, InvoiceLine, type InvoiceSeller, InvoiceYear } from './invoices.entity.ts';
import { type InvoiceTax, taxOfOrder } from './invoiceTax.ts';
import { takeNumber } from './serialNumbers.ts';

export type { Invoice };

/** Who issues an invoice; `actor` null: the shop itself. */
export interface Issuer extends SettingsContext {
  db: Pick<Db, 'dialect'>;
  source: RequestSource;
  actor: { id: string } | null;
}

/**
 * Gives an order its invoice, with an audit event, in the caller's transaction, which has locked the order. The numbers of a financial
 * year have no gaps: a transaction that fails returns its number.
 * @returns the invoice; null for an order that was cancelled or refunded in full before it had one
 */
export async function issueInvoice(
  tx: EntityManager,
  { settingsCache, db, source, actor }: Issuer,
  order: Order,
): Promise<Invoice | null> {
  const { id: orderId, userId } = order;
  const existing = await tx.findOneBy(Invoice, { orderId });
  if (existing || !isSupplied(order)) return existing;
  const settings = getSettings({ settingsCache });
  const lines = await findLines(tx, 'checkoutId', [order.checkoutId]);
  const tax = await readTax(tx, order, lines, settings);
  const notBefore = Math.max(order.createdAt, lastWeighedAt(lines));
  const { year, serial, issuedAt } = await takeNumber(tx, db, InvoiceYear, notBefore);
  const invoice: Invoice = {
    orderId,
    number: invoiceNumber(year, serial),
    issuedAt,
    seller: sellerOf(settings),
    kind: tax?.kind ?? null,
    placeOfSupply: tax?.placeOfSupply ?? null,
    buyerGstin: tax?.buyerGstin ?? null,
    buyerName: tax?.buyerName ?? null,
    gstRegistered: settings.gstRegistered,
  };
  await insertRows(tx, Invoice, [invoice]);
  await insertRows(tx, InvoiceLine, tax?.lines ?? []);
  await recordAuditEvent(tx, source, {
    action: 'invoiceIssued',
    userId,
    ...(actor && { actorId: actor.id }),
    subject: orderSubject(orderId),
    detail: invoice.number,
  });
  crashPoint('mid-invoice');
  return invoice;
}

/** Whether something is or will be supplied, so that an order may have an invoice. */
export const isSupplied = ({ status, amount, refundedAmount }: Order): boolean =>
  // A refund in full is requested some time before the status follows.
  !['pending', 'cancelled', 'refunded'].includes(status) && refundedAmount < amount;

/** What the invoices of a shop with these settings say of it. */
export const sellerOf = ({ name, address, gstin, phone, invoiceText }: InvoiceSeller): InvoiceSeller => ({
  name,
  address,
  gstin,
  phone,
  invoiceText,
});

/** The tax of an order's invoice; null while the shop is not registered for GST. */
async function readTax(
  tx: EntityManager,
  order: Order,
  lines: readonly LineWithRefunds[],
  settings: ShopSettings,
): Promise<InvoiceTax | null> {
  if (!settings.gstRegistered) return null;
  const taxOf = await findProductTaxes(
    tx,
    lines.map(({ productId }) => productId),
  );
  return taxOfOrder(order, lines, taxOf, settings.gstin);
}

/** The invoices of some orders, by order id; orders without one are absent. */
export async function findInvoices(
  manager: EntityManager,
  orderIds: readonly string[],
): Promise<Map<string, Invoice>> {
  const invoices = await manager.findBy(Invoice, { orderId: In([...orderIds]) });
  return new Map(invoices.map((invoice) => [invoice.orderId, invoice]));
}
