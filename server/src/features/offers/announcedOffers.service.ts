import type { CatalogProduct } from '../catalog/catalog.service.ts';
import { variantsOf } from '../catalog/variants/variants.service.ts';
import { isInScope } from './discounts.ts';
import type { Offer } from './offers.entity.ts';
import type { OffersCache } from './offersCache.ts';

interface AnnouncedOffersContext {
  offersCache: Pick<OffersCache, 'active'>;
}

/** The announced offers that apply at this time and are not used up, the oldest first. Reads no database. */
export function findAnnouncedOffers({ offersCache }: AnnouncedOffersContext): Offer[] {
  const now = Date.now();
  return offersCache.active
    .filter((offer) => offer.announced && isInItsDays(offer, now) && !isUsedUp(offer))
    .sort((a, b) => (a.id < b.id ? -1 : 1));
}

/** Those that are for a product, one of its variants, or one of its categories. */
export const findOffersOfProduct = (ctx: AnnouncedOffersContext, product: CatalogProduct): Offer[] =>
  findAnnouncedOffers(ctx).filter((offer) => offer.scope !== 'ALL' && isForProduct(offer, product));

/** When announced offers begin and end, in milliseconds since 1970: cached responses expire then. */
export const listAnnouncedTimes = ({ offersCache }: AnnouncedOffersContext): (number | null)[] =>
  offersCache.active
    .filter(({ announced }) => announced)
    .flatMap(({ startsAt, endsAt }) => [startsAt, endsAt]);

const isInItsDays = ({ startsAt, endsAt }: Offer, now: number): boolean =>
  (startsAt === null || startsAt <= now) && (endsAt === null || now < endsAt);

/** The uses are those of the cache's last refresh: the catalogue's revision changes when an announced offer is used up. */
const isUsedUp = ({ maxUses, uses }: Offer): boolean => maxUses !== null && uses >= maxUses;

const isForProduct = (offer: Offer, product: CatalogProduct): boolean =>
  variantsOf(product).some(({ id }) =>
    isInScope(offer, {
      productId: product.id,
      variantId: id,
      categoryIds: [product.catId, product.subCatId],
    }),
  );
