import { In } from 'typeorm';
import type { Db } from '../../../database/database.ts';
import { groupBy } from '../../../lib/groupBy.ts';
import { type InvalidInput, invalidInput } from '../../../lib/problems.ts';
import { type CatalogContext, findCategory, findProduct } from '../../catalog/catalog.service.ts';
import { Order } from '../orders.entity.ts';
import { findOrderLines, type LineWithRefunds } from '../orders.service.ts';
import { MAX_ORDERS } from './deskOrder.service.ts';

/** A product to collect for several orders. */
export interface PackListItem {
  productId: string;
  title: string;
  option: string;
  image: string;
  /** For all orders. */
  quantity: number;
  orders: { orderId: string; quantity: number }[];
}

type PackListOrder = Pick<Order, 'id' | 'name' | 'status' | 'checkoutId'>;

/** The products of a sub-category, which stand together. */
export interface PackListSection {
  /** Empty for products that are no longer on sale. */
  category: string;
  subCategory: string;
  items: PackListItem[];
}

/** What to collect for some orders, sorted as the shop sorts its categories. */
export interface PackList {
  orders: PackListOrder[];
  sections: PackListSection[];
}

interface PackListContext extends CatalogContext {
  db: Db;
}

/** The products of some orders, added up, without refunded units. Unknown orders are left out. */
export async function getPackList(
  ctx: PackListContext,
  orderIds: readonly string[],
): Promise<PackList | InvalidInput> {
  const ids = [...new Set(orderIds)];
  if (ids.length > MAX_ORDERS) return invalidInput(`At most ${MAX_ORDERS} orders at once`, 'orderIds');
  const orders: PackListOrder[] = await ctx.db.read.find(Order, {
    select: { id: true, name: true, status: true, checkoutId: true },
    where: { id: In(ids) },
    order: { createdAt: 'ASC' },
  });
  const lines = await findLinesToPack(ctx, orders);
  const shelfOf = createShelfFinder(ctx);
  const shelves = groupBy(lines, ({ line }) => shelfOf(line.productId));
  const sections = [...shelves]
    .sort(([one], [other]) => one.position - other.position)
    .map(([{ category, subCategory }, shelfLines]) => ({
      category,
      subCategory,
      items: toItems(shelfLines),
    }));
  return { orders, sections };
}

interface Shelf {
  category: string;
  subCategory: string;
  position: number;
}

/** Finds where a product stands; equal places are the same object. */
function createShelfFinder(ctx: CatalogContext): (productId: string) => Shelf {
  const nowhere: Shelf = { category: '', subCategory: '', position: Number.MAX_SAFE_INTEGER };
  const shelves = new Map<string, Shelf>();
  const positions = new Map([...ctx.catalog.snapshot.categoryById.keys()].map((id, index) => [id, index]));
  const size = positions.size;
  return (productId) => {
    const product = findProduct(ctx, productId);
    if (!product) return nowhere;
    const key = `${product.catId} ${product.subCatId}`;
    const shelf = shelves.get(key) ?? {
      category: findCategory(ctx, product.catId)?.name ?? '',
      subCategory: findCategory(ctx, product.subCatId)?.name ?? '',
      position: (positions.get(product.catId) ?? 0) * size + (positions.get(product.subCatId) ?? 0),
    };
    shelves.set(key, shelf);
    return shelf;
  };
}

interface LineOfOrder {
  orderId: string;
  line: LineWithRefunds;
  /** Units that are not refunded. */
  quantity: number;
}

/** The orders' lines with the units that are not refunded. */
async function findLinesToPack(
  { db }: PackListContext,
  orders: readonly PackListOrder[],
): Promise<LineOfOrder[]> {
  const checkoutIds = orders.map(({ checkoutId }) => checkoutId);
  const linesByCheckout = groupBy(await findOrderLines(db.read, checkoutIds), ({ checkoutId }) => checkoutId);
  return orders
    .flatMap(({ id: orderId, checkoutId }) =>
      (linesByCheckout.get(checkoutId) ?? []).map((line) => ({
        orderId,
        line,
        quantity: line.quantity - line.refundedUnits,
      })),
    )
    .filter(({ quantity }) => quantity > 0);
}

const toItems = (lines: LineOfOrder[]): PackListItem[] =>
  [...groupBy(lines, ({ line }) => `${line.productId} ${line.option}`).values()]
    .map(toItem)
    .sort((one, other) => one.title.localeCompare(other.title));

function toItem(lines: LineOfOrder[]): PackListItem {
  const { productId, title, option, image } = (lines[0] as LineOfOrder).line;
  return {
    productId,
    title,
    option,
    image,
    quantity: lines.reduce((sum, line) => sum + line.quantity, 0),
    orders: lines.map(({ orderId, quantity }) => ({ orderId, quantity })),
  };
}
