import { rateRefusal } from '../../../../lib/gst/gstRates.ts';
import { toTaxColumns } from '../../../../lib/gst/ownTax.input.ts';
import { formatRupeesForStaff } from '../../../../lib/money.ts';
import { listCountries } from '../../../locations/locations.service.ts';
import type { Category, Product } from '../../catalog.entity.ts';
import { productInput } from './product.input.ts';
import type { ImageInput, ProductFields } from './productFields.ts';
import type { DeskProduct } from './productList.queries.ts';

/** Why a field of a product was refused. */
export interface Refusal {
  /** Of the product; null: of a new one. */
  id: string | null;
  /** As in the input; null: the product as a whole. */
  field: string | null;
  /** For staff. */
  message: string;
}

/** What the rules of a product look up. */
export interface Lookups {
  categoryById: ReadonlyMap<string, Category>;
  /** URLs of pictures that no product may show. */
  missingPictures: ReadonlySet<string>;
  /** In basis points. */
  allowedGstRates: readonly number[];
  /** Ids of products that may be related. */
  productIds: ReadonlySet<string>;
}

export type ProductValues = Partial<DeskProduct>;

const countryCodes = new Set(listCountries().map(({ iso2 }) => iso2));

/** Checks each field alone, and converts those that are not refused to columns. */
function parseFields(
  id: string | null,
  fields: ProductFields,
): { values: ProductValues; refusals: Refusal[] } {
  const parsed = productInput.safeParse(fields);
  if (!parsed.success) {
    const refusals = parsed.error.issues.map(({ path, message }) => ({
      id,
      field: path.length > 0 ? String(path[0]) : null,
      message,
    }));
    // One message for each field.
    const byField = new Map(refusals.map((one) => [one.field, one]));
    const others = Object.fromEntries(Object.entries(fields).filter(([field]) => !byField.has(field)));
    return { values: parseFields(id, others).values, refusals: [...byField.values()] };
  }
  const { images, hsn, gst, ...columns } = parsed.data;
  const values = {
    ...columns,
    ...toTaxColumns({ hsn, gst }),
    ...(images && toImageColumns(images)),
  };
  return { values, refusals: [] };
}

const toImageColumns = (images: readonly ImageInput[]): Pick<Product, 'images' | 'imageAlts'> => ({
  images: images.map(({ url }) => url),
  imageAlts: images.some(({ alt }) => alt !== '') ? images.map(({ alt }) => alt) : null,
});

/**
 * Applies fields to a product.
 * @param product the stored one, or the defaults of a new one
 * @returns the columns that change, and what was refused
 */
export function applyFields(
  product: DeskProduct,
  fields: ProductFields,
  { categoryById, missingPictures, productIds, allowedGstRates }: Lookups,
  id: string | null = product.id,
): { values: ProductValues; refusals: Refusal[] } {
  const { values, refusals } = parseFields(id, fields);
  const isPriceRefused = refusals.some(({ field }) => field === 'price' || field === 'oldPrice');
  const refuse = (field: string, message: string) => refusals.push({ id, field, message });

  if (values.subCatId !== undefined) {
    const parentId = categoryById.get(values.subCatId)?.parentId;
    if (parentId) values.catId = parentId;
    else refuse('subCatId', 'There is no such sub-category');
  }
  const { gstRate } = values;
  if (gstRate != null && gstRate !== product.gstRate && !allowedGstRates.includes(gstRate))
    refuse('gst', rateRefusal(allowedGstRates));
  if (values.countries?.some((code) => !countryCodes.has(code)))
    refuse('countries', 'There is no such country');
  const { price, oldPrice } = { ...product, ...values };
  if (price > oldPrice && !isPriceRefused) {
    const field = fields.price === undefined ? 'oldPrice' : 'price';
    refuse(
      field,
      field === 'price'
        ? `The price is above the old price of ${formatRupeesForStaff(oldPrice)}`
        : `The old price is below the price of ${formatRupeesForStaff(price)}`,
    );
  }
  const shownPictures = new Set(product.images);
  if (values.images?.some((url) => !shownPictures.has(url) && missingPictures.has(url)))
    refuse('images', 'Please upload this picture first');
  if (values.relatedIds?.includes(product.id)) refuse('relatedIds', 'A product is not related to itself');
  else if (values.relatedIds?.some((relatedId) => !productIds.has(relatedId)))
    refuse('relatedIds', 'There is no such product');
  return { values: changedValues(product, values), refusals };
}

/** Those of the values that differ from the product's. */
export const changedValues = (product: DeskProduct, values: ProductValues): ProductValues =>
  Object.fromEntries(
    Object.entries(values).filter(
      ([column, value]) => JSON.stringify(value) !== JSON.stringify(product[column as keyof DeskProduct]),
    ),
  );
