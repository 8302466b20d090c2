import type { ProblemCode } from '../../../../lib/generated/problemCodes.ts';
import { rateRefusal } from '../../../../lib/gst/gstRates.ts';
import { formatRupeesForStaff } from '../../../../lib/money.ts';
import { problem } from '../../../../lib/problems.ts';

// Why products are not saved at the desk.

export interface FieldRefusal {
  /** As in the input; null: the product as a whole. */
  field: string | null;
  /** For programs. */
  code: ProblemCode;
  /** For staff. */
  message: string;
  /** Which of the variants or inventory items it is, if `field` is a list of them, and which of its input fields. */
  entry?: { id: string; field: string };
}

export interface Refusal extends FieldRefusal {
  /** Of the product; null: of a new one. */
  id: string | null;
}

/** @param refusals one for each value that cannot be stored */
export const productsRefused = (refusals: readonly Refusal[]) => ({
  ...problem(
    'DeskProductsRefused',
    'PRODUCTS_REFUSED',
    refusals.length === 1
      ? `Nothing was saved: ${refusals[0]?.message}`
      : `Nothing was saved: ${refusals.length} values cannot be stored`,
  ),
  refusals,
});

const refusal = (field: string | null, code: ProblemCode, message: string): FieldRefusal => ({
  field,
  code,
  message,
});

export const noSuchProduct = (id: string): Refusal => ({
  id,
  ...refusal(null, 'PRODUCT_NOT_FOUND', 'There is no such product'),
});

export const subCategoryUnknown = () =>
  refusal('subCatId', 'CATEGORY_NOT_FOUND', 'There is no such sub-category');

export const countryUnknown = (field: 'countries' | 'countryOfOrigin') =>
  refusal(field, 'INPUT_INVALID', 'There is no such country');

/** @param allowed basis points */
export const gstRateUnknown = (allowed: readonly number[]) =>
  refusal('gst', 'GST_RATE_INVALID', rateRefusal(allowed));

/** @param oldPrice paise, as the price */
export const priceAboveOldPrice = (
  field: 'price' | 'oldPrice',
  { price, oldPrice }: { price: number; oldPrice: number },
) =>
  refusal(
    field,
    'OUT_OF_RANGE',
    field === 'price'
      ? `The price is above the old price of ${formatRupeesForStaff(oldPrice)}`
      : `The old price is below the price of ${formatRupeesForStaff(price)}`,
  );

export const pictureMissing = (field: 'images' | 'variants') =>
  refusal(field, 'PICTURE_NOT_UPLOADED', 'Please upload this picture first');

export const relatedToItself = () =>
  refusal('relatedIds', 'INPUT_INVALID', 'A product is not related to itself');

export const relatedProductUnknown = () =>
  refusal('relatedIds', 'PRODUCT_NOT_FOUND', 'There is no such product');

export const skuTaken = (owner: string, sku: string, field: 'sku' | 'variants') =>
  refusal(field, 'SKU_TAKEN', `${owner} has the SKU ${sku} already`);

/** Whether the product's own units or those of another inventory item are changed. */
type UnitsField = 'stockChange' | 'inventoryChanges';

export const tooFewUnitsLeft = (left: number, field: UnitsField) =>
  refusal(field, 'OUT_OF_RANGE', `Only ${left} units are left`);

export const stockTooLarge = (max: number, field: UnitsField) =>
  refusal(field, 'STOCK_TOO_LARGE', `A stock is at most ${max.toLocaleString('en')} units`);

/** @param isSameProduct whether both changes are those of one product */
export const inventoryItemListedTwice = (isSameProduct: boolean) =>
  refusal(
    'inventoryChanges',
    'LISTED_TWICE',
    isSameProduct
      ? 'The product changes this stock in two places: please change it in one'
      : 'Another product draws on this stock, too, and changes it as well: please change it in one place',
  );

export const creationKeyInvalid = () =>
  refusal(
    'idempotencyKey',
    'INPUT_INVALID',
    'The idempotency key must be 8 to 80 letters, digits, hyphens or underscores',
  );

export const creationKeyReused = () =>
  refusal(
    'idempotencyKey',
    'IDEMPOTENCY_KEY_REUSED',
    'This product was created already, with other values. Please look for it in the list.',
  );

// Options with prices of their own.

export const optionsCombined = () =>
  refusal('variants', 'INPUT_INVALID', 'Its options combine several lists: please change these first');

export const inventoryItemUnknown = (field: 'variants' | UnitsField) =>
  refusal(field, 'INPUT_INVALID', 'There is no such inventory item');

export const optionsPriced = (field: 'productWeight' | 'price' | 'oldPrice') =>
  refusal(field, 'INPUT_INVALID', 'Its options have prices of their own: please change them there');
