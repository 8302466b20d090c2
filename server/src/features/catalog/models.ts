// GraphQL type → what the services return for it, where the two differ. codegen.ts reads the names.

export type { SynonymGroup as DeskBuiltInSearchWords } from '../../search/synonyms.ts';
export type { Banner, Banner as DeskBanner, Category, Category as DeskCategory } from './catalog.entity.ts';
export type { FoundProducts as ProductConnection } from './catalog.service.ts';
export type { CategoriesSorted as DeskCategoriesSorted } from './desk/categories/categories.service.ts';
export type { ProductForStaff as DeskProduct } from './desk/products/productList.service.ts';
export type { Refusal as DeskRefusal } from './desk/products/products.problems.ts';
export type { UnitPrice } from './measures/unitPrice.ts';
export type { OwnSearchWords as DeskSearchWords } from './searchWords/desk/searchWords.service.ts';
export type { CatalogProduct as Product } from './snapshot/snapshot.ts';
export type {
  CatalogVariant as DeskVariant,
  CatalogVariant as ProductVariant,
} from './variants/variants.service.ts';

export type DeskOwnSearchWords = readonly string[];
