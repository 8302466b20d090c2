import type { EntityManager } from 'typeorm';
import { type Db, executeIn } from '../../database/database.ts';
import { forUpdate } from '../../database/dialects.ts';
import { toEntity } from '../../database/toEntity.ts';
import { OrderLine } from '../orders/orders.entity.ts';
import { Checkout } from './checkout.entity.ts';

/** A checkout with what is to be bought. */
export interface CheckoutWithLines extends Checkout {
  lines: OrderLine[];
}

/** Reads a checkout and its lines in one statement, because each settlement does. */
export async function findCheckoutWithLines(
  manager: EntityManager,
  key: 'providerOrderId' | 'providerPaymentId',
  value: string,
): Promise<CheckoutWithLines | null> {
  // Their only common column is the id: that of the line is read last and stays.
  const rows: { checkoutId: string }[] = await manager.query(
    `SELECT c.*, l.* FROM checkouts c JOIN checkout_lines l ON l.checkoutId = c.id WHERE c.${key} = ? ORDER BY l.id`,
    [value],
  );
  const [first] = rows;
  if (!first) return null;
  const checkout = toEntity(manager, Checkout, { ...first, id: first.checkoutId });
  return { ...checkout, lines: rows.map((row) => toEntity(manager, OrderLine, row)) };
}

/**
 * Stores the payment of an open checkout, if its shopper has paid for nothing else since it began. The caller has locked the account, so
 * that of two checkouts of one shopper the second sees the payment of the first.
 * @returns whether it was stored
 */
export async function insertPaymentOfOpenCheckout(
  tx: EntityManager,
  { dialect }: Db,
  { id, createdAt }: Checkout,
  paymentId: string,
): Promise<boolean> {
  const count = await executeIn(
    tx,
    `INSERT INTO payments (id, checkoutId, amount, createdAt) SELECT ?, c.id, c.amount, ?
       FROM checkouts c WHERE c.id = ? AND c.state = 'open' AND c.erasedAt IS NULL
         AND NOT EXISTS (SELECT 1 FROM checkouts other WHERE other.userId = c.userId AND other.paidAt >= ?) ${forUpdate(dialect)}`,
    [paymentId, Date.now(), id, createdAt],
  );
  return count === 1;
}
