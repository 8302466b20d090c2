import { formatRupeesForStaff } from '../../../lib/money.ts';
import { shopTimeText } from '../../../lib/time/shopTimeText.ts';
import type { OfferInput } from './offer.input.ts';

type Field = keyof OfferInput;
type ToText = (value: never) => string;

const rupees: ToText = (paise: number) => formatRupeesForStaff(paise);
const time: ToText = (at: number | null) => (at === null ? 'none' : shopTimeText(at));
const count: ToText = (items: string[]) => `${items.length} chosen`;
const plain: ToText = (value: unknown) => String(value ?? 'none');

/** Each field of an offer: its name in the audit log, and how its value is shown there. */
const fields: Record<Field, [string, ToText]> = {
  name: ['name', plain],
  code: ['code', plain],
  kind: ['kind', plain],
  percent: ['percent', plain],
  amount: ['amount', rupees],
  buyQuantity: ['units to buy', plain],
  freeQuantity: ['free units', plain],
  scope: ['for', plain],
  scopeIds: ['what it is for', count],
  firstOrderOnly: ['first order only', plain],
  minBasket: ['minimum', rupees],
  startsAt: ['begins', time],
  endsAt: ['ends', time],
  maxUses: ['limit', plain],
  maxUsesPerShopper: ['limit for a shopper', plain],
  announced: ['announced', plain],
  active: ['on', plain],
};

/** What differs, for the audit log: `Diwali: percent 10 → 20, on true → false`. */
export function describeOfferChange(before: OfferInput, after: OfferInput): string {
  const changes = (Object.entries(fields) as [Field, [string, ToText]][])
    .filter(([field]) => JSON.stringify(before[field]) !== JSON.stringify(after[field]))
    .map(([field, [name, toText]]) => {
      return `${name} ${toText(before[field] as never)} → ${toText(after[field] as never)}`;
    });
  return `${after.name}: ${changes.join(', ') || 'no change'}`;
}
