import type { EntityManager } from 'typeorm';
import type { Product } from '../../catalog/catalogueRows.service.ts';
import { findMissingPictures } from '../../catalog/pictures/cataloguePictures.service.ts';
import { isSkuTaken, isSubCategoryOf } from '../catalogue.queries.ts';
import type { ImportedColumn } from './compareRow.ts';

/** Columns of a product that an undo restores together or not at all. */
interface ColumnGroup {
  columns: readonly string[];
  /** Whether a product may have these values of the columns; without it, any. */
  isAllowed?: (tx: EntityManager, product: Product) => boolean | Promise<boolean>;
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
    // A picture is deleted when nothing has shown it for a day.
    isAllowed: async (tx, { images }) => (await findMissingPictures(tx, images, 'product')).length === 0,
  },
  // The n-th entries of these lists are one choice.
  { columns: ['size', 'productWeight', 'productRam'] },
  {
    columns: ['sku'],
    isAllowed: async (tx, { sku }) => sku === null || !(await isSkuTaken(tx, sku)),
  },
  { columns: ['gstRate', 'taxExempt'] },
  // Shoppers' reviews take precedence over the rating of a file.
  { columns: ['rating'], isAllowed: (_, { reviewCount }) => reviewCount === 0 },
] satisfies (ColumnGroup & { columns: ImportedColumn[] })[];

/** The group of a field of an import's changes; a field that depends on no other one is a group of its own. */
export const groupOf = (field: string): ColumnGroup =>
  groups.find(({ columns }) => columns.includes(field)) ?? { columns: [field] };
