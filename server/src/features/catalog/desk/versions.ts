import { toGstText } from '../../../lib/gst/ownTax.input.ts';
import { entityTag } from '../../../lib/network/entityTag.ts';
import type { Banner, Category, Product } from '../catalog.entity.ts';

// Versions of what staff edit: who saves sends the version that they saw.

/**
 * When staff or an import last changed the product (`nextUpdatedAt`). Unlike `Product.revision` it stays the same when a shopper reviews the
 * product, so that no edit is refused for that.
 */
export const versionOfProduct = ({ updatedAt, createdAt }: Product): string => String(updatedAt ?? createdAt);

/** Without its position: others may sort the categories meanwhile. */
export const versionOfCategory = (category: Category): string => {
  const { name, color, images, comparableUnit, hsn } = category;
  // As text, because MySQL's driver returns 0 for false in some reads.
  return entityTag([name, color, images, comparableUnit, hsn, toGstText(category)]);
};

/** Without its position. */
export const versionOfBanner = (banner: Banner): string => {
  const { kind, title, text, images, catId, subCatId, shownFrom, shownUntil } = banner;
  return entityTag([kind, title, text, images, catId, subCatId, shownFrom, shownUntil]);
};
