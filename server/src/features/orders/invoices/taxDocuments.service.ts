import { type EntityManager, In } from 'typeorm';
import { type BatchLoader, createBatchLoader } from '../../../database/batchLoader.ts';
import type { Db } from '../../../database/database.ts';
import { groupBy } from '../../../lib/groupBy.ts';
import { findOfferUses } from '../../offers/offerUses.service.ts';
import { getSettings, type SettingsContext } from '../../settings/settings.service.ts';
import { discountOf } from '../orderDiscounts.service.ts';
import { Order } from '../orders.entity.ts';
import { findLines } from '../orders.queries.ts';
import { CreditNoteLine } from './creditNotes.entity.ts';
import { findCreditNotes } from './creditNotes.service.ts';
import type { InvoiceDocument } from './invoiceDocument.ts';
import { InvoiceLine } from './invoices.entity.ts';
import { findInvoices } from './invoices.service.ts';
import { creditNoteDocument, invoiceDocument, type OrderRecords } from './makeDocument.ts';

export type { InvoiceDocument };

/** The tax documents of an order. */
export interface OrderDocuments {
  invoice: InvoiceDocument;
  /** Oldest first. */
  creditNotes: InvoiceDocument[];
}

/** The tax documents of some orders, by order id; orders without an invoice are absent. */
export async function findOrderDocuments(
  ctx: SettingsContext,
  manager: EntityManager,
  orderIds: readonly string[],
): Promise<Map<string, OrderDocuments>> {
  const invoices = await findInvoices(manager, orderIds);
  if (invoices.size === 0) return new Map();
  const ids = [...invoices.keys()];
  const orders = await manager.findBy(Order, { id: In(ids) });
  const lines = groupBy(
    await findLines(
      manager,
      'checkoutId',
      orders.map(({ checkoutId }) => checkoutId),
    ),
    ({ checkoutId }) => checkoutId,
  );
  const isDiscounted = ({ checkoutId }: Order) => discountOf(lines.get(checkoutId) ?? []) > 0;
  const offerUses = await findOfferUses(
    manager,
    orders.filter(isDiscounted).map(({ checkoutId }) => checkoutId),
  );
  const invoiceLines = groupBy(
    await manager.findBy(InvoiceLine, { orderId: In(ids) }),
    (line) => line.orderId,
  );
  const notes = await findCreditNotes(manager, ids);
  const noteIds = [...notes.values()].flat().map(({ id }) => id);
  const noteLines = groupBy(
    noteIds.length === 0 ? [] : await manager.findBy(CreditNoteLine, { creditNoteId: In(noteIds) }),
    ({ creditNoteId }) => creditNoteId,
  );
  const documents = orders.flatMap((order): [string, OrderDocuments][] => {
    const invoice = invoices.get(order.id);
    if (!invoice) return [];
    const records: OrderRecords = {
      order,
      invoice,
      // An invoice of a release that did not store it says what the settings say now.
      seller: invoice.seller ?? getSettings(ctx),
      lines: lines.get(order.checkoutId) ?? [],
      discounts: offerUses.get(order.checkoutId) ?? [],
      invoiceLines: invoiceLines.get(order.id) ?? [],
      creditNotes: notes.get(order.id) ?? [],
    };
    const creditNotes = records.creditNotes.map((note) =>
      creditNoteDocument(records, note, noteLines.get(note.id) ?? []),
    );
    return [[order.id, { invoice: invoiceDocument(records), creditNotes }]];
  });
  return new Map(documents);
}

/** When the last tax document of an order was issued, in ms since 1970; 0: it has none. */
export async function findLastIssueTime(manager: EntityManager, orderId: string): Promise<number> {
  const invoice = (await findInvoices(manager, [orderId])).get(orderId);
  if (!invoice) return 0;
  const notes = (await findCreditNotes(manager, [orderId])).get(orderId) ?? [];
  return Math.max(invoice.issuedAt, ...notes.map(({ issuedAt }) => issuedAt));
}

export type OrderDocumentsLoader = BatchLoader<string, OrderDocuments>;

/** Batches the reads of tax documents by order id. */
export const createOrderDocumentsLoader = (
  ctx: SettingsContext,
  { read }: Pick<Db, 'read'>,
): OrderDocumentsLoader =>
  createBatchLoader((orderIds) => findOrderDocuments(ctx, read, orderIds), { maxKeys: 100 });
