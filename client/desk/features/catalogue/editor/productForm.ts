import type { DeskProduct } from '../deskProduct.ts';

/** A picture in the form. */
export interface FormPicture {
  url: string;
  srcSet: string | null;
  alt: string;
}

/** The editor's values. Lists are texts with an entry on each line. */
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
  countries: string;
  featured: boolean;
  pictures: FormPicture[];
}

export const toForm = (product: DeskProduct | null): ProductForm => ({
  sku: product?.sku ?? '',
  name: product?.name ?? '',
  brand: product?.brand ?? '',
  subCategoryId: product?.subCategory.id ?? '',
  price: product ? String(product.price) : '',
  oldPrice: product ? String(product.oldPrice) : '',
  description: product?.description ?? '',
  productWeight: product?.productWeight.join('\n') ?? '',
  productRam: product?.productRam.join('\n') ?? '',
  size: product?.size.join('\n') ?? '',
  countries: product?.countries.join(' ') ?? '',
  featured: product?.featured ?? false,
  pictures: product?.images.map(({ url, srcSet, alt }) => ({ url, srcSet, alt })) ?? [],
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
  countries: form.countries
    .toUpperCase()
    .split(/[\s,]+/)
    .filter(Boolean),
  featured: form.featured,
  images: form.pictures.map(({ url, alt }) => ({ url, alt })),
});

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
