import type { ProductRow } from '../catalog.queries.ts';
import { parseMeasure } from '../measures/measure.ts';
import { optionsOf } from '../options.ts';
import type { CatalogVariant } from '../variants/variants.service.ts';
import type { CatalogProduct } from './snapshot.ts';

/** What other tables have of a product; absent: nothing. */
export interface ProductRowLists {
  relatedIds: readonly string[] | undefined;
  variants: readonly CatalogVariant[] | undefined;
}

/**
 * Converts rows, each with what other tables have of it, to products. Products of one converter share equal texts and lists, which
 * saves memory.
 */
export function createRowConverter(): (row: ProductRow, lists: ProductRowLists) => CatalogProduct {
  const shareText = memoize((text) => text);
  const shareList = memoize(parseList);
  const readContents = memoize(parseMeasure);
  const shareOptions = memoize((lists) => {
    const [size = [], productRam = [], productWeight = []] = lists.split('\n').map(parseList);
    return Object.freeze(optionsOf({ size, productRam, productWeight }));
  });

  // Column by column: a spread, or columns by computed names, doubles the time to read a large catalogue.
  return (row, { relatedIds = emptyList, variants = noVariants }) => ({
    id: row.id,
    name: row.name,
    brand: shareText(row.brand),
    images: shareList(row.images),
    imageAlts: row.imageAlts === null ? emptyList : shareList(row.imageAlts),
    price: Number(row.price),
    oldPrice: Number(row.oldPrice),
    catId: shareText(row.catId),
    subCatId: shareText(row.subCatId),
    rating: Number(row.rating),
    reviewCount: Number(row.reviewCount),
    productRam: shareList(row.productRam),
    productWeight: shareList(row.productWeight),
    size: shareList(row.size),
    options: shareOptions(`${row.size}\n${row.productRam}\n${row.productWeight}`),
    countries: shareList(row.countries),
    countryOfOrigin: row.countryOfOrigin === null ? null : shareText(row.countryOfOrigin),
    contents: row.contents === null ? null : readContents(row.contents),
    featured: Number(row.featured) === 1,
    position: Number(row.position),
    createdAt: Number(row.createdAt),
    updatedAt: Number(row.updatedAt ?? row.createdAt),
    relatedIds,
    variants,
  });
}

const emptyList: readonly string[] = Object.freeze([]);
const noVariants: readonly CatalogVariant[] = Object.freeze([]);

const parseList = (json: string): readonly string[] => Object.freeze(JSON.parse(json));

function memoize<Value>(convert: (text: string) => Value): (text: string) => Value {
  const values = new Map<string, Value>();
  return (text) => {
    const cached = values.get(text);
    if (cached !== undefined) return cached;
    const value = convert(text);
    values.set(text, value);
    return value;
  };
}
