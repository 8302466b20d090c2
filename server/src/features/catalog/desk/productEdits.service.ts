import type { EntityManager } from 'typeorm';
import {
  type InvalidInput,
  invalidInput,
  type Problem,
  problem,
  throwProblem,
} from '../../../lib/problems.ts';
import { type Category, Product } from '../catalog.entity.ts';
import { countPictureUses, findUnknownPictures } from '../pictures/cataloguePictures.service.ts';
import { type CatalogueDeskContext, recordCatalogueEvents, type StaffActor } from './catalogueDesk.ts';
import { readCategories } from './categories.queries.ts';
import { describeChanges } from './describeChanges.ts';
import { applyFields, type Lookups, type ProductValues, type Refusal } from './productChange.ts';
import type { ProductFields } from './productFields.ts';
import { readProducts } from './productList.queries.ts';
import { saveInCatalogue } from './saveInCatalogue.ts';
import { versionOfProduct } from './versions.ts';

/** Products of one call. */
export const MAX_CHANGES = 500;

/** What an editor changes of a product. */
export interface ProductChange extends ProductFields {
  id: string;
  /** The version that the editor saw; see `versionOfProduct`. */
  version: string;
}

export interface ProductsUpdated {
  __typename: 'DeskProductsUpdated';
  /** As they are now, in the order of the changes. */
  products: Product[];
  /** As they were before, in the same order. */
  previous: Product[];
}

/** Others have changed these products since the editor read them; nothing was saved. */
export type EditConflict = Problem<'DeskEditConflict'> & {
  readonly conflicts: { givenVersion: string; stored: Product }[];
};

/** Rules forbid some of the changes; nothing was saved. */
export type ProductsRefused = Problem<'DeskProductsRefused'> & { readonly refusals: Refusal[] };

export const productsRefused = (refusals: Refusal[]): ProductsRefused => ({
  ...problem(
    'DeskProductsRefused',
    refusals.length === 1
      ? `Nothing was saved: ${refusals[0]?.message}`
      : `Nothing was saved: ${refusals.length} values cannot be stored`,
  ),
  refusals,
});

export const noSuchProduct = (id: string): Refusal => ({
  id,
  field: null,
  message: 'There is no such product',
});

const editConflict = (conflicts: EditConflict['conflicts']): EditConflict => ({
  ...problem(
    'DeskEditConflict',
    conflicts.length === 1
      ? `Nothing was saved: somebody else has changed ${conflicts[0]?.stored.name} meanwhile`
      : `Nothing was saved: somebody else has changed ${conflicts.length} of these products meanwhile`,
  ),
  conflicts,
});

/** Changes many products, all or none of them, each only if it still has the version that the editor saw. */
export async function updateProducts(
  ctx: CatalogueDeskContext,
  actor: StaffActor,
  changes: readonly ProductChange[],
): Promise<ProductsUpdated | EditConflict | ProductsRefused | InvalidInput> {
  const ids = changes.map(({ id }) => id);
  if (ids.length === 0 || ids.length > MAX_CHANGES)
    return invalidInput(`Please change 1 to ${MAX_CHANGES} products at once`, 'changes');
  if (new Set(ids).size < ids.length) return invalidInput('A product is listed twice', 'changes');
  return saveInCatalogue<ProductsUpdated, EditConflict | ProductsRefused>(ctx, async (tx, revision) => {
    const previous = await readProducts(tx, ids);
    const plans = await planChanges(tx, changes, previous);
    await storePlans(tx, plans, revision);
    await recordCatalogueEvents(tx, actor, plans.map(toEvent));
    return { __typename: 'DeskProductsUpdated', products: await readProducts(tx, ids), previous };
  });
}

interface Plan {
  product: Product;
  values: ProductValues;
}

/** Compares the changes with the stored products. Throws EditConflict or ProductsRefused. */
async function planChanges(
  tx: EntityManager,
  changes: readonly ProductChange[],
  stored: readonly Product[],
): Promise<Plan[]> {
  const productById = new Map(stored.map((product) => [product.id, product]));
  const missing = changes.filter(({ id }) => !productById.has(id));
  if (missing.length > 0) throwProblem(productsRefused(missing.map(({ id }) => noSuchProduct(id))));
  const lookups = await readLookups(tx, changes);
  const plans: Plan[] = [];
  const refusals: Refusal[] = [];
  const conflicts: { givenVersion: string; stored: Product }[] = [];
  for (const { id, version, ...fields } of changes) {
    const product = productById.get(id) as Product;
    if (versionOfProduct(product) !== version) conflicts.push({ givenVersion: version, stored: product });
    const applied = applyFields(product, fields, lookups);
    refusals.push(...applied.refusals);
    plans.push({ product, values: applied.values });
  }
  if (conflicts.length > 0) throwProblem(editConflict(conflicts));
  if (refusals.length > 0) throwProblem(productsRefused(refusals));
  return plans.filter(({ values }) => Object.keys(values).length > 0);
}

/** What the rules of some products look up in the database. */
export async function readLookups(tx: EntityManager, changes: readonly ProductFields[]): Promise<Lookups> {
  const categories: Category[] = await readCategories(tx);
  const urls = changes.flatMap(({ images }) => images?.map(({ url }) => url) ?? []);
  return {
    categoryById: new Map(categories.map((category) => [category.id, category])),
    unknownPictures: new Set(await findUnknownPictures(tx, urls, 'product')),
  };
}

async function storePlans(tx: EntityManager, plans: readonly Plan[], revision: number): Promise<void> {
  // In the order of the ids, as checkouts lock products.
  const sorted = [...plans].sort((a, b) => (a.product.id < b.product.id ? -1 : 1));
  for (const { product, values } of sorted)
    await tx.update(Product, { id: product.id }, { ...values, revision });
  const withImages = plans.filter(({ values }) => values.images);
  await countPictureUses(
    tx,
    withImages.flatMap(({ product }) => product.images),
    withImages.flatMap(({ values }) => values.images ?? []),
  );
}

const toEvent = ({ product, values }: Plan) => ({
  action: 'productChanged' as const,
  subject: `product:${product.id}`,
  detail: describeChanges(product, values),
});
