import type { OfferFragment } from '../../generated/graphql.ts';
import { formatDate } from '../../lib/format.ts';

/** Why an offer does not apply at the moment, by its dates, such as `Ended on 2 Apr 2026`; null: they allow it. */
export function datesText({
  startsAt,
  endsAt,
}: Partial<Pick<OfferFragment, 'startsAt' | 'endsAt'>>): string | null {
  const now = Date.now();
  if (endsAt && Date.parse(endsAt) <= now) return `Ended on ${formatDate(endsAt)}`;
  if (startsAt && Date.parse(startsAt) > now) return `Begins on ${formatDate(startsAt)}`;
  return null;
}
