import { parseUnits } from '../../../../lib/forms/parseUnits.ts';
import type { FormVariant } from './variantForm.ts';

/**
 * The variants that take the same number of the same stock although they contain different amounts, by stock and number. A variant that does
 * not say what it contains is in none.
 */
export function equalTakes(variants: readonly FormVariant[]): FormVariant[][] {
  const groups = new Map<string, FormVariant[]>();
  for (const variant of variants) {
    const takes = parseUnits(variant.takes);
    if (!takes || !parseUnits(variant.amount)) continue;
    const key = `${variant.item?.id ?? ''} ${takes}`;
    groups.set(key, [...(groups.get(key) ?? []), variant]);
  }
  return [...groups.values()].filter((group) => new Set(group.map(contentsOf)).size > 1);
}

const contentsOf = ({ amount, unit }: FormVariant): string => `${parseUnits(amount)} ${unit}`;
