import type { EntityManager } from 'typeorm';
import { type Db, executeIn } from '../../database/database.ts';
import { onConflictAdd, placeholders } from '../../database/dialects.ts';
import {
  AVAILABLE_UNITS,
  joinVariant,
  lineItem,
  lineUnits,
  REQUIRED_QUANTITY,
  VARIANT_ITEM,
} from '../stock/availableStock.sql.ts';
import type { CartLine } from './cart.entity.ts';

/** A line with the price and the stock of its variant. MySQL returns `createdAt` and products of columns as text. */
export interface CartRow extends Pick<CartLine, 'id' | 'userId' | 'productId' | 'option' | 'quantity'> {
  createdAt: number | string;
  /** Paise. */
  price: number;
  /** Null: the product's variants are not stored, or none has the line's option. */
  variantId: string | null;
  /** 1: the variant is not on sale now. */
  paused: number;
  inventoryId: string | null;
  requiredQuantity: number;
  /** The coupon code of the cart; null: none. */
  couponCode: string | null;
  /** Available units of the inventory item. */
  units: number;
  /** Units that one line of the shopper's open checkout has taken of it; null: none. The row repeats for each such line. */
  reserved: number | string | null;
}

/** The lines of some carts whose products are on sale, in any order. Their variants may be paused. */
export const findCartRows = (manager: EntityManager, userIds: readonly string[]): Promise<CartRow[]> =>
  // A join and sorting in JavaScript, because a subquery per line and ORDER BY take MariaDB twice as long.
  manager.query(
    `SELECT l.id, l.userId, l.productId, l.\`option\`, l.quantity, l.createdAt,
         COALESCE(v.price, p.price) AS price, v.id AS variantId, COALESCE(v.paused, 0) AS paused,
         v.inventoryId, ${REQUIRED_QUANTITY} AS requiredQuantity, COALESCE(i.units, p.countInStock) AS units,
         ${lineUnits('reserved')} AS reserved, code.code AS couponCode
       FROM cart_lines l JOIN products p ON p.id = l.productId AND p.withdrawn = 0 ${joinVariant('l.`option`')}
       LEFT JOIN cart_codes code ON code.userId = l.userId
       LEFT JOIN checkouts own ON own.userId = l.userId AND own.activeKey IS NOT NULL
       LEFT JOIN checkout_lines reserved ON reserved.checkoutId = own.id AND ${lineItem('reserved')} = ${VARIANT_ITEM}
       WHERE l.userId IN (${placeholders(userIds)})`,
    [...userIds],
  );

/**
 * Units of the inventory item of variant `v` that a shopper's cart has, in all lines that it shows. Takes the shopper's id as a parameter.
 * Grouped in a derived table, because MySQL updates no table that a subquery reads.
 */
const CART_UNITS = `COALESCE((SELECT list.units FROM (
    SELECT COALESCE(drawing.inventoryId, goods.id) AS itemId, SUM(l.quantity * COALESCE(drawing.requiredQuantity, 1)) AS units
    FROM cart_lines l JOIN products goods ON goods.id = l.productId AND goods.withdrawn = 0
    LEFT JOIN variants drawing ON drawing.productId = goods.id AND drawing.label = l.\`option\`
    WHERE l.userId = ? AND COALESCE(drawing.paused, 0) = 0
      AND (drawing.id IS NOT NULL OR NOT EXISTS (SELECT 1 FROM variants other WHERE other.productId = goods.id))
    GROUP BY itemId) list WHERE list.itemId = ${VARIANT_ITEM}), 0)`;

/**
 * Adds a line, if the product is on sale and the stock is sufficient together with all that the cart has of the inventory item.
 * @param ifPresent `add` adds the quantity to a line of the same product and option; `fail` violates the unique key
 * @returns whether the cart was changed
 */
export async function insertCartLine(
  db: Db,
  { id, userId, productId, option, quantity, createdAt }: CartLine,
  ifPresent: 'add' | 'fail',
): Promise<boolean> {
  const onConflict =
    ifPresent === 'add' ? onConflictAdd(db.dialect, ['userId', 'productId', '`option`'], 'quantity') : '';
  const count = await db.execute(
    `INSERT INTO cart_lines (id, userId, productId, \`option\`, quantity, createdAt)
       SELECT ?, ?, p.id, ?, ?, ? FROM products p ${joinVariant('?')}
       WHERE p.id = ? AND p.withdrawn = 0 AND COALESCE(v.paused, 0) = 0 AND ${AVAILABLE_UNITS} >= ${CART_UNITS} + ${REQUIRED_QUANTITY} * ?
       ${onConflict}`,
    [id, userId, option, quantity, createdAt, option, productId, userId, userId, quantity],
  );
  return count > 0;
}

/**
 * Sets the quantity of a shopper's line, if the product is on sale and the stock is sufficient together with the cart's other lines of the
 * inventory item. A smaller quantity needs no stock.
 * @returns whether the line was changed
 */
export async function updateQuantity(
  db: Db,
  { id, userId, quantity }: Pick<CartLine, 'id' | 'userId' | 'quantity'>,
): Promise<boolean> {
  const count = await db.execute(
    `UPDATE cart_lines SET quantity = ? WHERE id = ? AND userId = ? AND EXISTS (
       SELECT 1 FROM products p ${joinVariant('cart_lines.`option`')} WHERE p.id = cart_lines.productId AND p.withdrawn = 0
         AND COALESCE(v.paused, 0) = 0 AND (cart_lines.quantity >= ?
           OR ${AVAILABLE_UNITS} >= ${CART_UNITS} + ${REQUIRED_QUANTITY} * (? - cart_lines.quantity)))`,
    [quantity, id, userId, quantity, userId, userId, quantity],
  );
  return count > 0;
}

/** Deletes a shopper's line, if there is such a line. */
export const deleteCartLine = (db: Db, { id, userId }: Pick<CartLine, 'id' | 'userId'>): Promise<number> =>
  db.execute('DELETE FROM cart_lines WHERE id = ? AND userId = ?', [id, userId]);

/** Deletes the lines whose product and option were purchased in at least their quantity. @returns how many were deleted */
export const deletePurchasedLines = (
  tx: EntityManager,
  userId: string,
  purchased: readonly Pick<CartLine, 'productId' | 'option' | 'quantity'>[],
): Promise<number> =>
  executeIn(
    tx,
    `DELETE FROM cart_lines WHERE userId = ? AND (${purchased
      .map(() => '(productId = ? AND `option` = ? AND quantity <= ?)')
      .join(' OR ')})`,
    [userId, ...purchased.flatMap(({ productId, option, quantity }) => [productId, option, quantity])],
  );
