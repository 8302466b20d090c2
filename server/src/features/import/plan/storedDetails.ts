import type { EntityManager } from 'typeorm';
import { readVariants } from '../../catalog/catalogueRows.service.ts';
import type { CatalogVariant } from '../../catalog/variants/variants.service.ts';
import { type LongColumns, readLongColumns } from '../catalogue.queries.ts';
import { type CatalogueRow, isVariantRow } from '../file/catalogueRow.ts';
import type { Line } from '../file/line.ts';
import { findWithdrawnByUndo, readUnits, type Units } from '../imports.queries.ts';
import type { CatalogueState, StateProduct } from './catalogueState.ts';

/** Of a stored product. */
export interface Details extends Partial<LongColumns> {
  stock?: number;
  reserved?: number;
  isWithdrawnByUndo?: boolean;
  /** Only if its rows are those of variants. */
  variants?: readonly CatalogVariant[];
}

/** Reads the long columns of products whose rows have them. */
export async function readDetails(
  manager: EntityManager,
  matches: ReadonlyMap<CatalogueRow, StateProduct>,
): Promise<Map<string, Details>> {
  const hasDetails = (row: CatalogueRow) =>
    [
      row.description,
      row.images,
      row.options,
      row.countries,
      row.countryOfOrigin,
      row.contents,
      row.contentsOfName,
      row.hsn,
      row.gstRate,
      row.taxExempt,
      row.variant,
    ].some((value) => value !== null);
  const ids = [...matches].filter(([row]) => hasDetails(row)).map(([, { id }]) => id);
  const details = new Map<string, Details>(await readLongColumns(manager, ids));
  const add = (id: string, more: Details) => details.set(id, { ...details.get(id), ...more });
  const stockIds = [...matches].filter(([row]) => row.stock !== null).map(([, { id }]) => id);
  for (const [id, { onHand, reserved }] of await readUnits(manager, stockIds))
    add(id, { stock: onHand, reserved });
  const variantIds = [...matches].filter(([row]) => isVariantRow(row)).map(([, { id }]) => id);
  if (variantIds.length > 0)
    for (const [id, variants] of await readVariants(manager, variantIds)) add(id, { variants });
  const withdrawnIds = [...matches.values()].filter(({ withdrawn }) => withdrawn).map(({ id }) => id);
  for (const id of await findWithdrawnByUndo(manager, withdrawnIds)) add(id, { isWithdrawnByUndo: true });
  return details;
}

/** Units of the inventory items that variants of a batch draw on, or may draw on by their rows. */
export async function readItemUnits(
  manager: EntityManager,
  { inventory, itemsOfFile }: Pick<CatalogueState, 'inventory' | 'itemsOfFile'>,
  lines: readonly Line[],
  matches: ReadonlyMap<CatalogueRow, StateProduct>,
  details: ReadonlyMap<string, Details>,
): Promise<Map<string, Units>> {
  const rows = lines.map(({ row }) => row).filter(isVariantRow);
  const ids = rows.flatMap((row) => {
    const { inventory: text, sharedName } = row.variant;
    const named = [text, sharedName].filter(Boolean).flatMap(inventory.findByName);
    const keyed = text ? inventory.findByKey(text) : [];
    const shared = sharedName && itemsOfFile.find(text, sharedName);
    const id = matches.get(row)?.id;
    const drawn = (id && details.get(id)?.variants) || [];
    return [
      id,
      ...drawn.map(({ inventoryId }) => inventoryId),
      ...[...keyed, ...named, ...(shared ? [shared] : [])].map((item) => item.id),
    ];
  });
  const itemIds = [...new Set(ids.flatMap((id) => id ?? []))];
  // A preview has stored none of those that earlier batches create.
  const planned = itemIds.flatMap((id) => itemsOfFile.findById(id) ?? []);
  return new Map([
    ...planned.map(({ id, after }) => [id, { onHand: after, reserved: 0 }] as const),
    ...(await readUnits(manager, itemIds)),
  ]);
}
