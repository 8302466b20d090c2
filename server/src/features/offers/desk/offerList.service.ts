import type { Db } from '../../../database/database.ts';
import { type KeysetList, readKeysetPage } from '../../../database/keysetPage.ts';
import { mapNodes, type Page, type PageArguments, readPage } from '../../../lib/page.ts';
import type { InvalidInput } from '../../../lib/problems.ts';
import { Offer } from '../offers.entity.ts';
import { findOfferFigures, type OfferFigures } from './offerFigures.queries.ts';

/** An offer with how often it is used, and what it cost. */
export interface OfferWithFigures extends Offer, OfferFigures {}

const newestOffers: KeysetList<Offer> = { name: 'offers', order: ['id'], direction: 'DESC' };

/** A page of all offers, the newest first. */
export const listOffers = async (
  { db }: { db: Db },
  args: PageArguments,
): Promise<Page<OfferWithFigures> | InvalidInput> =>
  mapNodes(
    await readPage(newestOffers, args, (range) =>
      readKeysetPage(db, Offer, newestOffers, [{ conditions: [] }], range),
    ),
    (offers) => withFigures(db, offers),
  );

/** An offer; null for an unknown id. */
export async function findOfferWithFigures({ db }: { db: Db }, id: string): Promise<OfferWithFigures | null> {
  const [offer] = await withFigures(db, await db.read.findBy(Offer, { id }));
  return offer ?? null;
}

async function withFigures({ read }: Db, offers: Offer[]): Promise<OfferWithFigures[]> {
  const figures = await findOfferFigures(
    read,
    offers.map(({ id }) => id),
  );
  const none: OfferFigures = { reservedUses: 0, usedUses: 0, cost: 0 };
  return offers.map((offer) => ({ ...offer, ...(figures.get(offer.id) ?? none) }));
}
