import { formatMeasure } from '../../../../server/src/features/catalog/measures/measure.ts';
import type { Order } from './order/useOrder.ts';

/** What a line weighs, or that it is to be weighed. */
export const weightText = ({ text, ordered, unit }: NonNullable<Order['lines'][number]['weight']>): string =>
  text ?? `${formatMeasure({ amount: ordered, unit })}, to be weighed`;
