import type { Db } from '../../../database/database.ts';
import { groupBy } from '../../../lib/groupBy.ts';
import type { InvalidInput } from '../../../lib/problems.ts';
import { type CatalogContext, findCategory, findProduct } from '../../catalog/catalog.service.ts';
import type { Order } from '../orders.entity.ts';
import { tooManyOrders } from '../orders.problems.ts';
import { MAX_ORDERS } from './deskOrder.service.ts';
import { findLinesToPack, type LineToPack } from './packList.queries.ts';

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

type PackListOrder = Pick<Order, 'id' | 'name' | 'status'>;

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
  /** Of which nothing is to be packed any more, or not yet. */
  others: PackListOrder[];
  sections: PackListSection[];
}

interface PackListContext extends CatalogContext {
  db: Db;
}

const isToPack = ({ status }: Pick<Order, 'status'>) => status === 'paid' || status === 'packing';

/** The products of some orders that are to be packed, added up, without refunded units. Unknown orders are left out. */
export async function getPackList(
  ctx: PackListContext,
  orderIds: readonly string[],
): Promise<PackList | InvalidInput> {
  const ids = [...new Set(orderIds)];
  if (ids.length > MAX_ORDERS) return tooManyOrders(MAX_ORDERS, 'orderIds');
  const lines = await findLinesToPack(ctx.db.read, ids);
  const orders = new Map(lines.map(({ orderId: id, name, status }) => [id, { id, name, status }]));
  const shelfOf = createShelfFinder(ctx);
  const shelves = groupBy(
    lines.filter((line) => line.quantity > 0 && isToPack(line)),
    ({ productId }) => shelfOf(productId),
  );
  const sections = [...shelves]
    .sort(([one], [other]) => one.position - other.position)
    .map(([{ category, subCategory }, shelfLines]) => ({
      category,
      subCategory,
      items: toItems(shelfLines),
    }));
  return {
    orders: [...orders.values()].filter(isToPack),
    others: [...orders.values()].filter((order) => !isToPack(order)),
    sections,
  };
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

const toItems = (lines: LineToPack[]): PackListItem[] =>
  [...groupBy(lines, ({ productId, option }) => `${productId} ${option}`).values()]
    .map(toItem)
    .sort((one, other) => one.title.localeCompare(other.title));

function toItem(lines: LineToPack[]): PackListItem {
  const { productId, title, option, image } = lines[0] as LineToPack;
  return {
    productId,
    title,
    option,
    image,
    quantity: lines.reduce((sum, line) => sum + line.quantity, 0),
    orders: lines.map(({ orderId, quantity }) => ({ orderId, quantity })),
  };
}
