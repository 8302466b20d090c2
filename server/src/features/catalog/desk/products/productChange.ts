import { toTaxColumns } from '../../../../lib/gst/ownTax.input.ts';
import { codeOf } from '../../../../lib/input/codeOf.ts';
import { listCountries } from '../../../locations/locations.service.ts';
import type { Product } from '../../catalog.entity.ts';
import { productInput } from './product.input.ts';
import type { ImageInput, Lookups, ProductFields, ProductValues } from './productFields.ts';
import type { DeskProduct } from './productList.queries.ts';
import {
  countryUnknown,
  type FieldRefusal,
  gstRateUnknown,
  pictureMissing,
  priceAboveOldPrice,
  type Refusal,
  relatedProductUnknown,
  relatedToItself,
  subCategoryUnknown,
} from './products.problems.ts';
import { applyVariants, toVariants } from './variantChange.ts';

const countryCodes = new Set(listCountries().map(({ iso2 }) => iso2));

/** Checks each field alone, and converts those that are not refused to columns. */
function parseFields(
  product: DeskProduct,
  id: string | null,
  fields: ProductFields,
): { values: ProductValues; refusals: Refusal[] } {
  const parsed = productInput.safeParse(fields);
  if (!parsed.success) {
    const refusals = parsed.error.issues.map((issue) => ({
      id,
      field: issue.path.length > 0 ? String(issue.path[0]) : null,
      code: codeOf(issue).code,
      message: issue.message,
    }));
    // One message for each field.
    const byField = new Map(refusals.map((one) => [one.field, one]));
    const others = Object.fromEntries(Object.entries(fields).filter(([field]) => !byField.has(field)));
    return { values: parseFields(product, id, others).values, refusals: [...byField.values()] };
  }
  const { images, variants, hsn, gst, ...columns } = parsed.data;
  const values: ProductValues = {
    ...columns,
    ...toTaxColumns({ hsn, gst }),
    ...(images && toImageColumns(images)),
    ...(variants && { variants: toVariants(product, variants) }),
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
  lookups: Lookups,
  id: string | null = product.id,
): { values: ProductValues; refusals: Refusal[] } {
  const { categoryById, missingPictures, productIds, allowedGstRates } = lookups;
  const { values, refusals } = parseFields(product, id, fields);
  const isPriceRefused = refusals.some(({ field }) => field === 'price' || field === 'oldPrice');
  const refuse = (refusal: FieldRefusal) => refusals.push({ id, ...refusal });

  if (values.subCatId !== undefined) {
    const parentId = categoryById.get(values.subCatId)?.parentId;
    if (parentId) values.catId = parentId;
    else refuse(subCategoryUnknown());
  }
  const { gstRate } = values;
  if (gstRate != null && gstRate !== product.gstRate && !allowedGstRates.includes(gstRate))
    refuse(gstRateUnknown(allowedGstRates));
  if (values.countries?.some((code) => !countryCodes.has(code))) refuse(countryUnknown('countries'));
  if (values.countryOfOrigin && !countryCodes.has(values.countryOfOrigin))
    refuse(countryUnknown('countryOfOrigin'));
  applyVariants(product, values, lookups, refuse);
  const { price, oldPrice } = { ...product, ...values };
  if (price > oldPrice && !isPriceRefused)
    refuse(priceAboveOldPrice(fields.price === undefined ? 'oldPrice' : 'price', { price, oldPrice }));
  const shownPictures = new Set(product.images);
  if (values.images?.some((url) => !shownPictures.has(url) && missingPictures.has(url)))
    refuse(pictureMissing('images'));
  if (values.relatedIds?.includes(product.id)) refuse(relatedToItself());
  else if (values.relatedIds?.some((relatedId) => !productIds.has(relatedId)))
    refuse(relatedProductUnknown());
  return { values: changedValues(product, values), refusals };
}

/** Those of the values that differ from the product's. */
export const changedValues = (product: DeskProduct, values: ProductValues): ProductValues =>
  Object.fromEntries(
    Object.entries(values).filter(
      ([column, value]) => JSON.stringify(value) !== JSON.stringify(product[column as keyof DeskProduct]),
    ),
  );
