import type { EntityManager } from 'typeorm';
import { type Db, executeIn } from '../../database/database.ts';
import { forUpdate } from '../../database/dialects.ts';
import { toEntity } from '../../database/toEntity.ts';
import { Checkout } from './checkout.entity.ts';

/** A row of `checkout_lines`, the table of the entity `OrderLine`. */
export interface CheckoutLine {
  id: string;
  checkoutId: string;
  productId: string;
  title: string;
  image: string;
  option: string;
  quantity: number;
  price: number;
  discount: number;
  inventoryId: string | null;
  requiredQuantity: number;
}

/** A checkout with what is to be bought. */
export interface CheckoutWithLines extends Checkout {
  lines: CheckoutLine[];
}

/** In a join, `id` is the checkout's. */
type JoinedRow = Omit<CheckoutLine, 'id'> & { lineId: string };

/** Reads a checkout and its lines in one statement, because each settlement does. */
export async function findCheckoutWithLines(
  manager: EntityManager,
  key: 'providerOrderId' | 'providerPaymentId',
  value: string,
): Promise<CheckoutWithLines | null> {
  const rows: JoinedRow[] = await manager.query(
    `SELECT c.*, l.id AS lineId, l.checkoutId, l.productId, l.title, l.image, l.\`option\`, l.quantity, l.price, l.discount,
         l.inventoryId, l.requiredQuantity
       FROM checkouts c JOIN checkout_lines l ON l.checkoutId = c.id WHERE c.${key} = ? ORDER BY l.id`,
    [value],
  );
  const [checkout] = rows;
  if (!checkout) return null;
  const lines = rows.map(
    ({
      lineId,
      checkoutId,
      productId,
      title,
      image,
      option,
      quantity,
      price,
      discount,
      inventoryId,
      requiredQuantity,
    }): CheckoutLine => ({
      id: lineId,
      checkoutId,
      productId,
      title,
      image,
      option,
      quantity,
      price,
      discount,
      inventoryId,
      requiredQuantity,
    }),
  );
  return { ...toEntity(manager, Checkout, checkout), lines };
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
