import { z } from 'zod';
import { productInput } from '../../../../../server/src/features/catalog/desk/products/product.input.ts';
import { firstStockInput } from '../../../../../server/src/features/stock/stock.input.ts';
import { inputResolver } from '../../../lib/forms/inputResolver.ts';
import { parseUnits } from '../../../lib/forms/parseUnits.ts';
import { typedPaise } from '../../../lib/forms/typedPaise.ts';
import type { DeskProduct, RelatedProduct } from '../deskProduct.ts';
import {
  type FormVariant,
  newVariant,
  shownVariant,
  toCheckedVariant,
  toFormVariant,
  toVariantInput,
  variantText,
} from './variants/variantForm.ts';

/** A picture in the form. */
export interface FormPicture {
  url: string;
  srcSet: string | null;
  alt: string;
}

/** The editor's values. Lists of options are texts with an entry on each line. */
export interface ProductForm {
  sku: string;
  name: string;
  brand: string;
  subCategoryId: string;
  price: string;
  oldPrice: string;
  description: string;
  productWeight: string;
  productRam: string;
  size: string;
  /** Options with prices of their own; empty: it has one price, and `price` and the lists of options are edited instead. */
  variants: FormVariant[];
  /** ISO2 codes; empty: sold everywhere. */
  countries: string[];
  /** ISO2 code; empty: not said. */
  countryOfOrigin: string;
  contents: string;
  featured: boolean;
  hsn: string;
  /** Percent, `exempt`, or empty: that of the category. */
  gst: string;
  images: FormPicture[];
  related: RelatedProduct[];
  /** Of a new product only: the stock of others changes through their ledger. */
  stock: string;
}

export const toForm = (product: DeskProduct | null): ProductForm => ({
  sku: product?.sku ?? '',
  name: product?.name ?? '',
  brand: product?.brand ?? '',
  subCategoryId: product?.subCategoryId ?? '',
  price: product ? String(product.price) : '',
  oldPrice: product ? String(product.oldPrice) : '',
  description: product?.description ?? '',
  productWeight: product?.productWeight.join('\n') ?? '',
  productRam: product?.productRam.join('\n') ?? '',
  size: product?.size.join('\n') ?? '',
  variants: product?.variants.map(toFormVariant) ?? [],
  countries: [...(product?.countries ?? [])],
  countryOfOrigin: product?.countryOfOrigin ?? '',
  contents: product?.contents ?? '',
  featured: product?.featured ?? false,
  hsn: product?.hsn ?? '',
  gst: product?.gst ?? '',
  images: product?.images.map(({ url, srcSet, alt }) => ({ url, srcSet, alt })) ?? [],
  related: [...(product?.related ?? [])],
  stock: '',
});

const toLines = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** Without an old price there is no discount. */
const toPrices = ({ price, oldPrice }: Pick<ProductForm, 'price' | 'oldPrice'>) => ({
  price: Number(price),
  oldPrice: Number(oldPrice || price),
});

const optionLists = ['size', 'productRam', 'productWeight'] as const;

/** The lists of options. Labels of variants are in the only list, by default that of the weights, unless they combine several. */
function toLists(form: ProductForm) {
  const lists = {
    size: toLines(form.size),
    productRam: toLines(form.productRam),
    productWeight: toLines(form.productWeight),
  };
  if (form.variants.length === 0 || combinesOptions(form)) return lists;
  const list = optionLists.find((name) => lists[name].length > 0) ?? 'productWeight';
  return { ...lists, [list]: form.variants.map(({ label }) => label.trim()).filter(Boolean) };
}

/** Whether an option of the product combines entries of several lists. */
export const combinesOptions = (form: ProductForm): boolean =>
  optionLists.filter((name) => toLines(form[name]).length > 0).length > 1;

/** The options of the product: each combines the n-th entries of the lists. */
export function optionsOf(form: ProductForm): string[] {
  const lists = optionLists.map((name) => toLines(form[name])).filter(({ length }) => length > 0);
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_, index) =>
    lists.flatMap((list) => list[index] ?? []).join(' / '),
  );
}

/** The variants that a product without any begins with: its options, or one without a label, each at its price. */
export function toFirstVariants(form: ProductForm): FormVariant[] {
  const { price } = form;
  const oldPrice = form.oldPrice === price ? '' : form.oldPrice;
  const options = optionsOf(form);
  return (options.length > 0 ? options : ['']).map((label) => newVariant({ label, price, oldPrice }));
}

/** The values as the server takes them. */
export const toInput = (form: ProductForm) => ({
  ...toPrices(shownVariant(form.variants) ?? form),
  ...toLists(form),
  variants: form.variants.map(toVariantInput),
  sku: form.sku.trim(),
  name: form.name,
  brand: form.brand,
  subCategoryId: form.subCategoryId,
  description: form.description,
  countries: form.countries,
  countryOfOrigin: form.countryOfOrigin,
  contents: form.contents.trim(),
  featured: form.featured,
  hsn: form.hsn.trim(),
  gst: form.gst.trim(),
  images: form.images.map(({ url, alt }) => ({ url, alt })),
  relatedIds: form.related.map(({ id }) => id),
});

const { subCatId, relatedIds, ...shape } = productInput.shape;
const formSchema = z.object({
  ...shape,
  subCategoryId: subCatId,
  related: relatedIds,
  stock: firstStockInput,
});

/** The prices in paise. Those of variants are checked with these. */
const toCheckedPrices = ({ price, oldPrice, variants }: ProductForm) =>
  variants.length > 0
    ? { price: undefined, oldPrice: undefined }
    : { price: typedPaise(price), oldPrice: oldPrice === '' ? undefined : typedPaise(oldPrice) };

export const productResolver = inputResolver(formSchema, (form: ProductForm) => ({
  ...toInput(form),
  related: form.related.map(({ id }) => id),
  ...toCheckedPrices(form),
  variants: form.variants.map(toCheckedVariant),
  stock: parseUnits(form.stock) ?? 0,
}));

/** Names of the fields, in the order in which they are shown. */
export const fieldLabels: Record<keyof ProductForm, string> = {
  name: 'Name',
  brand: 'Brand',
  subCategoryId: 'Sub-category',
  price: 'Price',
  oldPrice: 'Old price',
  stock: 'Stock',
  sku: 'SKU',
  countries: 'Sold in',
  countryOfOrigin: 'Country of origin',
  contents: 'Contents',
  images: 'Pictures',
  description: 'Description',
  productWeight: 'Weights',
  size: 'Sizes',
  productRam: 'RAM',
  variants: 'Sizes and prices',
  related: 'Related products',
  featured: 'Featured',
  hsn: 'HSN code',
  gst: 'GST',
};

/** A field as it is read. @param nameOf the name of a sub-category */
export function shownField(
  field: keyof ProductForm,
  form: ProductForm,
  nameOf: (subCategoryId: string) => string,
): string {
  if (field === 'images')
    return form.images.map(({ alt }, index) => alt || `Picture ${index + 1}`).join('\n');
  if (field === 'related') return form.related.map(({ name }) => name).join('\n');
  if (field === 'variants') return form.variants.map(variantText).join('\n');
  return field === 'subCategoryId' ? nameOf(form.subCategoryId) : String(form[field]);
}

export type ProductInput = ReturnType<typeof toInput>;

/** Fields that the server changes with the variants: sent with them, so that an undo brings them back. */
const variantFields: readonly string[] = ['price', 'oldPrice', ...optionLists];

/** The fields of `input` that differ from the product's. */
export function changedInput(product: DeskProduct, input: ProductInput): Partial<ProductInput> {
  const before = toInput(toForm(product));
  const isChanged = (field: string) => {
    const name = field as keyof ProductInput;
    return JSON.stringify(input[name]) !== JSON.stringify(before[name]);
  };
  const hasOtherVariants = isChanged('variants');
  return Object.fromEntries(
    Object.entries(input).filter(
      ([field]) => isChanged(field) || (hasOtherVariants && variantFields.includes(field)),
    ),
  );
}
