import { isGtin } from '../../../lib/input/gtin.ts';
import { contentsOfOption, type Measure, parseMeasure } from '../../catalog/measures/measure.ts';
import { parseUnits } from './amounts.ts';
import type { RowContext, RowProblem, RowVariant } from './catalogueRow.ts';
import type { Column } from './columnNames.ts';
import type { FieldReader } from './fieldReader.ts';
import { nameKey } from './fileSummary.ts';
import { parseFlag, parseImages } from './notation.ts';
import { PICTURE_URL } from './optionalFields.ts';
import { readParsed } from './readParsed.ts';

/** Columns of which one with a value makes a record that of a variant. */
const NAMING = ['option', 'amount', 'unit', 'takes', 'inventory', 'gtin'] as const;
/** Columns of variants that say nothing of which variant a record is about. */
const DESCRIBING = ['inventory_name', 'stock_unit', 'option_image', 'paused', 'weighed', 'position'] as const;

/** What a record says of a variant. @returns null if it is about the product as a whole */
export function readVariant(
  fields: FieldReader,
  { decimalMark, readsContents, ownerOfVariant, withPictures }: RowContext,
): RowVariant | RowProblem | null {
  const productId = fields.value('product_id');
  const owner = ownerOfVariant?.(fields.value('sku'));
  const isNamedBySku = owner !== undefined && (productId === '' || productId === owner);
  if (!isNamedBySku && NAMING.every((column) => fields.isBlank(column))) {
    noteIgnored(fields);
    return null;
  }
  const content = readContent(fields);
  if (content && 'reason' in content) return content;
  const takes = readCount(fields, 'takes', decimalMark);
  if ('reason' in takes) return takes;
  const position = readCount(fields, 'position', decimalMark);
  if ('reason' in position) return position;
  const stockUnit = readStockUnit(fields);
  if ('reason' in stockUnit) return stockUnit;
  const group = groupOf(fields.readText('group'), productId || owner);
  if (!group) return { field: 'group', reason: 'a variant needs the group or the product_id of its product' };
  const option = fields.readText('option');
  return {
    group,
    option,
    content,
    contentOfOption: readsContents ? contentsOfOption(option) : null,
    takes: takes.value,
    inventory: fields.readText('inventory'),
    sharedName: fields.readText('inventory_name'),
    stockUnit: stockUnit.value,
    gtin: readGtin(fields),
    picture: readPicture(fields, withPictures),
    paused: readParsed(fields, 'paused', parseFlag),
    weighed: readParsed(fields, 'weighed', parseFlag),
    position: position.value,
  };
}

/** Notes what a record says of a variant that it does not name. That it is neither paused nor weighed, all are. */
function noteIgnored(fields: FieldReader): void {
  for (const column of DESCRIBING) {
    const text = fields.value(column);
    if (text !== '' && parseFlag(text) !== false)
      fields.noteRepair(column, 'the record names no variant: ignored', text);
  }
}

function readCount(
  fields: FieldReader,
  field: Column,
  decimalMark: RowContext['decimalMark'],
): { value: number | null } | RowProblem {
  if (fields.isBlank(field)) return { value: null };
  const value = parseUnits(fields.value(field), decimalMark)?.value ?? 0;
  return value > 0 ? { value } : { field, reason: 'not a whole number from 1 to 10,00,000' };
}

/** The group that a record names, as `RowVariant.group`; null: none. */
export const readGroup = (fields: FieldReader): string | null => groupOf(fields.readText('group'), undefined);

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

function readStockUnit(fields: FieldReader): { value: Measure['unit'] | null } | RowProblem {
  const text = fields.value('stock_unit');
  if (text === '') return { value: null };
  const measure = parseMeasure(`1 ${text}`);
  if (measure?.amount === 1) return { value: measure.unit };
  return { field: 'stock_unit', reason: 'a stock is counted in g, ml, cm or pieces' };
}

function readPicture(fields: FieldReader, withPictures: boolean): string | null {
  const text = fields.value('option_image');
  if (text === '') return null;
  const [picture = '', ...others] = parseImages(text);
  if (others.length === 0 && (withPictures || picture === '' || PICTURE_URL.test(picture))) return picture;
  const reason =
    others.length > 0 ? 'a variant has one picture: ignored' : 'pictures are not imported: ignored';
  fields.noteRepair('option_image', reason, text);
  return null;
}

function readGtin(fields: FieldReader): string | null {
  const text = fields.value('gtin');
  if (text === '' || isGtin(text)) return text || null;
  fields.noteRepair('gtin', 'not the number of a bar code: ignored', text);
  return null;
}
