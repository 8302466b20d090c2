import { formatUnits } from '../../../../server/src/features/stock/formatUnits.ts';
import type { DeskStockMovementKind, MeasureUnit } from '../../generated/graphql.ts';

/** What each kind of movement is called. */
export const movementKinds: Record<DeskStockMovementKind, string> = {
  opening: 'First stock',
  order: 'Order',
  cancel: 'Cancellation',
  refund: 'Refund',
  import: 'Import',
  received: 'Delivery',
  count: 'Count',
  waste: 'Waste',
  correction: 'Correction',
};

/** A change with its sign: `+3`, `−2`, `−500 g`, `0`. */
export const signed = (units: number, countedIn: MeasureUnit): string =>
  `${units > 0 ? '+' : units < 0 ? '−' : ''}${formatUnits(Math.abs(units), countedIn)}`;
