import type { CatalogVariant } from '../../../catalog/variants/variants.service.ts';
import type { VariantRow } from '../../file/catalogueRow.ts';

/**
 * The variants in their order: those whose record says a place are there, and the others keep their order around them. Of two with the same place
 * the present order decides, so that a file that is imported again changes nothing.
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
