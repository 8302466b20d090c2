import { type EntityManager, type FindOptionsWhere, In, LessThanOrEqual, MoreThan } from 'typeorm';
import type { Db } from '../../../database/database.ts';
import { insertRows } from '../../../database/insertRows.ts';
import type { Log } from '../../../lib/log.ts';
import { deleteMailsByKey } from '../../notifications/notifications.service.ts';
import { eraseAuditDetails, recordAuditEvent, shopSource } from '../../users/audit.service.ts';
import { FORMER_CUSTOMER } from '../../users/personalData.service.ts';
import { OrderNamePart } from '../orderNameParts.entity.ts';
import { OrderNote } from '../orderNotes.entity.ts';
import { noSearchKeys } from '../orderSearch.ts';
import { hasEnded } from '../orderStates.ts';
import { orderSubject } from '../orderSubject.service.ts';
import { Order } from '../orders.entity.ts';
import { orderMailKeys } from '../orders.mails.ts';
import { lockOrder } from '../orders.queries.ts';
import { OrderErasure } from './orderErasures.entity.ts';

/** How long an order that never ends keeps the address of a deleted account. */
const LONGEST_DELIVERY_MS = 60 * 86_400_000;

/**
 * Removes the personal data from a shopper's orders, which stay for the accounts, and deletes the mails about them. An order that has not
 * ended keeps name, phone number, address and notes, which its delivery needs; `eraseDueDeliveries` removes them later.
 */
export async function eraseOrders(tx: EntityManager, userId: string): Promise<void> {
  // Also locks the orders, so that none of them ends meanwhile.
  await tx.update(Order, { userId }, { email: '', searchEmail: '' });
  const orders = await tx.find(Order, {
    where: { userId },
    select: { id: true, checkoutId: true, status: true },
  });
  const open = orders.filter(({ status }) => !hasEnded(status));
  const requestedAt = Date.now();
  if (open.length > 0)
    await insertRows(
      tx,
      OrderErasure,
      open.map(({ id }) => ({ orderId: id, requestedAt, dueAt: requestedAt + LONGEST_DELIVERY_MS })),
    );
  await eraseDeliveries(
    tx,
    orders.filter(({ status }) => hasEnded(status)).map(({ id }) => id),
  );
  await deleteMailsByKey(tx, orders.flatMap(orderMailKeys));
}

async function eraseDeliveries(tx: EntityManager, orderIds: string[]): Promise<void> {
  const delivery = {
    ...{ name: FORMER_CUSTOMER, phoneNumber: '', address: '', pincode: '', city: '', state: '' },
    // The invoice of a business keeps both, as the law wants.
    ...{ gstin: null, businessName: null },
  };
  await tx.update(Order, { id: In(orderIds) }, { ...delivery, ...noSearchKeys });
  await tx.delete(OrderNamePart, { orderId: In(orderIds) });
  await deleteNotes(tx, orderIds);
}

/** Deletes all notes of some orders, which may be about their shopper, and what is recorded of deleted ones. */
async function deleteNotes(tx: EntityManager, orderIds: string[]): Promise<void> {
  await tx.delete(OrderNote, { orderId: In(orderIds) });
  await eraseAuditDetails(tx, 'orderNoteDeleted', orderIds.map(orderSubject));
}

/** Erases the delivery of an order that has ended at this time, if its account is deleted; in the transaction that has moved the order. */
export const scheduleErasure = (tx: EntityManager, orderId: string, dueAt: number): Promise<unknown> =>
  tx.update(OrderErasure, { orderId }, { dueAt });

/** Keeps the delivery of an order again that is to be delivered after all; in the transaction that has moved the order. */
export const postponeErasure = (tx: EntityManager, orderId: string): Promise<unknown> =>
  tx.update(OrderErasure, { orderId }, { dueAt: () => `requestedAt + ${LONGEST_DELIVERY_MS}` });

/** Which of these orders keep their delivery only until they end. */
export async function findErasures(
  manager: EntityManager,
  orderIds: readonly string[],
): Promise<Map<string, OrderErasure>> {
  const erasures = await manager.findBy(OrderErasure, { orderId: In([...orderIds]) });
  return new Map(erasures.map((erasure) => [erasure.orderId, erasure]));
}

const BATCH = 100;

/**
 * Erases name, phone number, address and notes of orders of deleted accounts that have ended, or have not for two months.
 * @param shouldContinue called between two batches
 */
export async function eraseDueDeliveries(
  { db, log }: { db: Db; log: Pick<Log, 'error'> },
  shouldContinue: () => boolean,
): Promise<void> {
  const isDue = { dueAt: LessThanOrEqual(Date.now()) };
  let batch: OrderErasure[] = [];
  do {
    const orderId = MoreThan(batch.at(-1)?.orderId ?? '');
    batch = await db.read.find(OrderErasure, {
      where: { ...isDue, orderId },
      order: { orderId: 'ASC' },
      take: BATCH,
    });
    for (const { orderId } of batch)
      try {
        await eraseDelivery(db, { orderId, ...isDue });
      } catch (error) {
        // The others do not wait for it; it is tried again at the next run.
        log.error({ err: error, orderId }, 'the address of an order could not be erased');
      }
  } while (batch.length === BATCH && shouldContinue());
}

const eraseDelivery = (db: Db, isDue: FindOptionsWhere<OrderErasure> & { orderId: string }): Promise<void> =>
  db.write(async (tx) => {
    const order = await lockOrder(tx, db.dialect, isDue.orderId);
    const { affected } = await tx.delete(OrderErasure, isDue);
    // Meanwhile the last move was taken back, or another process has erased it.
    if (!order || affected !== 1) return;
    await eraseDeliveries(tx, [order.id]);
    await recordAuditEvent(tx, shopSource, {
      action: 'deliveryErased',
      userId: order.userId,
      subject: orderSubject(order.id),
    });
  });
