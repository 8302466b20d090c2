import { rupees } from '../lib/format.ts';
import { slotClasses, stack, text } from '../theme/classes.ts';

const part = slotClasses('priceTag');

export interface PriceTagProps {
  /** Rupees. */
  price: number;
  oldPrice?: number;
  /** The price that a page is about. */
  large?: boolean;
}

/** A price in rupees, with the old one struck through when it was higher. */
export function PriceTag({ price, oldPrice, large = false }: PriceTagProps) {
  const reduced = oldPrice !== undefined && oldPrice > price;
  return (
    <div className={stack({ gap: 2, align: 'baseline', wrap: true })}>
      <span className={large ? part('large') : part('price')}>{rupees(price)}</span>
      {reduced && (
        // biome-ignore lint/a11y/useAriaPropsSupportedByRole: without it the stroke is not read out
        <del className={text({ size: 'sm', tone: 'muted' })} aria-label={`Old price ${rupees(oldPrice)}`}>
          {rupees(oldPrice)}
        </del>
      )}
    </div>
  );
}
