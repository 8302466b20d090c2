import { z } from 'zod';
import { productInput } from '../../../../../server/src/features/catalog/desk/products/product.input.ts';
import { firstStockInput } from '../../../../../server/src/features/stock/stock.input.ts';
import { toExactPaise } from '../../../../../server/src/lib/input/amount.input.ts';
import { inputResolver } from '../../../lib/forms/inputResolver.ts';
import { parseUnits } from '../../../lib/forms/parseUnits.ts';
import type { DeskProduct, RelatedProduct } from '../deskProduct.ts';

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

/** The values as the server takes them. */
export const toInput = (form: ProductForm) => ({
  sku: form.sku.trim(),
  name: form.name,
  brand: form.brand,
  subCategoryId: form.subCategoryId,
  price: Number(form.price),
  // A product without an old price has no discount.
  oldPrice: Number(form.oldPrice || form.price),
  description: form.description,
  productWeight: toLines(form.productWeight),
  productRam: toLines(form.productRam),
  size: toLines(form.size),
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

/** Paise of a typed amount; NaN of a text that is none. */
const typedPaise = (text: string): number => toExactPaise(text.trim() === '' ? Number.NaN : Number(text));

export const productResolver = inputResolver(formSchema, (form: ProductForm) => ({
  ...toInput(form),
  related: form.related.map(({ id }) => id),
  price: typedPaise(form.price),
  oldPrice: form.oldPrice === '' ? undefined : typedPaise(form.oldPrice),
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
  return field === 'subCategoryId' ? nameOf(form.subCategoryId) : String(form[field]);
}

export type ProductInput = ReturnType<typeof toInput>;

/** The fields of `input` that differ from the product's. */
export function changedInput(product: DeskProduct, input: ProductInput): Partial<ProductInput> {
  const before = toInput(toForm(product));
  return Object.fromEntries(
    Object.entries(input).filter(
      ([field, value]) => JSON.stringify(value) !== JSON.stringify(before[field as keyof ProductInput]),
    ),
  );
}
