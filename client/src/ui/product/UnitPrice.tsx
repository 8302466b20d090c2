import { formatUnitPrice } from '../../lib/format.ts';
import { text } from '../../theme/classes.ts';

interface UnitPriceProps {
  /** Null: nothing is shown. */
  unitPrice: { price: number; reference: string } | null | undefined;
  /** Of the whole package. */
  price: number;
}

/** What a part of a package costs: `Rs 9.60 per 100 g`. Nothing where that is the price of the package. */
export const UnitPrice = ({ unitPrice, price }: UnitPriceProps) =>
  unitPrice && unitPrice.price !== price ? (
    <p className={text({ size: 'sm', tone: 'muted' })}>{formatUnitPrice(unitPrice)}</p>
  ) : null;
