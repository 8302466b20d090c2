import { type EntityManager, In } from 'typeorm';
import { Product } from '../../catalog/catalog.entity.ts';
import type { CatalogueRow } from '../file/catalogueRow.ts';
import { findWithdrawnByUndo, readUnits } from '../imports.queries.ts';
import type { StateProduct } from './catalogueState.ts';

/** Columns that are too long to be read of all products. */
const DETAILS = [
  'description',
  'images',
  'imageAlts',
  'size',
  'productWeight',
  'productRam',
  'countries',
] as const;

/** Of a stored product. */
export interface Details extends Partial<Pick<Product, (typeof DETAILS)[number]>> {
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
    [row.description, row.images, row.options, row.countries].some((value) => value !== null);
  const ids = [...matches].filter(([row]) => hasDetails(row)).map(([, { id }]) => id);
  const select = Object.fromEntries(['id', ...DETAILS].map((column) => [column, true]));
  const rows = ids.length > 0 ? await manager.find(Product, { select, where: { id: In(ids) } }) : [];
  // Of the other columns the entities have undefined values.
  const details = new Map<string, Details>(
    rows.map((row) => [row.id, Object.fromEntries(DETAILS.map((column) => [column, row[column]]))]),
  );
  const add = (id: string, more: Details) => details.set(id, { ...details.get(id), ...more });
  const stockIds = [...matches].filter(([row]) => row.stock !== null).map(([, { id }]) => id);
  for (const [id, { onHand, reserved }] of await readUnits(manager, stockIds))
    add(id, { stock: onHand, reserved });
  const withdrawnIds = [...matches.values()].filter(({ withdrawn }) => withdrawn).map(({ id }) => id);
  for (const id of await findWithdrawnByUndo(manager, withdrawnIds)) add(id, { isWithdrawnByUndo: true });
  return details;
}
