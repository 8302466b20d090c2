import type { Resolvers } from '../../generated/resolvers.ts';
import type { Context } from '../../graphql/context.ts';
import { throwIfInvalidInput, throwIfTooMany } from '../../graphql/errors.ts';
import { discountPercent, toPaise, toRupees } from '../../lib/money.ts';
import { toImage } from '../../lib/pictures/images.ts';
import { findCountry, toLocation } from '../locations/locations.service.ts';
import { addRankingDependency } from './cacheDependencies.ts';
import {
  childCategories,
  findCategory,
  findHighestPrice,
  findImportCountries,
  findProduct,
  findProducts,
  findShownCategory,
  findVariant,
  imagesOf,
  listBanners,
  relatedProducts,
  suggest,
} from './catalog.service.ts';
import { formatReference } from './measures/unitPrice.ts';
import { findComparablePrice, findNetQuantity, findStatutoryPrice } from './measures/unitPrices.service.ts';
import { countInStock, shownStock, shownVariant } from './variants/variantStock.service.ts';
import {
  type CatalogVariant,
  highestVariantPrice,
  lowestPrice,
  variantsOf,
} from './variants/variants.service.ts';

const toPaiseOrNull = (rupees: number | null | undefined) => (rupees == null ? null : toPaise(rupees));
const toTenthsOrNull = (stars: number | null | undefined) => (stars == null ? null : Math.round(stars * 10));

const discountOf = ({ price, oldPrice }: CatalogVariant): number => discountPercent(price, oldPrice);

async function beginSearch({ limits, clientAddress, viewer, catalog, dependencies }: Context): Promise<void> {
  throwIfTooMany(await limits.consume('search', { address: clientAddress, account: viewer?.id }));
  await catalog.whenSearchable;
  addRankingDependency(dependencies, catalog);
}

export const catalogResolvers = {
  Query: {
    categories: (_, __, ctx) => [...childCategories(ctx, null)],
    category: (_, { id }, ctx) => findShownCategory(ctx, id),
    product: (_, { id }, ctx) => findProduct(ctx, id),
    variant: (_, { id }, ctx) => findVariant(ctx, id),
    products: async (_, { filter, sort, first, after, offset }, ctx) => {
      if (filter?.text) await beginSearch(ctx);
      return throwIfInvalidInput(
        findProducts(ctx, {
          ...filter,
          minPrice: toPaiseOrNull(filter?.minPrice),
          maxPrice: toPaiseOrNull(filter?.maxPrice),
          minRating: toTenthsOrNull(filter?.minRating),
          rating: toTenthsOrNull(filter?.rating),
          location: toLocation(filter?.location),
          sort,
          first: first ?? 24,
          after,
          offset: offset ?? 0,
        }),
      );
    },
    suggestions: async (_, { text, location }, ctx) => {
      await beginSearch(ctx);
      return suggest(ctx, text, toLocation(location));
    },
    banners: (_, { kind }, ctx) => listBanners(ctx, kind),
  },
  Category: {
    images: ({ images }) => images.map(toImage),
    parent: ({ parentId }, _, ctx) => (parentId ? findCategory(ctx, parentId) : null),
    children: ({ id }, _, ctx) => [...childCategories(ctx, id)],
  },
  Product: {
    description: ({ id }, _, ctx) => ctx.details.description(id),
    images: (product, _, ctx) => imagesOf(ctx, product),
    imageAlts: ({ imageAlts }) => [...imageAlts],
    price: async (product, _, ctx) => toRupees((await shownVariant(ctx, product)).price),
    oldPrice: async (product, _, ctx) => toRupees((await shownVariant(ctx, product)).oldPrice),
    discount: async (product, _, ctx) => discountOf(await shownVariant(ctx, product)),
    shownVariant: (product, _, ctx) => shownVariant(ctx, product),
    priceRange: (product) => ({
      lowest: toRupees(lowestPrice(product)),
      highest: toRupees(highestVariantPrice(product)),
    }),
    variants: (product) => [...variantsOf(product)],
    rating: ({ rating }) => rating / 10,
    catName: ({ catId }, _, ctx) => findCategory(ctx, catId)?.name ?? '',
    subCatName: ({ subCatId }, _, ctx) => findCategory(ctx, subCatId)?.name ?? '',
    countInStock: async (product, _, ctx) => (await shownStock(ctx, product)).countInStock,
    countryOfOrigin: ({ countryOfOrigin }) => findCountry(countryOfOrigin),
    related: (product, { first, location }, ctx) =>
      throwIfInvalidInput(relatedProducts(ctx, product, first ?? null, toLocation(location))),
  },
  ProductVariant: {
    label: ({ label }) => label || null,
    price: ({ price }) => toRupees(price),
    oldPrice: ({ oldPrice }) => toRupees(oldPrice),
    discount: discountOf,
    countInStock: (variant, _, ctx) => countInStock(ctx, variant),
    netQuantity: findNetQuantity,
    unitPrice: (variant) => findStatutoryPrice(variant),
    comparablePrice: (variant, _, ctx) => findComparablePrice(ctx, variant),
    image: ({ picture }) => (picture ? toImage(picture) : null),
  },
  UnitPrice: {
    price: ({ price }) => toRupees(price),
    amount: ({ reference }) => reference.amount,
    unit: ({ reference }) => reference.unit,
    reference: ({ reference }) => formatReference(reference),
  },
  ProductConnection: {
    edges: ({ products, cursorOf }) =>
      products.map((listed) => ({ cursor: cursorOf(listed), node: listed.product })),
    nodes: ({ products }) => products.map(({ product }) => product),
    highestPrice({ query }, _, ctx) {
      const price = findHighestPrice(ctx, query);
      return price === null ? null : toRupees(price);
    },
    importedFrom: ({ query }, _, ctx) => findImportCountries(ctx, query),
  },
  Banner: { images: ({ images }) => images.map(toImage) },
} satisfies Resolvers;
