import { setImmediate as nextTurn } from 'node:timers/promises';
import { type EntityManager, In } from 'typeorm';
import type { Db } from '../../database/database.ts';
import { groupBy } from '../../lib/groupBy.ts';
import {
  nextRevision,
  type ProductColumns,
  readVariants,
  removeCategoryRow,
  storeVariants,
  updateProductRows,
} from '../catalog/catalogueRows.service.ts';
import { countPictureUses } from '../catalog/pictures/cataloguePictures.service.ts';
import { changeUnits } from '../stock/changeUnits.service.ts';
import { findCategories, readProducts } from './catalogue.queries.ts';
import { addCounts, type Run, type RunContext, runExclusively } from './importRuns.service.ts';
import { Import, ImportChange } from './imports.entity.ts';
import { CREATED, ITEM_UNITS, nextChanges, readUnits } from './imports.queries.ts';
import { picturesOf } from './pictures/rowPictures.ts';
import { createGroups, type ProductWithVariants } from './plan/columnGroups.ts';
import { findUsedItems } from './usedItems.service.ts';

/**
 * What an undo has done: changes that it took back, and those that it kept because of what somebody has changed since.
 */
export type UndoCounts = Pick<Import, 'restored' | 'kept'>;

/**
 * Takes an import back: groups of columns that still have the imported values get their former ones, and products that
 * it created are withdrawn from sale. It can be interrupted and run again. Of the categories that it created the empty
 * ones are deleted; shoppers see the others only while they have products on sale.
 * @throws ImportBusyError when another import runs
 * @throws ImportStateError when this one has nothing to undo
 */
export async function undoImport(ctx: RunContext, importId: string): Promise<UndoCounts> {
  const { restored, kept } = await runExclusively(
    ctx,
    { importId, actorId: null, state: 'undoing', from: ['done', 'stopped'] },
    (run) => undoValues(ctx.db, run),
  );
  return { restored, kept };
}

/**
 * Takes an import back within a run.
 * @param onBatch called after each batch
 * @returns what is stored of it in the end
 */
export async function undoValues(
  db: Db,
  run: Run,
  onBatch: () => void = () => {},
): Promise<UndoCounts & Pick<Import, 'state' | 'undoneAt'>> {
  // Counts go on from those of an undo that was interrupted.
  await db.write(async (tx) => run.confirm(tx, await countUndone(tx, run.importId)));
  // Inventory items last: whether one is used depends on the variants of all products.
  for (const subject of ['products', 'items'] as const)
    for (let after = ''; ; ) {
      const changes = await nextChanges(db.read, run.importId, subject, after);
      const last = changes.at(-1);
      if (!last) break;
      await db.write((tx) => undoChanges(tx, run, changes));
      onBatch();
      // SQLite runs in this process: requests are answered between two batches.
      await nextTurn();
      after = last.productId;
    }
  await db.write((tx) => removeCategories(tx, run));
  return { ...(await countUndone(db.read, run.importId)), state: 'undone', undoneAt: Date.now() };
}

async function removeCategories(tx: EntityManager, run: Run): Promise<void> {
  await run.confirm(tx);
  const { createdCategories } = await tx.findOneByOrFail(Import, { id: run.importId });
  const categories = await findCategories(tx, createdCategories ?? []);
  if (categories.length === 0) return;
  await nextRevision(tx);
  // Sub-categories first.
  categories.sort((a, b) => Number(a.parentId === null) - Number(b.parentId === null));
  // Those with withdrawn products of this import stay, among others.
  for (const category of categories) await removeCategoryRow(tx, category);
}

/** Also counts what an interrupted undo has done. */
async function countUndone(manager: EntityManager, importId: string): Promise<UndoCounts> {
  const count = (state: ImportChange['state']) => manager.countBy(ImportChange, { importId, state });
  return { restored: await count('undone'), kept: await count('kept') };
}

async function undoChanges(tx: EntityManager, run: Run, changes: readonly ImportChange[]): Promise<void> {
  await run.confirm(tx);
  const revision = await nextRevision(tx);
  const byProduct = groupBy(changes, ({ productId }) => productId);
  const ids = [...byProduct.keys()];
  const products = await readProducts(tx, ids);
  const variants = await readVariants(tx, [...products.keys()]);
  const units = await readUnits(
    tx,
    changes.filter(isOfUnits).map(({ productId }) => productId),
  );
  const ofItems = changes.filter(({ field }) => field === ITEM_UNITS);
  const usedItems = await findUsedItems(
    tx,
    run.importId,
    ofItems.map(({ productId }) => productId),
  );
  const undone: ImportChange[] = ofItems.filter(
    ({ productId, newValue }) =>
      JSON.stringify(units.get(productId)?.onHand) === newValue && !usedItems.has(productId),
  );
  for (const [id, ofProduct] of byProduct) {
    const product = products.get(id);
    if (!product) continue;
    const stored = { ...product, variants: variants.get(id) ?? [], stock: units.get(id)?.onHand };
    const restorable = await restorableChanges(tx, stored, ofProduct);
    undone.push(...restorable);
    const columns = restorable.filter(({ field }) => field !== 'stock');
    const { variants: formerVariants, ...values } = valuesBefore(columns);
    if (columns.some(({ field }) => field !== CREATED)) await updateProductRows(tx, [id], values, revision);
    if (formerVariants) await storeVariants(tx, id, formerVariants);
  }
  const created = undone.filter(({ field }) => field === CREATED).map(({ productId }) => productId);
  await updateProductRows(tx, created, { withdrawn: true }, revision);
  const pictured = undone.filter(({ field }) => field === 'images' || field === 'variants');
  await countPictureUses(
    tx,
    pictured.flatMap(({ field, newValue }) => picturesOf({ [field]: JSON.parse(newValue) })),
    pictured.flatMap(({ field, oldValue }) => picturesOf({ [field]: JSON.parse(oldValue) })),
  );
  const stock = undone.filter(isOfUnits);
  await changeUnits(
    tx,
    stock.map((change) => unitChange(run, change)),
  );
  await markChanges(tx, run.importId, ids, undone);
  await run.confirm(tx, addCounts({ restored: undone.length, kept: changes.length - undone.length }));
}

/** Whether a change is one of units: of a product's own inventory item, or of another one. */
const isOfUnits = ({ field }: ImportChange): boolean => field === 'stock' || field === ITEM_UNITS;

/**
 * The changes of a product that can be taken back: its groups of columns that still have the imported values, and may
 * have the former ones.
 */
async function restorableChanges(
  tx: EntityManager,
  product: ProductWithVariants & { stock: number | undefined },
  changes: readonly ImportChange[],
): Promise<ImportChange[]> {
  const isUnchanged = ({ field, newValue }: ImportChange) =>
    field === CREATED || JSON.stringify(product[field as keyof typeof product]) === newValue;
  const restorable: ImportChange[] = [];
  const groupOf = createGroups(changes.map(({ field }) => field));
  for (const [{ isAllowed }, ofGroup] of groupBy(changes, ({ field }) => groupOf(field))) {
    if (!ofGroup.every(isUnchanged)) continue;
    const restored = { ...product, ...valuesBefore(ofGroup) };
    if (!isAllowed || (await isAllowed(tx, restored))) restorable.push(...ofGroup);
  }
  return restorable;
}

const valuesBefore = (
  changes: readonly ImportChange[],
): ProductColumns & Partial<Pick<ProductWithVariants, 'variants'>> =>
  Object.fromEntries(
    changes.map(({ field, oldValue }) =>
      field === CREATED ? ['withdrawn', true] : [field, JSON.parse(oldValue)],
    ),
  );

const unitChange = ({ actorId, importId }: Run, { productId, oldValue, newValue }: ImportChange) => ({
  kind: 'import' as const,
  actorId,
  reference: importId,
  itemId: productId,
  quantity: Number(oldValue) - Number(newValue),
});

/** Marks the changes of products as kept, but those that were taken back as undone. */
async function markChanges(
  tx: EntityManager,
  importId: string,
  productIds: readonly string[],
  undone: readonly ImportChange[],
): Promise<void> {
  await tx.update(
    ImportChange,
    { importId, productId: In([...productIds]), state: 'applied' },
    { state: 'kept' },
  );
  for (const [field, ofField] of groupBy(undone, (change) => change.field)) {
    const productId = In(ofField.map((change) => change.productId));
    await tx.update(ImportChange, { importId, productId, field }, { state: 'undone' });
  }
}
