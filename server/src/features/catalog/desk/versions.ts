import { entityTag } from '../../../lib/entityTag.ts';
import type { Banner, Category, Product } from '../catalog.entity.ts';
import type { DeskProduct } from './productList.queries.ts';

// Versions of what staff edit, as entity tags: who saves sends the version that they saw.

/** The columns that staff edit of a product. Orders and reviews change the rest: the stock and the rating. */
const productFields = [
  'sku',
  'name',
  'brand',
  'description',
  'images',
  'imageAlts',
  'price',
  'oldPrice',
  'subCatId',
  'productRam',
  'productWeight',
  'size',
  'countries',
  'featured',
  'position',
  'withdrawn',
] as const satisfies (keyof Product)[];

/** Unlike `Product.revision` it stays the same when a shopper reviews the product, so that no edit is refused for that. */
export const versionOfProduct = (product: DeskProduct): string =>
  entityTag([...productFields.map((field) => product[field]), ...product.relatedIds]);

/** Without its position: others may sort the categories meanwhile. */
export const versionOfCategory = ({ name, color, images }: Category): string =>
  entityTag([name, color, images]);

/** Without its position. */
export const versionOfBanner = (banner: Banner): string => {
  const { kind, title, text, images, catId, subCatId, shownFrom, shownUntil } = banner;
  return entityTag([kind, title, text, images, catId, subCatId, shownFrom, shownUntil]);
};
