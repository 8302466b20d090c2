import { formatPrice } from '../../lib/format.ts';
import { slotClasses, stack, text } from '../../theme/classes.ts';

const slot = slotClasses('priceTag');

interface PriceTagProps {
  /** Rupees. */
  price: number;
  oldPrice?: number;
  /** For the product of a product page. */
  large?: boolean;
}

/** A price, with the old price crossed out when it was higher. */
export function PriceTag({ price, oldPrice, large = false }: PriceTagProps) {
  const isReduced = oldPrice !== undefined && oldPrice > price;
  return (
    <div className={stack({ gap: 2, align: 'baseline', wrap: true })}>
      <span className={slot(large ? 'large' : 'price')}>{formatPrice(price)}</span>
      {isReduced && (
        // biome-ignore lint/a11y/useAriaPropsSupportedByRole: screen readers do not announce the crossed-out text as the old price
        <del
          className={text({ size: 'sm', tone: 'muted' })}
          aria-label={`Old price ${formatPrice(oldPrice)}`}
        >
          {formatPrice(oldPrice)}
        </del>
      )}
    </div>
  );
}
