import { type EntityManager, In } from 'typeorm';
import { parseInput } from '../../../../lib/input/parseInput.ts';
import { type InvalidInput, type Problem, throwProblem } from '../../../../lib/problems.ts';
import { isoTime } from '../../../../lib/time/isoTime.ts';
import type { SettingsContext } from '../../../settings/settings.service.ts';
import { adjustStockIn, lockUnits } from '../../../stock/desk/adjustStock.service.ts';
import { findInventoryUnits } from '../../../stock/inventoryItems.service.ts';
import { findLastAuditEvents } from '../../../users/audit.service.ts';
import { lastEditText } from '../../../users/lastEdit.service.ts';
import { findUserNames } from '../../../users/users.service.ts';
import { type Category, Product } from '../../catalog.entity.ts';
import {
  numberOfChangesInvalid,
  productListedTwice,
  productsChangedMeanwhile,
} from '../../catalog.problems.ts';
import { nextUpdatedAt } from '../../catalog.queries.ts';
import { countPictureUses, findMissingPictures } from '../../pictures/cataloguePictures.service.ts';
import { storeRelatedIds } from '../../related/relatedProducts.queries.ts';
import { allowedGstRates } from '../../tax/productTax.service.ts';
import { storeVariants } from '../../variants/storeVariants.ts';
import { type CatalogueDeskContext, recordCatalogueEvents, type StaffActor } from '../catalogueDesk.ts';
import { readCategories } from '../categories/categories.queries.ts';
import { describeChanges } from '../describeChanges.ts';
import { saveInCatalogue, unchanged } from '../saveInCatalogue.ts';
import { versionOfProduct } from '../versions.ts';
import { inventoryChangesInput } from './inventoryChanges.input.ts';
import { applyFields } from './productChange.ts';
import type { Lookups, ProductFields, ProductValues } from './productFields.ts';
import { type DeskProduct, findProductIds, readDeskProducts } from './productList.queries.ts';
import { noSuchProduct, productsRefused, type Refusal } from './products.problems.ts';
import { refuseTakenSkus } from './skus.ts';
import {
  createUnitsCheck,
  movedItemIds,
  toAdjustment,
  type UnitsFields,
  unitsChangesOf,
  withoutUnits,
} from './unitsChanges.ts';

/** Products of one call. */
export const MAX_CHANGES = 500;

/** What an editor changes of a product. */
export interface ProductChange extends ProductFields, UnitsFields {
  id: string;
  /** The version that the editor saw; see `versionOfProduct`. */
  version: string;
}

export interface ProductsUpdated {
  __typename: 'DeskProductsUpdated';
  /** As they are now, in the order of the changes. */
  products: DeskProduct[];
  /** As they were before, in the same order. */
  previous: DeskProduct[];
}

interface Conflict {
  givenVersion: string;
  stored: DeskProduct;
}

/** These products were changed since the editor read them; nothing was saved. */
export type EditConflict = Problem<'DeskEditConflict'> & {
  /** `changedBy`: name of the member of staff; null: an import, or only the stock differs. `isOwnChange`: it is the actor. */
  readonly conflicts: (Conflict & {
    changedBy: string | null;
    /** ISO-8601; null: only the stock differs, or the product was never changed. */
    changedAt: string | null;
    isOwnChange: boolean;
  })[];
};

/** Rules forbid some of the changes; nothing was saved. */
export type ProductsRefused = Problem<'DeskProductsRefused'> & { readonly refusals: Refusal[] };

const editorOf = ({ changedBy, changedAt, isOwnChange }: EditConflict['conflicts'][number]): string =>
  changedAt === null ? '' : lastEditText(changedBy, isOwnChange, Date.parse(changedAt));

function editConflict(conflicts: EditConflict['conflicts']): EditConflict {
  const [conflict, ...others] = conflicts;
  return productsChangedMeanwhile(
    conflicts,
    conflict && others.length === 0
      ? { name: conflict.stored.name, editor: editorOf(conflict) }
      : { name: null, editor: '' },
  );
}

/**
 * Changes many products, all or none of them, each only if it still has the version that the editor saw.
 * @param isDryRun checks the changes, and stores nothing
 */
export async function updateProducts(
  ctx: CatalogueDeskContext,
  actor: StaffActor,
  changes: readonly ProductChange[],
  isDryRun = false,
): Promise<ProductsUpdated | EditConflict | ProductsRefused | InvalidInput> {
  const ids = changes.map(({ id }) => id);
  if (ids.length === 0 || ids.length > MAX_CHANGES) return numberOfChangesInvalid(ids.length, MAX_CHANGES);
  if (new Set(ids).size < ids.length) return productListedTwice();
  const parsed = parseInput(inventoryChangesInput, { changes });
  if ('message' in parsed) return parsed;
  return saveInCatalogue<ProductsUpdated, EditConflict | ProductsRefused>(ctx, async (tx, revision) => {
    const itemIds = movedItemIds(changes);
    // The units that are compared stay the same until the end: shoppers who pay for these products wait.
    if (!isDryRun && itemIds.length > 0) await lockUnits(tx, ctx.db.dialect, itemIds);
    const previous = await readDeskProducts(tx, ids);
    const plans = await planChanges(ctx, tx, actor, changes, previous);
    if (isDryRun || plans.length === 0)
      return unchanged({ __typename: 'DeskProductsUpdated', products: previous, previous });
    await storePlans(tx, plans, revision);
    const adjustments = plans.flatMap(({ units }) => units.map(toAdjustment));
    if (adjustments.length > 0) await adjustStockIn(tx, ctx.db, actor, adjustments);
    await recordCatalogueEvents(tx, actor, plans.flatMap(toEvent));
    return { __typename: 'DeskProductsUpdated', products: await readDeskProducts(tx, ids), previous };
  });
}

interface Plan {
  product: DeskProduct;
  values: ProductValues;
  /** Those of units that do not stay the same. */
  units: ReturnType<typeof unitsChangesOf>;
  categoryById: Lookups['categoryById'];
}

/** Compares the changes with the stored products. Throws EditConflict or ProductsRefused. */
async function planChanges(
  ctx: SettingsContext,
  tx: EntityManager,
  actor: StaffActor,
  changes: readonly ProductChange[],
  stored: readonly DeskProduct[],
): Promise<Plan[]> {
  const productById = new Map(stored.map((product) => [product.id, product]));
  const missing = changes.filter(({ id }) => !productById.has(id));
  if (missing.length > 0) throwProblem(productsRefused(missing.map(({ id }) => noSuchProduct(id))));
  const lookups = await readLookups(ctx, tx, changes);
  const plans: Plan[] = [];
  const refusals: Refusal[] = [];
  const conflicts: Conflict[] = [];
  const checkUnits = createUnitsCheck(lookups);
  for (const change of changes) {
    const { id, version, ...fields } = withoutUnits(change);
    const product = productById.get(id) as DeskProduct;
    const applied = applyFields(product, fields, lookups);
    const units = unitsChangesOf(change);
    const checkedUnits = checkUnits(product, units, applied.values);
    if (versionOfProduct(product) !== version || !checkedUnits.isAsSeen)
      conflicts.push({ givenVersion: version, stored: product });
    refusals.push(...applied.refusals, ...checkedUnits.refusals);
    plans.push({
      product,
      values: applied.values,
      units: units.filter((one) => one.change !== 0),
      categoryById: lookups.categoryById,
    });
  }
  if (conflicts.length > 0) throwProblem(editConflict(await nameEditors(tx, actor, conflicts)));
  refusals.push(...(await refuseTakenSkus(tx, plans)));
  if (refusals.length > 0) throwProblem(productsRefused(refusals));
  return plans.filter(({ values, units }) => units.length > 0 || Object.keys(values).length > 0);
}

/** Adds who has changed the products last. */
async function nameEditors(
  tx: EntityManager,
  actor: StaffActor,
  conflicts: readonly Conflict[],
): Promise<EditConflict['conflicts']> {
  const edited = conflicts.filter(({ givenVersion, stored }) => versionOfProduct(stored) !== givenVersion);
  const subjects = edited.map(({ stored }) => subjectOf(stored));
  const events = await findLastAuditEvents(tx, subjects, [
    'productChanged',
    'productWithdrawn',
    'productRestored',
  ]);
  const names = await findUserNames(
    tx,
    [...events.values()].flatMap(({ actorId }) => actorId ?? []),
  );
  return conflicts.map(({ givenVersion, stored }) => {
    const event = events.get(subjectOf(stored));
    // What an import changes later has no event of its own.
    const isLast = event && Number(event.createdAt) >= Number(stored.updatedAt);
    const editorId = isLast ? event.actorId : null;
    const changedBy = (editorId && names.get(editorId)) || null;
    // A product that was never changed has no time: the version was none of this product.
    const isChanged = stored.updatedAt !== null && versionOfProduct(stored) !== givenVersion;
    const changedAt = isChanged ? isoTime(Number(stored.updatedAt)) : null;
    return { givenVersion, stored, changedBy, changedAt, isOwnChange: editorId === actor.id };
  });
}

const subjectOf = ({ id }: Product): string => `product:${id}`;

/** What the rules of some products look up in the database. */
export async function readLookups(
  ctx: SettingsContext,
  tx: EntityManager,
  changes: readonly (ProductFields & Pick<UnitsFields, 'inventoryChanges'>)[],
): Promise<Lookups> {
  const categories: Category[] = await readCategories(tx);
  const urls = changes.flatMap(({ images = [], variants = [] }) => [
    ...images.map(({ url }) => url),
    ...variants.map(({ picture }) => picture),
  ]);
  const itemIds = changes.flatMap(({ variants = [], inventoryChanges = [] }) =>
    [...variants, ...inventoryChanges].flatMap(({ inventoryId }) => inventoryId ?? []),
  );
  return {
    categoryById: new Map(categories.map((category) => [category.id, category])),
    allowedGstRates: allowedGstRates(ctx),
    missingPictures: new Set(await findMissingPictures(tx, urls, 'product')),
    productIds: await findProductIds(
      tx,
      changes.flatMap(({ relatedIds = [] }) => relatedIds),
    ),
    inventoryUnits: await findInventoryUnits(tx, itemIds),
  };
}

/** All pictures of a product, also those of its variants. */
export const picturesOf = ({ images, variants }: Pick<DeskProduct, 'images' | 'variants'>): string[] => [
  ...images,
  ...variants.flatMap(({ picture }) => picture ?? []),
];

async function storePlans(tx: EntityManager, plans: readonly Plan[], revision: number): Promise<void> {
  const changed = plans.filter(({ values }) => Object.keys(values).length > 0);
  // First without their SKUs, so that products can swap them.
  const ids = changed.filter(({ values }) => values.sku !== undefined).map(({ product }) => product.id);
  if (ids.length > 0) await tx.update(Product, { id: In(ids) }, { sku: null });
  // In the order of the ids, as checkouts lock products.
  const sorted = [...changed].sort((a, b) => (a.product.id < b.product.id ? -1 : 1));
  for (const { product, values } of sorted) {
    const { relatedIds: _, variants, ...columns } = values;
    await tx.update(Product, { id: product.id }, { ...columns, revision, updatedAt: nextUpdatedAt });
    if (variants) await storeVariants(tx, product.id, variants);
  }
  await storeRelatedIds(
    tx,
    changed.flatMap(({ product: { id }, values: { relatedIds } }) => (relatedIds ? { id, relatedIds } : [])),
  );
  await countPictureUses(
    tx,
    changed.flatMap(({ product }) => picturesOf(product)),
    changed.flatMap(({ product, values }) => picturesOf({ ...product, ...values })),
  );
}

function toEvent({ product, values, categoryById }: Plan) {
  const { withdrawn, ...others } = values;
  const subject = subjectOf(product);
  const moved = {
    action: withdrawn ? ('productWithdrawn' as const) : ('productRestored' as const),
    subject,
    detail: product.name,
  };
  const changed = {
    action: 'productChanged' as const,
    subject,
    detail: describeChanges(product, others, categoryById),
  };
  return [
    ...(withdrawn === undefined ? [] : [moved]),
    // A change of the stock alone has an event of its own.
    ...(Object.keys(others).length === 0 ? [] : [changed]),
  ];
}
