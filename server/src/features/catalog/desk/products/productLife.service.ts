import { type EntityManager, In } from 'typeorm';
import { newId } from '../../../../lib/ids.ts';
import { parseInput } from '../../../../lib/input/parseInput.ts';
import { type InvalidInput, type NotFound, throwProblem } from '../../../../lib/problems.ts';
import { recordOpeningUnits } from '../../../stock/ledger.service.ts';
import { firstStockInput } from '../../../stock/stock.input.ts';
import { productNotFound } from '../../../stock/stock.problems.ts';
import { Product } from '../../catalog.entity.ts';
import { numberOfSelectedInvalid } from '../../catalog.problems.ts';
import { nextUpdatedAt } from '../../catalog.queries.ts';
import { countPictureUses } from '../../pictures/cataloguePictures.service.ts';
import { storeRelatedIds } from '../../related/relatedProducts.queries.ts';
import { noTax } from '../../tax/productTax.service.ts';
import { storeVariants } from '../../variants/storeVariants.ts';
import { type CatalogueDeskContext, recordCatalogueEvents, type StaffActor } from '../catalogueDesk.ts';
import { saveInCatalogue, unchanged } from '../saveInCatalogue.ts';
import { applyFields } from './productChange.ts';
import { findCreatedProduct, identifyCreation, recordCreation } from './productCreations.ts';
import { MAX_CHANGES, type ProductsRefused, picturesOf, readLookups } from './productEdits.service.ts';
import type { ProductFields } from './productFields.ts';
import { type DeskProduct, readDeskProducts } from './productList.queries.ts';
import { noSuchProduct, productsRefused } from './products.problems.ts';
import { refuseTakenSkus } from './skus.ts';

// Products come, go and come back. Their rows stay, because orders and reviews refer to them.

/** A new product. */
export interface NewProduct extends ProductFields {
  name: string;
  brand: string;
  subCatId: string;
  price: number;
  /** Units on hand; 0 by default. */
  stock?: number;
  /** Missing: each request creates a product. */
  idempotencyKey?: string;
}

export interface ProductCreated {
  __typename: 'DeskProductCreated';
  product: DeskProduct;
}

/**
 * Creates a product behind all others. Its first stock is the first movement of its ledger. The same product with the same idempotency
 * key is created once.
 */
export async function createProduct(
  ctx: CatalogueDeskContext,
  actor: StaffActor,
  { idempotencyKey, ...product }: NewProduct,
): Promise<ProductCreated | ProductsRefused> {
  const request = idempotencyKey === undefined ? null : identifyCreation(idempotencyKey, product);
  return saveInCatalogue<ProductCreated, ProductsRefused>(ctx, async (tx, revision) => {
    const earlier = request && (await findCreatedProduct(tx, request));
    if (earlier) return unchanged({ __typename: 'DeskProductCreated', product: earlier });
    const created = await insertProduct(tx, actor, await planProduct(ctx, tx, product, revision));
    if (request) await recordCreation(tx, request, created.product.id);
    return created;
  });
}

/** A new product. Throws DeskProductsRefused. */
async function planProduct(
  ctx: CatalogueDeskContext,
  tx: EntityManager,
  { withdrawn = false, stock = 0, ...fields }: Omit<NewProduct, 'idempotencyKey'>,
  revision: number,
): Promise<DeskProduct> {
  const draft: DeskProduct = {
    ...emptyColumns,
    ...freshColumns(ctx),
    price: fields.price,
    oldPrice: fields.oldPrice ?? fields.price,
    countInStock: stock,
    withdrawn,
    revision,
  };
  const { values, refusals } = applyFields(draft, fields, await readLookups(ctx, tx, [fields]), null);
  const taken = await refuseTakenSkus(tx, [{ product: draft, values }]);
  refusals.push(...taken.map((refusal) => ({ ...refusal, id: null })));
  const parsedStock = parseInput(firstStockInput, stock);
  if ('message' in parsedStock) {
    const { code, message } = parsedStock;
    refusals.push({ id: null, field: 'stock', code, message });
  }
  if (refusals.length > 0) throwProblem(productsRefused(refusals));
  return { ...draft, ...values };
}

const COPY = ' (copy)';
const MAX_NAME = 200;

/** Creates a copy of a product without its stock and reviews. The copy is not on sale. */
export async function duplicateProduct(
  ctx: CatalogueDeskContext,
  actor: StaffActor,
  id: string,
): Promise<ProductCreated | NotFound> {
  return saveInCatalogue<ProductCreated, NotFound>(ctx, async (tx, revision) => {
    const [original] = await readDeskProducts(tx, [id]);
    if (!original) throwProblem(productNotFound());
    return insertProduct(tx, actor, {
      ...original,
      ...freshColumns(ctx),
      variants: original.variants.map((variant) => ({ ...variant, id: newId(), sku: null })),
      name: original.name.slice(0, MAX_NAME - COPY.length) + COPY,
      withdrawn: true,
      revision,
    });
  });
}

/** What every new product begins with. */
const freshColumns = ({ catalog: { snapshot } }: CatalogueDeskContext) => {
  const positions = [snapshot, snapshot.withdrawn].map(({ products }) => products.at(-1)?.position ?? -1);
  return {
    id: newId(),
    sku: null,
    rating: 0,
    reviewCount: 0,
    countInStock: 0,
    lowStockAt: null,
    position: Math.max(...positions) + 1,
    createdAt: Date.now(),
    updatedAt: null,
  };
};

const emptyColumns = {
  name: '',
  brand: '',
  description: '',
  images: [],
  imageAlts: null,
  catId: '',
  subCatId: '',
  productRam: [],
  productWeight: [],
  size: [],
  countries: [],
  countryOfOrigin: null,
  contents: null,
  featured: false,
  relatedIds: [],
  ...noTax,
  variants: [],
} satisfies Partial<DeskProduct>;

async function insertProduct(
  tx: EntityManager,
  actor: StaffActor,
  product: DeskProduct,
): Promise<ProductCreated> {
  const { relatedIds, variants, ...columns } = product;
  await tx.insert(Product, columns);
  await storeVariants(tx, product.id, variants);
  await storeRelatedIds(tx, [{ id: product.id, relatedIds }]);
  const { countInStock } = product;
  await recordOpeningUnits(tx, [product], {
    actorId: actor.id,
    ...(countInStock > 0 && { reason: 'First stock' }),
  });
  await countPictureUses(tx, [], picturesOf(product));
  await recordCatalogueEvents(tx, actor, [
    {
      action: 'productCreated',
      subject: `product:${product.id}`,
      detail: countInStock > 0 ? `${product.name}, stock 0 → ${countInStock}` : product.name,
    },
  ]);
  return { __typename: 'DeskProductCreated', product };
}

export interface ProductsMoved {
  __typename: 'DeskProductsMoved';
  /** In the order of the ids. */
  products: DeskProduct[];
}

/** Takes products off sale, all or none. Those that are withdrawn already stay so. */
export const withdrawProducts = (
  ctx: CatalogueDeskContext,
  actor: StaffActor,
  ids: readonly string[],
): Promise<ProductsMoved | ProductsRefused | InvalidInput> => setWithdrawn(ctx, actor, ids, true);

/** Puts withdrawn products back on sale, all or none. Those that are on sale already stay so. */
export const restoreProducts = (
  ctx: CatalogueDeskContext,
  actor: StaffActor,
  ids: readonly string[],
): Promise<ProductsMoved | ProductsRefused | InvalidInput> => setWithdrawn(ctx, actor, ids, false);

async function setWithdrawn(
  ctx: CatalogueDeskContext,
  actor: StaffActor,
  ids: readonly string[],
  withdrawn: boolean,
): Promise<ProductsMoved | ProductsRefused | InvalidInput> {
  if (ids.length === 0 || ids.length > MAX_CHANGES) return numberOfSelectedInvalid(ids.length, MAX_CHANGES);
  return saveInCatalogue<ProductsMoved, ProductsRefused>(ctx, async (tx, revision) => {
    const products = await readDeskProducts(tx, ids);
    const missing = ids.filter((id) => !products.some((product) => product.id === id));
    if (missing.length > 0) throwProblem(productsRefused(missing.map(noSuchProduct)));
    const moved = products.filter((product) => product.withdrawn !== withdrawn);
    if (moved.length === 0) return unchanged({ __typename: 'DeskProductsMoved', products });
    await tx.update(
      Product,
      { id: In(moved.map(({ id }) => id)) },
      { withdrawn, revision, updatedAt: nextUpdatedAt },
    );
    const action = withdrawn ? 'productWithdrawn' : 'productRestored';
    await recordCatalogueEvents(
      tx,
      actor,
      moved.map(({ id, name }) => ({ action, subject: `product:${id}`, detail: name })),
    );
    return { __typename: 'DeskProductsMoved', products: await readDeskProducts(tx, ids) };
  });
}
