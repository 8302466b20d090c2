import type { CatalogVariant } from '../../../catalog/variants/variants.service.ts';
import type { VariantRow } from '../../file/catalogueRow.ts';

/**
 * Orders variants. One whose record says its `position` gets that place; the others keep their order and fill the
 * places between. Where two records say the same place, the variant that is in front stays in front: so a file that is
 * imported again changes nothing.
 */
export function placeVariants(
  variants: readonly CatalogVariant[],
  rowOf: ReadonlyMap<string, VariantRow>,
): CatalogVariant[] {
  const placeOf = ({ id }: CatalogVariant) => rowOf.get(id)?.variant.position ?? null;
  const ordered = variants.filter((variant) => placeOf(variant) === null);
  const placed = variants.filter((variant) => placeOf(variant) !== null);
  placed.sort((a, b) => Number(placeOf(a)) - Number(placeOf(b)));
  let next = 0;
  for (const variant of placed) {
    const index = Math.min(Math.max(Number(placeOf(variant)) - 1, next), ordered.length);
    ordered.splice(index, 0, variant);
    next = index + 1;
  }
  return ordered;
}
