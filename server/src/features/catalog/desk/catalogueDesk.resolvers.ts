import type {
  DeskBannerChange,
  DeskNewBanner,
  DeskNewProduct,
  DeskProductChange,
  DeskVariantInput,
  Resolvers,
} from '../../../generated/resolvers.ts';
import { throwIfInvalidInput, throwIfTooMany } from '../../../graphql/errors.ts';
import { toGstText } from '../../../lib/gst/ownTax.input.ts';
import { toExactPaise } from '../../../lib/input/amount.input.ts';
import { toRupees } from '../../../lib/money.ts';
import { toImage, toThumbnail } from '../../../lib/pictures/images.ts';
import { isoTime } from '../../../lib/time/isoTime.ts';
import { parseIsoTime } from '../../../lib/time/parseIsoTime.ts';
import { getStaffActor } from '../../staff/staffActor.service.ts';
import { isShownAt } from '../bannerTimes.service.ts';
import { findProduct, leadImage } from '../catalog.service.ts';
import { findChargedPrices } from '../prices/chargedPrices.service.ts';
import { listProductsWithoutTax } from '../tax/productsWithoutTax.service.ts';
import {
  createBanner,
  deleteBanner,
  listAllBanners,
  sortBanners,
  updateBanner,
} from './banners/banners.service.ts';
import {
  allChildCategories,
  countProducts,
  countWithdrawn,
  createCategory,
  deleteCategory,
  getCategory,
  hasMemory,
  sortCategories,
  updateCategory,
} from './categories/categories.service.ts';
import { updateProducts } from './products/productEdits.service.ts';
import {
  createProduct,
  duplicateProduct,
  restoreProducts,
  withdrawProducts,
} from './products/productLife.service.ts';
import {
  findDeskProduct,
  findRelatedProducts,
  findVariants,
  listDeskProducts,
} from './products/productList.service.ts';
import { listStockedProducts } from './products/stockedProducts.service.ts';
import type { VariantInput } from './products/variant.input.ts';
import { versionOfBanner, versionOfCategory, versionOfProduct } from './versions.ts';

/** An object without the fields that are null or undefined. */
type Present<T> = { [Field in keyof T]: NonNullable<T[Field]> };
const present = <T extends object>(input: T): Partial<Present<T>> =>
  Object.fromEntries(Object.entries(input).filter(([, value]) => value != null)) as Partial<Present<T>>;

const toVariantFields = (input: DeskVariantInput): VariantInput => ({
  id: input.id ?? null,
  label: input.label,
  sku: input.sku ?? '',
  gtin: input.gtin ?? '',
  price: toExactPaise(input.price),
  oldPrice: toExactPaise(input.oldPrice ?? input.price),
  amount: input.amount ?? null,
  unit: input.unit ?? null,
  picture: input.picture ?? '',
  paused: input.paused ?? false,
  weighed: input.weighed ?? false,
  inventoryId: input.inventoryId ?? null,
  requiredQuantity: input.requiredQuantity ?? 1,
});

function toProductFields<Input extends DeskProductChange | DeskNewProduct>({
  subCategoryId,
  price,
  oldPrice,
  images,
  variants,
  ...input
}: Input) {
  return {
    ...present(input),
    ...(subCategoryId != null && { subCatId: subCategoryId }),
    ...(price != null && { price: toExactPaise(price) }),
    ...(oldPrice != null && { oldPrice: toExactPaise(oldPrice) }),
    ...(variants && { variants: variants.map(toVariantFields) }),
    ...(images && { images: images.map(({ url, alt }) => ({ url, alt: alt ?? '' })) }),
  };
}

const toBannerFields = <Input extends DeskBannerChange | DeskNewBanner>({
  shownFrom,
  shownUntil,
  ...input
}: Input) => ({
  ...present(input),
  ...(shownFrom !== undefined && { shownFrom: parseIsoTime(shownFrom) }),
  ...(shownUntil !== undefined && { shownUntil: parseIsoTime(shownUntil) }),
});

const sorts = { POSITION: 'FEATURED' } as const;

export const catalogueDeskResolvers = {
  Desk: {
    products: async (_, { filter, sort, first, after }, ctx) => {
      if (filter?.text) {
        throwIfTooMany(
          await ctx.limits.consume('search', { address: ctx.clientAddress, account: ctx.viewer?.id }),
        );
        await ctx.catalog.whenSearchable;
      }
      const query = { ...filter, sort: sort === 'POSITION' ? sorts[sort] : sort, first: first ?? 50, after };
      return throwIfInvalidInput(await listDeskProducts(ctx, query));
    },
    productsWithoutTax: async (_, { first, after }, ctx) =>
      throwIfInvalidInput(await listProductsWithoutTax(ctx, { first: first ?? 50, after })),
    product: (_, { id }, ctx) => findDeskProduct(ctx, id),
    stockedProducts: async (_, { first, ...query }, ctx) =>
      throwIfInvalidInput(await listStockedProducts(ctx, { ...query, first: first ?? 50 })),
    categories: (_, __, ctx) => [...allChildCategories(ctx, null)],
    banners: (_, { kind }, ctx) => listAllBanners(ctx, kind),
  },
  DeskProduct: {
    version: (product) => versionOfProduct(product),
    images: ({ images, imageAlts }) =>
      images.map((url, index) => ({ url, srcSet: toImage(url).srcSet, alt: imageAlts?.[index] ?? '' })),
    image: ({ images: [url] }) => (url === undefined ? null : toImage(url)),
    thumbnail: ({ images: [url] }) => (url === undefined ? null : toThumbnail(url)),
    price: ({ price }) => toRupees(price),
    oldPrice: ({ oldPrice }) => toRupees(oldPrice),
    chargedPrices: async ({ id }, _, ctx) => (await findChargedPrices(ctx, id)).map(toRupees),
    category: ({ catId }, _, ctx) => getCategory(ctx, catId),
    subCategory: ({ subCatId }, _, ctx) => getCategory(ctx, subCatId),
    subCategoryId: ({ subCatId }) => subCatId,
    related: (product, _, ctx) => findRelatedProducts(ctx, product),
    hsn: ({ hsn }) => hsn ?? '',
    gst: toGstText,
    variants: async (product, _, ctx) => [...(await findVariants(ctx, product))],
    stock: ({ countInStock }) => countInStock,
    rating: ({ rating }) => rating / 10,
    createdAt: ({ createdAt }) => isoTime(createdAt),
    updatedAt: ({ updatedAt, createdAt }) => isoTime(updatedAt ?? createdAt),
  },
  DeskVariant: {
    price: ({ price }) => toRupees(price),
    oldPrice: ({ oldPrice }) => toRupees(oldPrice),
    chargedPrices: async ({ productId, label }, _, ctx) =>
      (await findChargedPrices(ctx, productId, label)).map(toRupees),
    inventoryItem: async ({ inventoryId }, _, ctx) =>
      (inventoryId && (await ctx.inventoryItemLoader.load(inventoryId))) || null,
  },
  DeskStockedProduct: {
    image: (product, _, ctx) => leadImage(ctx, product),
  },
  DeskAuditEvent: {
    productName: ({ subject }, _, ctx) => {
      const [kind, id = ''] = subject?.split(':') ?? [];
      return kind === 'product' ? (findProduct(ctx, id)?.name ?? null) : null;
    },
  },
  DeskRefusal: {
    productId: ({ id }) => id,
    field: ({ field }) => (field === 'subCatId' ? 'subCategoryId' : field),
    entryId: ({ entry }) => entry?.id ?? null,
    entryField: ({ entry }) => entry?.field ?? null,
  },
  DeskCategory: {
    version: (category) => versionOfCategory(category),
    image: ({ images: [url] }) => (url === undefined ? null : toImage(url)),
    hsn: ({ hsn }) => hsn ?? '',
    gst: toGstText,
    children: ({ id }, _, ctx) => [...allChildCategories(ctx, id)],
    productCount: ({ id }, _, ctx) => countProducts(ctx, id),
    withdrawnCount: ({ id }, _, ctx) => countWithdrawn(ctx, id),
    hasMemory: ({ id }, _, ctx) => hasMemory(ctx, id),
  },
  DeskCategoriesSorted: {
    categories: (_, __, ctx) => [...allChildCategories(ctx, null)],
  },
  DeskBanner: {
    version: (banner) => versionOfBanner(banner),
    image: ({ images: [url = ''] }) => toImage(url),
    category: ({ catId, subCatId }, _, ctx) => getCategory(ctx, subCatId ?? catId),
    shownFrom: ({ shownFrom }) => (shownFrom === null ? null : isoTime(shownFrom)),
    shownUntil: ({ shownUntil }) => (shownUntil === null ? null : isoTime(shownUntil)),
    shownNow: (banner) => isShownAt(banner, Date.now()),
  },
  Mutation: {
    updateProducts: (_, { changes, dryRun }, ctx) =>
      updateProducts(
        ctx,
        getStaffActor(ctx),
        changes.map((change) => ({ ...toProductFields(change), id: change.id, version: change.version })),
        dryRun ?? false,
      ),
    createProduct: (_, { input }, ctx) =>
      createProduct(ctx, getStaffActor(ctx), {
        ...toProductFields(input),
        name: input.name,
        brand: input.brand,
        subCatId: input.subCategoryId,
        price: toExactPaise(input.price),
      }),
    duplicateProduct: (_, { id }, ctx) => duplicateProduct(ctx, getStaffActor(ctx), id),
    withdrawProducts: (_, { ids }, ctx) => withdrawProducts(ctx, getStaffActor(ctx), ids),
    restoreProducts: (_, { ids }, ctx) => restoreProducts(ctx, getStaffActor(ctx), ids),
    createCategory: (_, { input: { parentId, ...fields } }, ctx) =>
      createCategory(ctx, getStaffActor(ctx), {
        ...present(fields),
        parentId: parentId ?? null,
      }),
    updateCategory: (_, { change: { image, comparableUnit, id, version, ...fields } }, ctx) =>
      updateCategory(ctx, getStaffActor(ctx), {
        ...present(fields),
        ...(image !== undefined && { image }),
        ...(comparableUnit !== undefined && { comparableUnit }),
        id,
        version,
      }),
    deleteCategory: (_, input, ctx) => deleteCategory(ctx, getStaffActor(ctx), input),
    sortCategories: (_, { parentId, ids }, ctx) =>
      sortCategories(ctx, getStaffActor(ctx), { parentId: parentId ?? null, ids }),
    createBanner: (_, { input }, ctx) =>
      createBanner(ctx, getStaffActor(ctx), {
        ...toBannerFields(input),
        kind: input.kind,
        title: input.title,
        image: input.image,
        categoryId: input.categoryId,
      }),
    updateBanner: (_, { change }, ctx) =>
      updateBanner(ctx, getStaffActor(ctx), {
        ...toBannerFields(change),
        id: change.id,
        version: change.version,
      }),
    deleteBanner: (_, input, ctx) => deleteBanner(ctx, getStaffActor(ctx), input),
    sortBanners: (_, { kind, ids }, ctx) => sortBanners(ctx, getStaffActor(ctx), { kind, ids }),
  },
} satisfies Resolvers;
