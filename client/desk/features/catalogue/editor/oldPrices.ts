import { rupees } from '../../../lib/format.ts';
import type { DeskProduct } from '../deskProduct.ts';
import type { ProductForm } from './productForm.ts';

/** The prices that are edited: those of the variants, else that of the product. */
type Prices = Pick<ProductForm, 'price' | 'oldPrice'> & {
  variants: readonly Pick<ProductForm['variants'][number], 'id' | 'label' | 'price' | 'oldPrice'>[];
};
type Charged = Pick<DeskProduct, 'chargedPrices'> & {
  variants: readonly Pick<DeskProduct['variants'][number], 'id' | 'chargedPrices'>[];
};

/**
 * The old prices above their prices that were not charged within 30 days, such as `Rs 60 (500 g)`.
 * @param product as it is stored; null: a new one, of which nothing was charged
 * @param name of the product, where there are others: `Rs 60 (Bananas, 500 g)`
 */
export function unchargedOldPrices(
  { variants, ...own }: Prices,
  product: Charged | null,
  name = '',
): string[] {
  const charged = product?.chargedPrices ?? [];
  const priced = [
    ...(variants.length === 0 ? [{ ...own, label: '', charged }] : []),
    ...variants.map((variant) => ({
      ...variant,
      charged: product?.variants.find(({ id }) => id === variant.id)?.chargedPrices ?? charged,
    })),
  ];
  return priced
    .filter(({ price, oldPrice, charged }) => {
      const isDiscount = price !== '' && Number(oldPrice) > Number(price);
      return isDiscount && !charged.includes(Number(oldPrice));
    })
    .map(({ label, oldPrice }) => {
      const row = [name, label].filter(Boolean).join(', ');
      return `${rupees(Number(oldPrice))}${row && ` (${row})`}`;
    });
}
