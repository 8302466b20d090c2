import { formatUnitPrice, joinTexts } from '../../lib/format.ts';
import { text } from '../../theme/classes.ts';

interface UnitPriceProps {
  /** What the package contains. */
  netQuantity?: string | null;
  /** What parts of it cost. One that is the same as another is shown once. */
  unitPrices: readonly ({ price: number; reference: string } | null | undefined)[];
}

/** What a package contains, and what parts of it cost: `500 g · Rs 0.05 per g · Rs 54.00 per kg`. Nothing when all are unknown. */
export function UnitPrice({ netQuantity, unitPrices }: UnitPriceProps) {
  const prices = new Set(unitPrices.map((unitPrice) => unitPrice && formatUnitPrice(unitPrice)));
  const shown = joinTexts([netQuantity, ...prices]);
  return shown ? <p className={text({ size: 'sm', tone: 'muted' })}>{shown}</p> : null;
}
