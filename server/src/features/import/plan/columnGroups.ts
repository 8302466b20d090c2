import type { EntityManager } from 'typeorm';
import type { Product } from '../../catalog/catalogueRows.service.ts';
import { findMissingPictures } from '../../catalog/pictures/cataloguePictures.service.ts';
import type { CatalogVariant } from '../../catalog/variants/variants.service.ts';
import { areSkusTaken, isSubCategoryOf } from '../catalogue.queries.ts';
import type { ImportedField } from './compareRow.ts';

/** A product with its stored variants. */
export type ProductWithVariants = Product & { variants: readonly CatalogVariant[] };

/** Columns of a product that an undo restores together or not at all. */
interface ColumnGroup {
  columns: readonly string[];
  /** Whether a product may have these values of the columns; without it, any. */
  isAllowed?: (tx: EntityManager, product: ProductWithVariants) => boolean | Promise<boolean>;
}

const groups: readonly ColumnGroup[] = [
  { columns: ['price', 'oldPrice'], isAllowed: (_, { price, oldPrice }) => price <= oldPrice },
  {
    columns: ['catId', 'subCatId'],
    // Staff may have deleted the sub-category.
    isAllowed: (tx, product) => isSubCategoryOf(tx, product),
  },
  {
    columns: ['images', 'imageAlts'],
    isAllowed: (tx, { images }) => arePicturesThere(tx, images),
  },
  // The n-th entries of these lists are one choice.
  { columns: ['size', 'productWeight', 'productRam'] },
  {
    columns: ['sku'],
    isAllowed: async (tx, { id, sku }) => sku === null || !(await areSkusTaken(tx, [sku], id)),
  },
  { columns: ['gstRate', 'taxExempt'] },
  // Shoppers' reviews take precedence over the rating of a file.
  { columns: ['rating'], isAllowed: (_, { reviewCount }) => reviewCount === 0 },
] satisfies (ColumnGroup & { columns: ImportedField[] })[];

/** What changes together with the variants of a product. */
const variantGroup: ColumnGroup = {
  columns: [
    'variants',
    'price',
    'oldPrice',
    'size',
    'productWeight',
    'productRam',
    'sku',
  ] satisfies ImportedField[],
  isAllowed: async (tx, { id, sku, variants }) => {
    const skus = [sku, ...variants.map((variant) => variant.sku)].flatMap((one) => one ?? []);
    return (
      !(await areSkusTaken(tx, skus, id)) &&
      arePicturesThere(
        tx,
        variants.flatMap(({ picture }) => picture ?? []),
      )
    );
  },
};

/** A picture is deleted when nothing has shown it for a day. */
const arePicturesThere = async (tx: EntityManager, urls: readonly string[]): Promise<boolean> =>
  (await findMissingPictures(tx, urls, 'product')).length === 0;

/**
 * The groups of the fields that an import has changed of a product; a field that depends on no other one is a group of
 * its own.
 * @param fields all that it has changed
 */
export function createGroups(fields: readonly string[]): (field: string) => ColumnGroup {
  const all = fields.includes('variants') ? [variantGroup, ...groups] : groups;
  return (field) => all.find(({ columns }) => columns.includes(field)) ?? { columns: [field] };
}
