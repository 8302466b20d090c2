import type { EntityManager } from 'typeorm';
import { isDuplicate } from '../../database/dialects.ts';
import type { Context } from '../../graphql/context.ts';
import { newId } from '../../lib/ids.ts';
import { isoTime } from '../../lib/isoTime.ts';
import {
  catchProblem,
  type NotFound,
  type NotSignedIn,
  notFound,
  notSignedIn,
  type Problem,
  throwProblem,
} from '../../lib/problems.ts';
import { type CatalogProduct, findProduct } from '../catalog/catalog.service.ts';
import { lockIfUnchanged } from '../users/users.service.ts';
import { WishlistItem } from './wishlist.entity.ts';

export type AlreadyInWishlist = Problem<'AlreadyInWishlist'>;

/** An item with its product as it is now. */
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

/** The viewer's My List, newest first; products that are no longer on sale are left out. */
export async function listWishlist(ctx: Context): Promise<WishlistEntry[]> {
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
  ctx: Context,
  productId: string,
): Promise<WishlistChanged | AlreadyInWishlist | NotSignedIn | NotFound> {
  const { viewer } = ctx;
  if (!viewer) return notSignedIn();
  if (!findProduct(ctx, productId)) return notFound('This product is not on sale any more');
  const item: WishlistItem = { id: newId(), userId: viewer.id, productId, createdAt: Date.now() };
  const refused = await catchProblem<null, AlreadyInWishlist | NotSignedIn>(() =>
    ctx.db.write(async (tx) => {
      if (!(await lockIfUnchanged(tx, { id: viewer.id }))) throwProblem(notSignedIn());
      try {
        await tx.insert(WishlistItem, item);
        return null;
      } catch (error) {
        if (!isDuplicate(error)) throw error;
        return throwProblem({
          __typename: 'AlreadyInWishlist',
          message: 'Product already added in the My List',
        });
      }
    }),
  );
  return refused ?? changed(ctx, item.id);
}

/** Takes an item off the viewer's My List; one that is gone, or somebody else's, changes nothing. */
export async function removeFromWishlist(ctx: Context, id: string): Promise<WishlistChanged | NotSignedIn> {
  const { viewer } = ctx;
  if (!viewer) return notSignedIn();
  const item = (await listWishlist(ctx)).find((entry) => entry.id === id) ?? null;
  await ctx.db.write((tx) => tx.delete(WishlistItem, { id, userId: viewer.id }));
  return { ...(await changed(ctx, id)), item };
}

async function changed(ctx: Context, id: string): Promise<WishlistChanged> {
  const wishlist = await listWishlist(ctx);
  return {
    __typename: 'WishlistChanged',
    item: wishlist.find((entry) => entry.id === id) ?? null,
    wishlist,
  };
}

/** What is on a shopper's My List, oldest first, on sale or not. */
export async function dataOfWishlist({ db }: Pick<Context, 'db'>, userId: string) {
  const items = await db.read.find(WishlistItem, { where: { userId }, order: { id: 'ASC' } });
  return items.map(({ productId, createdAt }) => ({ productId, addedAt: isoTime(createdAt) }));
}

export const eraseWishlist = (tx: EntityManager, userId: string): Promise<unknown> =>
  tx.delete(WishlistItem, { userId });
