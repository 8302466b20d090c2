import { formatMeasure } from '../../../../server/src/features/catalog/measures/measure.ts';
import type { Order } from './order/useOrder.ts';

/** Whether a line is to be weighed before it is packed. */
export const isUnweighed = ({
  quantity,
  refundedUnits,
  weight,
}: {
  quantity: number;
  refundedUnits: number;
  weight: { text: string | null } | null;
}): boolean => quantity > refundedUnits && weight?.text === null;

/** What a line weighs, or that it is to be weighed. */
export const weightText = ({ text, ordered, unit }: NonNullable<Order['lines'][number]['weight']>): string =>
  text ?? `${formatMeasure({ amount: ordered, unit })}, to be weighed`;
