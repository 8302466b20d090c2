/** A product on the shelf. */
export interface ShelfProduct {
  id: string;
  name: string;
  brand: string;
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

const WHOLE = /^\d{1,6}$/;

/** The units that should lie on the shelf. */
export const expectedUnits = ({ onHand, toPack }: Pick<CountEntry, 'onHand' | 'toPack'>): number =>
  onHand + toPack;

/** The counted units; null when nothing or no number is typed. */
export const countedUnits = ({ text }: CountEntry): number | null =>
  WHOLE.test(text.trim()) ? Number(text) : null;

/** Why an entry cannot be saved; null when it can, or is empty. */
export function entryError(entry: CountEntry | undefined): string | null {
  if (!entry || entry.text.trim() === '') return null;
  const counted = countedUnits(entry);
  if (counted === null) return 'Please type a whole number';
  return counted < entry.toPack ? `${entry.toPack} sold units wait to be packed` : null;
}

/** How many more or fewer units were counted than expected; null without a valid count. */
export function differenceOf(entry: CountEntry | undefined): number | null {
  const counted = entry && countedUnits(entry);
  return entry && counted != null && !entryError(entry) ? counted - expectedUnits(entry) : null;
}

/** The adjustments that save the valid counts. @param reason for all of them */
export const toAdjustments = (entries: CountEntries, reason: string) =>
  Object.entries(entries).flatMap(([productId, entry]) => {
    const counted = countedUnits(entry);
    if (counted === null || entryError(entry)) return [];
    const { onHand: expectedOnHand, toPack } = entry;
    return [{ productId, kind: 'count' as const, countedUnits: counted - toPack, expectedOnHand, reason }];
  });

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
