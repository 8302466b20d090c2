import { formatUnitPrice } from '../../lib/format.ts';
import { text } from '../../theme/classes.ts';

interface UnitPriceProps {
  /** Null: nothing is shown. */
  unitPrice: { price: number; reference: string } | null | undefined;
}

/** What a part of a package costs: `Rs 9.60 per 100 g`. */
export const UnitPrice = ({ unitPrice }: UnitPriceProps) =>
  unitPrice ? <p className={text({ size: 'sm', tone: 'muted' })}>{formatUnitPrice(unitPrice)}</p> : null;
