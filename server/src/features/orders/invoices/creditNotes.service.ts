import { type EntityManager, In } from 'typeorm';
import { insertRows } from '../../../database/insertRows.ts';
import { crashPoint } from '../../../lib/crashPoint.ts';
import { groupBy } from '../../../lib/groupBy.ts';
import { newId } from '../../../lib/ids.ts';
import { enqueueMail } from '../../notifications/notifications.service.ts';
import { getMailShop, type MailShopContext } from '../../settings/mailShop.service.ts';
import { recordAuditEvent } from '../../users/audit.service.ts';
import { lastWeighedAt } from '../lineWeights.service.ts';
import { orderSubject } from '../orderSubject.service.ts';
import type { Order } from '../orders.entity.ts';
import { findLines, type LineWithRefunds, lockOrder } from '../orders.queries.ts';
import { CreditNote, CreditNoteLine, CreditNoteYear } from './creditNotes.entity.ts';
import { creditNoteMail } from './creditNotes.mails.ts';
import { type CreditableLine, divideCredit, sum } from './creditShares.ts';
import { creditNoteNumber } from './invoiceNumber.ts';
import { Invoice, InvoiceLine } from './invoices.entity.ts';
import type { Issuer } from './invoices.service.ts';
import { isInterState } from './invoiceTax.ts';
import { takeNumber } from './serialNumbers.ts';

export type { CreditNote, CreditNoteLine };

/** A refund whose money is back. */
export interface FinishedRefund {
  /** Null: the whole payment was refunded at the provider. */
  id: string | null;
  /** Paise. */
  amount: number;
  /** Paise that refunds of the order give back that were recorded before this one; those that have failed give nothing. */
  refundedEarlier: number;
  /** For the shopper. */
  reason: string;
  /** Empty for an amount. */
  lines: readonly { orderLineId: string; quantity: number }[];
}

/**
 * Issues the credit note of a refund that has succeeded, with an audit event and the shopper's mail, in the caller's transaction; once for
 * each refund. An invoice without tax needs none, nor does what was refunded before the invoice, which does not have it. The numbers have
 * no gaps.
 * @returns null if there is nothing to credit
 */
export async function issueCreditNote(
  tx: EntityManager,
  ctx: Issuer & MailShopContext,
  orderId: string,
  refund: FinishedRefund,
): Promise<CreditNote | null> {
  const { db, source, actor } = ctx;
  // Locks it, so that its credit notes are issued one after another.
  const order = await lockOrder(tx, db.dialect, orderId);
  const invoice = await tx.findOneBy(Invoice, { orderId });
  if (!order || !invoice?.kind) return null;
  const earlier = await tx.findBy(CreditNote, { orderId });
  if (refund.id !== null && earlier.some(({ refundId }) => refundId === refund.id)) return null;
  const lines = await readCreditableLines(tx, orderId);
  const amount = creditOwed(order, lines, refund, earlier);
  if (amount <= 0) return null;
  const isInter = isInterState(invoice.seller?.gstin ?? '', invoice.placeOfSupply);
  const noteLines = divideCredit(amount, lines, refund.lines, isInter);
  const weighedAt = lastWeighedAt(lines.map(({ orderLine }) => orderLine));
  const notBefore = Math.max(invoice.issuedAt, ...earlier.map((note) => note.issuedAt), weighedAt);
  const { year, serial, issuedAt } = await takeNumber(tx, db, CreditNoteYear, notBefore);
  const note: CreditNote = {
    id: newId(),
    number: creditNoteNumber(year, serial),
    orderId,
    refundId: refund.id,
    issuedAt,
    total: amount,
    reason: refund.reason,
  };
  await insertRows(tx, CreditNote, [note]);
  await insertRows(
    tx,
    CreditNoteLine,
    noteLines.map((line) => ({ creditNoteId: note.id, ...line })),
  );
  await recordAuditEvent(tx, source, {
    action: 'creditNoteIssued',
    userId: order.userId,
    ...(actor && { actorId: actor.id }),
    subject: orderSubject(orderId),
    detail: `${note.number} for ${invoice.number}`,
  });
  await enqueueMail(tx, creditNoteMail(order, invoice, note, getMailShop(ctx)));
  crashPoint('mid-credit-note');
  return note;
}

/**
 * What the credit note of a refund gives back, in paise: at most what all of them still have to. That is all that is refunded, without
 * what the invoice does not have because it was refunded before, and without what was credited already. So a refund that fails after all
 * and is made again is credited once.
 * @param notes of the order's other refunds
 */
function creditOwed(
  { amount, refundedAmount }: Order,
  lines: readonly CreditableLine[],
  refund: FinishedRefund,
  notes: readonly CreditNote[],
): number {
  const invoiced = sum(lines.map(({ paid }) => paid));
  const refundedBeforeInvoice = amount - invoiced;
  const credited = sum(lines.map((line) => line.credited.paid));
  const owedByAll = Math.min(refundedAmount - refundedBeforeInvoice, invoiced) - credited;
  // One that was recorded before the invoice may end after later ones were recorded, which have credit notes of their own.
  const creditedEarlier = notes.filter(({ refundId }) => (refundId ?? '') < (refund.id ?? ''));
  const owedSoFar =
    refund.refundedEarlier +
    refund.amount -
    refundedBeforeInvoice -
    sum(creditedEarlier.map(({ total }) => total));
  return Math.min(refund.amount, owedByAll, owedSoFar);
}

async function readCreditableLines(
  tx: EntityManager,
  orderId: string,
): Promise<(CreditableLine & { orderLine: LineWithRefunds })[]> {
  const lines = await tx.find(InvoiceLine, { where: { orderId }, order: { orderLineId: 'ASC' } });
  const ids = lines.map(({ orderLineId }) => orderLineId);
  const orderLines = new Map((await findLines(tx, 'id', ids)).map((line) => [line.id, line]));
  const credits = groupBy(
    await tx.findBy(CreditNoteLine, { orderLineId: In(ids) }),
    ({ orderLineId }) => orderLineId,
  );
  return lines.flatMap((line) => {
    const orderLine = orderLines.get(line.orderLineId);
    return orderLine
      ? [{ ...line, orderLine, credited: sumAmounts(credits.get(line.orderLineId) ?? []) }]
      : [];
  });
}

function sumAmounts(credits: readonly CreditNoteLine[]): CreditableLine['credited'] {
  const total = { quantity: 0, paid: 0, taxable: 0, cgst: 0, sgst: 0, igst: 0 };
  for (const credit of credits) {
    total.quantity += credit.quantity ?? 0;
    for (const part of ['paid', 'taxable', 'cgst', 'sgst', 'igst'] as const) total[part] += credit[part];
  }
  return total;
}

/** The credit notes of some orders, oldest first, by order id; orders without one are absent. */
export async function findCreditNotes(
  manager: EntityManager,
  orderIds: readonly string[],
): Promise<Map<string, CreditNote[]>> {
  const notes = await manager.find(CreditNote, {
    where: { orderId: In([...orderIds]) },
    order: { issuedAt: 'ASC', number: 'ASC' },
  });
  return groupBy(notes, ({ orderId }) => orderId);
}

/** The order of a credit note; null: there is none with this number. */
export const findOrderIdOfCreditNote = async (
  manager: EntityManager,
  number: string,
): Promise<string | null> => (await manager.findOneBy(CreditNote, { number }))?.orderId ?? null;
