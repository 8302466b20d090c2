import { adjustmentInput } from '../../../../server/src/features/stock/desk/adjustment.input.ts';
import type { MeasureUnit } from '../../generated/graphql.ts';
import { parseUnits } from '../../lib/forms/parseUnits.ts';

/** An inventory item on the shelf. */
export interface ShelfProduct {
  id: string;
  name: string;
  brand: string;
  countedIn: MeasureUnit;
  onHand: number;
  reserved: number;
  /** Sold units that wait on the shelf to be packed. */
  toPack: number;
}

/** What somebody has counted, with the numbers that were shown meanwhile. */
export interface CountEntry {
  text: string;
  onHand: number;
  toPack: number;
}

export type CountEntries = Record<string, CountEntry>;

/** The units that should lie on the shelf. */
export const expectedUnits = ({ onHand, toPack }: Pick<CountEntry, 'onHand' | 'toPack'>): number =>
  onHand + toPack;

/** The adjustment that saves a count; null when nothing is typed. */
function toAdjustment(productId: string, { text, onHand, toPack }: CountEntry, reason: string) {
  const counted = parseUnits(text);
  return counted === null
    ? null
    : { productId, kind: 'count' as const, countedUnits: counted - toPack, expectedOnHand: onHand, reason };
}

/** Why an entry cannot be saved; null when it can, or is empty. */
export function entryError(entry: CountEntry | undefined): string | null {
  const adjustment = entry && toAdjustment('', entry, '');
  if (!adjustment) return null;
  const isNegative = adjustment.countedUnits + entry.toPack < 0;
  if (adjustment.countedUnits < 0 && !isNegative) return `${entry.toPack} sold units wait to be packed`;
  return adjustmentInput.safeParse(adjustment).error?.issues[0]?.message ?? null;
}

/** How many more or fewer units were counted than expected; null without a valid count. */
export function differenceOf(entry: CountEntry | undefined): number | null {
  const adjustment = entry && toAdjustment('', entry, '');
  return adjustment && !entryError(entry) ? adjustment.countedUnits - adjustment.expectedOnHand : null;
}

/** The adjustments that save the valid counts. @param reason for all of them */
export const toAdjustments = (entries: CountEntries, reason: string) =>
  Object.entries(entries).flatMap(([productId, entry]) =>
    entryError(entry) ? [] : (toAdjustment(productId, entry, reason) ?? []),
  );

type CountAdjustment = ReturnType<typeof toAdjustments>[number];

/** The server's limit of one call. */
const PART = 200;

/**
 * Saves adjustments in parts. A part that is refused does not keep the others from being saved.
 * @param save saves a part, all or nothing
 */
export async function saveInParts<Adjustment, Refusal>(
  adjustments: readonly Adjustment[],
  save: (part: Adjustment[]) => Promise<{ isDone: boolean; refusals: readonly Refusal[] }>,
): Promise<{ saved: Adjustment[]; refusals: Refusal[] }> {
  const saved: Adjustment[] = [];
  const refusals: Refusal[] = [];
  for (let start = 0; start < adjustments.length; start += PART) {
    const part = adjustments.slice(start, start + PART);
    const outcome = await save(part);
    if (outcome.isDone) saved.push(...part);
    refusals.push(...outcome.refusals);
    // Not because of single products, as without a network: the next part would fare no better.
    if (!outcome.isDone && outcome.refusals.length === 0) break;
  }
  return { saved, refusals };
}

/** The entries that still have to be saved. */
export const withoutSaved = (entries: CountEntries, saved: readonly CountAdjustment[]): CountEntries => {
  const ids = new Set(saved.map(({ productId }) => productId));
  return Object.fromEntries(Object.entries(entries).filter(([id]) => !ids.has(id)));
};

/** The entries, those of the given products with the numbers of these. */
export const withCurrentNumbers = (
  entries: CountEntries,
  products: readonly Pick<ShelfProduct, 'id' | 'onHand' | 'toPack'>[],
): CountEntries => ({
  ...entries,
  ...Object.fromEntries(
    products.flatMap(({ id, onHand, toPack }) => {
      const entry = entries[id];
      return entry ? [[id, { text: entry.text, onHand, toPack }]] : [];
    }),
  ),
});

/** The adjustments that take saved counts back. */
export const toUndo = (adjustments: readonly CountAdjustment[]) =>
  adjustments.flatMap(({ productId, countedUnits: onHand, expectedOnHand }) =>
    onHand === expectedOnHand
      ? []
      : [
          {
            productId,
            kind: 'correction' as const,
            change: expectedOnHand - onHand,
            expectedOnHand: onHand,
            reason: 'The count was taken back',
          },
        ],
  );
