import { incrementCatalogRevision } from '../../database/catalogRevision.ts';
import type { Db } from '../../database/database.ts';
import type { CatalogProduct } from '../catalog/catalog.service.ts';
import { variantsOf } from '../catalog/variants/variants.service.ts';
import { findTimeProblem } from './offer.ts';
import type { Offer } from './offers.entity.ts';
import { findUsedUp } from './offers.queries.ts';
import type { OffersCache } from './offersCache.ts';

interface AnnouncedOffersContext {
  offersCache: Pick<OffersCache, 'announced' | 'announcedByScopeId'>;
}

/** The announced offers that apply at this time and are not used up, the oldest first. Reads no database. */
export const findAnnouncedOffers = ({ offersCache }: AnnouncedOffersContext): Offer[] =>
  offersCache.announced.filter(isAvailable);

/** Those that are for a product, one of its variants, or one of its categories; not those for everything. */
export function findOffersOfProduct(
  { offersCache }: AnnouncedOffersContext,
  product: CatalogProduct,
): Offer[] {
  const { catId, subCatId, id } = product;
  const scopeIds = [catId, subCatId, id, ...variantsOf(product).map((variant) => variant.id)];
  const offers = new Set(scopeIds.flatMap((scopeId) => offersCache.announcedByScopeId.get(scopeId) ?? []));
  return [...offers].filter(isAvailable).sort((a, b) => (a.id < b.id ? -1 : 1));
}

/** When announced offers begin and end, in milliseconds since 1970: cached responses expire then. */
export const listAnnouncedTimes = ({ offersCache }: AnnouncedOffersContext): (number | null)[] =>
  offersCache.announced.flatMap(({ startsAt, endsAt }) => [startsAt, endsAt]);

/**
 * Lets cached responses expire if an announced offer was used up since the offers were read, or has uses again. Not in the transaction of
 * the checkout: it would keep stock and offers locked while it waits for the catalogue's revision, which edits lock first.
 */
export async function announceUsedUpOffers({
  db,
  offersCache,
}: AnnouncedOffersContext & { db: Pick<Db, 'read' | 'write'> }): Promise<void> {
  const limited = offersCache.announced.filter(({ maxUses }) => maxUses !== null);
  if (limited.length === 0) return;
  const usedUpIds = await findUsedUp(
    db.read,
    limited.map(({ id }) => id),
  );
  if (limited.some((offer) => isUsedUp(offer) !== usedUpIds.has(offer.id)))
    await db.write(incrementCatalogRevision);
}

const isAvailable = (offer: Offer): boolean =>
  findTimeProblem(offer, Date.now()) === null && !isUsedUp(offer);

/** By the uses of the cache's last refresh. */
const isUsedUp = ({ maxUses, uses }: Offer): boolean => maxUses !== null && uses >= maxUses;
