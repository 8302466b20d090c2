import { isGtin } from '../../../lib/input/gtin.ts';
import { contentsOfOption, type Measure, parseMeasure } from '../../catalog/measures/measure.ts';
import { parseUnits } from './amounts.ts';
import type { RowContext, RowProblem, RowVariant } from './catalogueRow.ts';
import type { FieldReader } from './fieldReader.ts';
import { nameKey } from './fileSummary.ts';

/** Columns of which one with a value makes a record that of a variant. */
const NAMING = ['option', 'amount', 'unit', 'takes', 'inventory', 'gtin'] as const;

/** What a record says of a variant. @returns null if it is about the product as a whole */
export function readVariant(
  fields: FieldReader,
  { decimalMark, readsContents, ownerOfVariant }: RowContext,
): RowVariant | RowProblem | null {
  const productId = fields.value('product_id');
  const owner = ownerOfVariant?.(fields.value('sku'));
  const isNamedBySku = owner !== undefined && (productId === '' || productId === owner);
  if (!isNamedBySku && NAMING.every((column) => fields.isBlank(column))) return null;
  const content = readContent(fields);
  if (content && 'reason' in content) return content;
  const takes = parseUnits(fields.value('takes'), decimalMark)?.value ?? 0;
  if (takes === 0 && !fields.isBlank('takes'))
    return { field: 'takes', reason: 'not a whole number from 1 to 10,00,000' };
  const group = groupOf(fields.readText('group'), productId || owner);
  if (!group) return { field: 'group', reason: 'a variant needs the group or the product_id of its product' };
  const option = fields.readText('option');
  return {
    group,
    option,
    content,
    contentOfOption: readsContents ? contentsOfOption(option) : null,
    takes: takes || null,
    inventory: fields.readText('inventory'),
    gtin: readGtin(fields),
  };
}

function groupOf(group: string, productId: string | undefined): string | null {
  if (group) return `group ${nameKey(group)}`;
  return productId ? `product ${productId}` : null;
}

function readContent(fields: FieldReader): Measure | RowProblem | null {
  const [amount, unit] = [fields.value('amount'), fields.value('unit')];
  if (amount === '') return unit === '' ? null : { field: 'amount', reason: 'a unit without an amount' };
  const content = parseMeasure(`${amount} ${unit}`.trim());
  if (content) return content;
  if (unit !== '' && parseMeasure(`1 ${unit}`) === null)
    return { field: 'unit', reason: 'unknown unit: g, kg, ml, L, cm, m and piece are known' };
  return { field: 'amount', reason: 'no amount with its unit, such as 500 g' };
}

function readGtin(fields: FieldReader): string | null {
  const text = fields.value('gtin');
  if (text === '' || isGtin(text)) return text || null;
  fields.noteRepair('gtin', 'not the number of a bar code: ignored', text);
  return null;
}
