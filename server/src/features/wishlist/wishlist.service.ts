import type { EntityManager } from 'typeorm';
import type { Db } from '../../database/database.ts';
import { isDuplicate } from '../../database/dialects.ts';
import { newId } from '../../lib/ids.ts';
import { type NotFound, type NotSignedIn, notSignedIn, type Problem } from '../../lib/problems.ts';
import { isoTime } from '../../lib/time/isoTime.ts';
import { productNotOnSale } from '../catalog/catalog.problems.ts';
import { type CatalogContext, type CatalogProduct, findProduct } from '../catalog/catalog.service.ts';
import { lockIfUnchanged, type Viewer } from '../users/users.service.ts';
import { WishlistItem } from './wishlist.entity.ts';
import { alreadyInWishlist } from './wishlist.problems.ts';

export type AlreadyInWishlist = Problem<'AlreadyInWishlist'>;

export interface WishlistContext extends CatalogContext {
  db: Db;
  viewer: Viewer | null;
}

/** An item with its product's current data. */
export interface WishlistEntry {
  id: string;
  userId: string;
  product: CatalogProduct;
}

export interface WishlistChanged {
  __typename: 'WishlistChanged';
  item: WishlistEntry | null;
  wishlist: WishlistEntry[];
}

/** The viewer's My List, newest first, without products that are no longer on sale. */
export async function listWishlist(ctx: WishlistContext): Promise<WishlistEntry[]> {
  const { viewer } = ctx;
  if (!viewer) return [];
  const items = await ctx.db.read.find(WishlistItem, {
    where: { userId: viewer.id },
    order: { createdAt: 'DESC', id: 'DESC' },
  });
  return items.flatMap(({ id, userId, productId }) => {
    const product = findProduct(ctx, productId);
    return product ? [{ id, userId, product }] : [];
  });
}

/** Puts a product on the viewer's My List. */
export async function addToWishlist(
  ctx: WishlistContext,
  productId: string,
): Promise<WishlistChanged | AlreadyInWishlist | NotSignedIn | NotFound> {
  const { viewer } = ctx;
  if (!viewer) return notSignedIn();
  if (!findProduct(ctx, productId)) return productNotOnSale();
  const item: WishlistItem = { id: newId(), userId: viewer.id, productId, createdAt: Date.now() };
  try {
    const isInserted = await ctx.db.write(async (tx) => {
      if (!(await lockIfUnchanged(tx, { id: viewer.id }))) return false;
      await tx.insert(WishlistItem, item);
      return true;
    });
    return isInserted ? await wishlistChanged(ctx, item.id) : notSignedIn();
  } catch (error) {
    if (!isDuplicate(error)) throw error;
    return alreadyInWishlist();
  }
}

/** Removes an item from the viewer's My List. An unknown id, or another shopper's item, changes nothing and is no error. */
export async function removeFromWishlist(
  ctx: WishlistContext,
  id: string,
): Promise<WishlistChanged | NotSignedIn> {
  const { viewer } = ctx;
  if (!viewer) return notSignedIn();
  const item = (await listWishlist(ctx)).find((entry) => entry.id === id) ?? null;
  await ctx.db.write((tx) => tx.delete(WishlistItem, { id, userId: viewer.id }));
  return { ...(await wishlistChanged(ctx, id)), item };
}

async function wishlistChanged(ctx: WishlistContext, id: string): Promise<WishlistChanged> {
  const wishlist = await listWishlist(ctx);
  return {
    __typename: 'WishlistChanged',
    item: wishlist.find((entry) => entry.id === id) ?? null,
    wishlist,
  };
}

/** The number of items of a shopper's My List, with products that are no longer on sale. */
export const countWishlist = ({ db }: Pick<WishlistContext, 'db'>, userId: string): Promise<number> =>
  db.read.countBy(WishlistItem, { userId });

/** A shopper's My List as personal data, oldest item first; includes products that are no longer on sale. */
export async function exportWishlist({ db }: Pick<WishlistContext, 'db'>, userId: string) {
  const items = await db.read.find(WishlistItem, { where: { userId }, order: { id: 'ASC' } });
  return items.map(({ productId, createdAt }) => ({ productId, addedAt: isoTime(createdAt) }));
}

export const deleteWishlist = (tx: EntityManager, userId: string): Promise<unknown> =>
  tx.delete(WishlistItem, { userId });
