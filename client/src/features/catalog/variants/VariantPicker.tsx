import { LuChevronDown } from 'react-icons/lu';
import { formatPrice, joinTexts } from '../../../lib/format.ts';
import { input, text } from '../../../theme/classes.ts';
import styles from './VariantPicker.module.css';
import { hasPrices, type ProductVariant, type ProductVariants } from './variants.ts';

/** Selects one of a product's variants on its card. Just the text of an only one, with what it contains. */
export function VariantPicker({
  product,
  selected,
  onSelect,
  quantityOf,
}: {
  product: ProductVariants & { name: string };
  selected: ProductVariant;
  onSelect: (variant: ProductVariant) => void;
  /** How many of a variant are in the cart. */
  quantityOf: (variant: ProductVariant) => number;
}) {
  const { name, variants } = product;
  if (variants.length < 2) {
    const only = joinTexts([selected.label, selected.netQuantity]);
    return only && <p className={text({ size: 'sm', wrap: 'anywhere' })}>{only}</p>;
  }
  const describe = (variant: ProductVariant): string => {
    // The card shows price and quantity of the selected one.
    const isOther = variant.id !== selected.id;
    const quantity = quantityOf(variant);
    return joinTexts([
      variant.label,
      isOther && hasPrices(product) && formatPrice(variant.price),
      variant.countInStock === 0 && 'sold out',
      isOther && quantity > 0 && `${quantity} in cart`,
    ]);
  };
  return (
    <div className={styles.field}>
      <select
        className={input({}, styles.select)}
        aria-label={`Options of ${name}`}
        value={selected.id}
        onChange={({ target }) => {
          const variant = variants.find(({ id }) => id === target.value);
          if (variant) onSelect(variant);
        }}
      >
        {variants.map((variant) => (
          <option key={variant.id} value={variant.id}>
            {describe(variant)}
          </option>
        ))}
      </select>
      <LuChevronDown className={text({ tone: 'muted' }, styles.arrow)} aria-hidden />
    </div>
  );
}
