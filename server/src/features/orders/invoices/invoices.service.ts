import { type EntityManager, In } from 'typeorm';
import { type BatchLoader, createBatchLoader } from '../../../database/batchLoader.ts';
import type { Db } from '../../../database/database.ts';
import { onConflictAdd } from '../../../database/dialects.ts';
import { insertRows } from '../../../database/insertRows.ts';
import { crashPoint } from '../../../lib/crashPoint.ts';
import { getSettings, type SettingsContext } from '../../settings/settings.service.ts';
import { type RequestSource, recordAuditEvent } from '../../users/audit.service.ts';
import { orderSubject } from '../orderSubject.service.ts';
import type { Order } from '../orders.entity.ts';
import { financialYearOf, invoiceNumber } from './invoiceNumber.ts';
import { Invoice, type InvoiceSeller, InvoiceYear } from './invoices.entity.ts';

export type { Invoice };

/** Who issues an invoice; `actor` null: the shop itself. */
interface Issuer extends SettingsContext {
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
  const { year, serial, issuedAt } = await takeNumber(tx, db);
  const seller = sellerOf(getSettings({ settingsCache }));
  const invoice: Invoice = { orderId, number: invoiceNumber(year, serial), issuedAt, seller };
  await insertRows(tx, Invoice, [invoice]);
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

/** The next number of the present financial year. Other transactions wait for this one to end before they take theirs. */
async function takeNumber(tx: EntityManager, { dialect }: Pick<Db, 'dialect'>) {
  const issuedAt = Date.now();
  const year = financialYearOf(issuedAt);
  const addOne = onConflictAdd(dialect, ['year'], 'lastNumber');
  await insertRows(tx, InvoiceYear, [{ year, lastNumber: 1 }], addOne);
  const { lastNumber } = await tx.findOneByOrFail(InvoiceYear, { year });
  return { year, serial: lastNumber, issuedAt };
}

/** The invoices of some orders, by order id; orders without one are absent. */
export async function findInvoices(
  manager: EntityManager,
  orderIds: readonly string[],
): Promise<Map<string, Invoice>> {
  const invoices = await manager.findBy(Invoice, { orderId: In([...orderIds]) });
  return new Map(invoices.map((invoice) => [invoice.orderId, invoice]));
}

/** Reads invoices by order id, those of several orders in one statement. */
export const createInvoiceLoader = ({ read }: Pick<Db, 'read'>): BatchLoader<string, Invoice> =>
  createBatchLoader((orderIds) => findInvoices(read, orderIds));
