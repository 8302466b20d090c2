import type { EntityManager } from 'typeorm';
import { placeholders } from '../../../database/dialects.ts';
import { withFields } from '../../../lib/withFields.ts';
import { REFUNDED_UNITS } from '../../checkout/refunds/refundedUnits.sql.ts';
import type { Order, OrderLine } from '../orders.entity.ts';

/** A line of an order, with what staff look for the order by. */
export interface LineToPack
  extends Pick<Order, 'name' | 'status'>,
    Pick<OrderLine, 'productId' | 'title' | 'option' | 'image'> {
  orderId: string;
  /** Units that are not refunded; may be 0. */
  quantity: number;
}

/** The lines of some orders: the oldest order first, its lines in the order of the cart. */
export async function findLinesToPack(
  manager: EntityManager,
  orderIds: readonly string[],
): Promise<LineToPack[]> {
  if (orderIds.length === 0) return [];
  const rows: (LineToPack & { refundedUnits: number | string })[] = await manager.query(
    `SELECT o.id AS orderId, o.name, o.status, l.productId, l.title, l.\`option\`, l.image, l.quantity,
         ${REFUNDED_UNITS} AS refundedUnits
       FROM orders o JOIN checkout_lines l ON l.checkoutId = o.checkoutId
       WHERE o.id IN (${placeholders(orderIds)}) ORDER BY o.createdAt, o.id, l.id`,
    [...orderIds],
  );
  return rows.map((row) => withFields(row, { quantity: row.quantity - Number(row.refundedUnits) }));
}
