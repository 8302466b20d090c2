import { type EntityManager, In, Raw } from 'typeorm';
import { type BatchLoader, createBatchLoader } from '../../database/batchLoader.ts';
import type { Db } from '../../database/database.ts';
import { insertRows } from '../../database/insertRows.ts';
import { newId } from '../../lib/ids.ts';
import { InventoryItem } from './inventoryItems.entity.ts';
import { type NewMovement, recordOpeningUnits } from './ledger.service.ts';

export type { InventoryItem };

const MAX_LISTED = 50;

/** At most 50 inventory items whose name contains a text, or that have it as their code, by name. */
export const listInventoryItems = ({ read }: Pick<Db, 'read'>, text: string): Promise<InventoryItem[]> =>
  read.find(InventoryItem, {
    where: [{ name: Raw((name) => `INSTR(LOWER(${name}), LOWER(:text)) > 0`, { text }) }, { code: text }],
    order: { name: 'ASC', id: 'ASC' },
    take: MAX_LISTED,
  });

export type InventoryItemLoader = BatchLoader<string, InventoryItem>;

/** Batches the reads of inventory items by id. */
export const createInventoryItemLoader = ({ read }: Pick<Db, 'read'>): InventoryItemLoader =>
  createBatchLoader(
    async (ids) =>
      new Map((await read.findBy(InventoryItem, { id: In(ids) })).map((item) => [item.id, item])),
  );

/** A new inventory item. */
export type NewInventoryItem = Pick<InventoryItem, 'name' | 'countedIn' | 'units'> &
  Partial<Pick<InventoryItem, 'id' | 'code' | 'lowStockAt'>>;

/** Stores new inventory items with the first movements of their ledgers. @returns them with their ids, in the same order */
export async function insertInventoryItems(
  tx: EntityManager,
  items: readonly NewInventoryItem[],
  cause?: Pick<NewMovement, 'actorId' | 'reference' | 'reason'>,
): Promise<InventoryItem[]> {
  const rows = items.map(
    (item): InventoryItem => ({ id: newId(), code: null, lowStockAt: null, ...item, createdAt: Date.now() }),
  );
  await insertRows(tx, InventoryItem, rows);
  await recordOpeningUnits(
    tx,
    rows.map(({ id, units }) => ({ id, countInStock: units })),
    cause,
  );
  return rows;
}

/** An inventory item with this code, in whatever capitals: files find items by their codes, and spreadsheets change capitals. */
export const findItemByCode = (manager: EntityManager, text: string): Promise<InventoryItem | null> =>
  manager.findOneBy(InventoryItem, { code: Raw((code) => `LOWER(${code}) = LOWER(:text)`, { text }) });

/** The units of those of the ids that are inventory items'. Products' own ones are not among them. */
export async function findInventoryUnits(
  manager: EntityManager,
  ids: readonly string[],
): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map();
  const items = await manager.find(InventoryItem, {
    select: { id: true, units: true },
    where: { id: In([...ids]) },
  });
  return new Map(items.map(({ id, units }) => [id, units]));
}
