import { rateText } from '../../../lib/gst/gstRates.ts';
import { formatRupeesForStaff } from '../../../lib/money.ts';
import type { Category } from '../catalog.entity.ts';
import type { DeskProduct } from './products/productList.queries.ts';

const amounts = ['price', 'oldPrice'];
/** Longer values are not part of the description. */
const MAX_VALUE = 40;

/** What changes of a product, for the audit log: `price Rs 120 → Rs 110, description`. */
export const describeChanges = (
  product: DeskProduct,
  { catId: _, ...values }: Partial<DeskProduct>,
  categoryById: ReadonlyMap<string, Category>,
): string =>
  Object.entries(values)
    .map(([column, value]) => {
      if (column === 'subCatId') {
        const [before, after] = [product.subCatId, String(value)].map((id) => categoryById.get(id)?.name);
        return `category ${before} → ${after}`;
      }
      const before = toText(column, product[column as keyof DeskProduct]);
      const after = toText(column, value);
      return before === null || after === null ? column : `${column} ${before} → ${after}`;
    })
    .join(', ');

/** Null if it is too long. */
function toText(column: string, value: unknown): string | null {
  if (value === null) return 'none';
  if (column === 'gstRate') return rateText(Number(value));
  const text = amounts.includes(column) ? formatRupeesForStaff(Number(value)) : String(value);
  return text.length > MAX_VALUE || typeof value === 'object' ? null : text;
}

/** A field of a category or banner, before and after. Without a text it is named only, as a picture is. */
export interface FieldDifference {
  name: string;
  before: unknown;
  after: unknown;
  toText?: (value: unknown) => string | undefined;
}

/** The fields that differ, for the audit log: `title Diwali → Holi, picture`. Empty if none does. */
export const describeDifferences = (fields: readonly FieldDifference[]): string =>
  fields
    .filter(({ before, after }) => JSON.stringify(before) !== JSON.stringify(after))
    .map(({ name, before, after, toText: format }) =>
      format ? `${name} ${format(before) || 'none'} → ${format(after) || 'none'}` : name,
    )
    .join(', ');
