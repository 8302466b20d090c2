import type { EntityManager } from 'typeorm';
import { placeholders } from '../../../database/dialects.ts';

/** How often an offer is used. */
export interface OfferFigures {
  /** In open checkouts. */
  reservedUses: number;
  /** In paid checkouts. */
  usedUses: number;
  /** Paise that it took off paid checkouts. */
  cost: number;
}

/** The figures of some offers, by their ids; offers without uses are absent. */
export async function findOfferFigures(
  manager: EntityManager,
  offerIds: readonly string[],
): Promise<Map<string, OfferFigures>> {
  if (offerIds.length === 0) return new Map();
  // MySQL returns sums as text.
  const rows: ({ offerId: string } & Record<keyof OfferFigures, number | string>)[] = await manager.query(
    `SELECT u.offerId, SUM(CASE WHEN c.state = 'open' THEN 1 ELSE 0 END) AS reservedUses,
         SUM(CASE WHEN c.state = 'paid' THEN 1 ELSE 0 END) AS usedUses,
         SUM(CASE WHEN c.state = 'paid' THEN u.amount ELSE 0 END) AS cost
       FROM offer_uses u JOIN checkouts c ON c.id = u.checkoutId
       WHERE u.offerId IN (${placeholders(offerIds)}) GROUP BY u.offerId`,
    [...offerIds],
  );
  return new Map(
    rows.map(({ offerId, reservedUses, usedUses, cost }) => [
      offerId,
      { reservedUses: Number(reservedUses), usedUses: Number(usedUses), cost: Number(cost) },
    ]),
  );
}
