import type { EntityManager } from 'typeorm';
import { type LongColumns, readLongColumns } from '../catalogue.queries.ts';
import type { CatalogueRow } from '../file/catalogueRow.ts';
import { findWithdrawnByUndo, readUnits } from '../imports.queries.ts';
import type { StateProduct } from './catalogueState.ts';

/** Of a stored product. */
export interface Details extends Partial<LongColumns> {
  stock?: number;
  reserved?: number;
  isWithdrawnByUndo?: boolean;
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
    ].some((value) => value !== null);
  const ids = [...matches].filter(([row]) => hasDetails(row)).map(([, { id }]) => id);
  const details = new Map<string, Details>(await readLongColumns(manager, ids));
  const add = (id: string, more: Details) => details.set(id, { ...details.get(id), ...more });
  const stockIds = [...matches].filter(([row]) => row.stock !== null).map(([, { id }]) => id);
  for (const [id, { onHand, reserved }] of await readUnits(manager, stockIds))
    add(id, { stock: onHand, reserved });
  const withdrawnIds = [...matches.values()].filter(({ withdrawn }) => withdrawn).map(({ id }) => id);
  for (const id of await findWithdrawnByUndo(manager, withdrawnIds)) add(id, { isWithdrawnByUndo: true });
  return details;
}
