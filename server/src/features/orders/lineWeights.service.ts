import { amountOfShortWeight, amountOfUnits } from '../../lib/amountOfUnits.ts';
import { formatMeasure, type MeasureUnit } from '../catalog/measures/measure.ts';
import { type Demand, demandOf } from '../stock/stock.service.ts';
import type { OrderLine } from './orders.entity.ts';
import type { LineWithRefunds } from './orders.queries.ts';

/** The columns of a line that is not weighed when it is packed. */
export const notWeighed = {
  unitAmount: null,
  amountUnit: null,
  weighedAmount: null,
  weighedUnits: null,
  weighedAt: null,
};

/** A line whose goods are weighed when they are packed. */
type WeighableLine = LineWithRefunds & { unitAmount: number; amountUnit: MeasureUnit };

/** What a line weighs. Amounts are whole numbers of `unit`. */
export interface LineWeight {
  /** What was ordered, of the units that are or were to be packed. */
  ordered: number;
  unit: MeasureUnit;
  /** Units that are weighed together. */
  units: number;
  /** Null: it is not weighed yet. */
  weighed: number | null;
  weighedAt: number | null;
}

/** Whether the goods of a line are weighed when they are packed. */
export const isWeighable = (line: LineWithRefunds): line is WeighableLine =>
  line.unitAmount !== null && line.amountUnit !== null;

/** Null for a line that is not weighed when it is packed. */
export function weightOf(line: LineWithRefunds): LineWeight | null {
  if (!isWeighable(line)) return null;
  const units = line.weighedUnits ?? line.quantity - line.refundedUnits;
  const { unitAmount, amountUnit: unit, weighedAmount: weighed, weighedAt } = line;
  return { ordered: unitAmount * units, unit, units, weighed, weighedAt };
}

/** What was ordered and what it weighs, such as `500 g, weighed 430 g`; null while it is not weighed. */
export function weightText(line: LineWithRefunds): string | null {
  const weight = weightOf(line);
  if (!weight || weight.weighed === null) return null;
  const { ordered, weighed, unit } = weight;
  return `${formatMeasure({ amount: ordered, unit })}, weighed ${formatMeasure({ amount: weighed, unit })}`;
}

/** When the last of some lines was weighed, in ms since 1970; 0: none is. */
export const lastWeighedAt = (lines: readonly Pick<OrderLine, 'weighedAt'>[]): number =>
  Math.max(0, ...lines.map(({ weighedAt }) => weighedAt ?? 0));

/** What the scale said of some units of a line. */
export interface Weighing {
  orderLineId: string;
  /** Units that are weighed together: all that are not refunded. */
  units: number;
  amount: number;
}

/** What is given back because units weigh less than ordered, in paise; 0 if they weigh as much or more, or are not weighable. */
export function refundOfWeighing(line: LineWithRefunds, { units, amount }: Weighing): number {
  if (!isWeighable(line)) return 0;
  const paid = amountOfUnits({ ...line, weightRefund: 0 }, line.quantity - units, units);
  return amountOfShortWeight(paid, line.unitAmount * units, amount);
}

/** What has returned to the inventory item because a line weighs less; 0 unless one takes of the item exactly what it contains. */
export function amountBack({ unitAmount, requiredQuantity, weighedUnits, weighedAmount }: OrderLine): number {
  if (unitAmount === null || weighedUnits === null || weighedAmount === null) return 0;
  return unitAmount === requiredQuantity ? Math.max(0, unitAmount * weighedUnits - weighedAmount) : 0;
}

/**
 * What returns to the stock with some units of a line: what they took, without their share of what returned when they were weighed. The
 * shares of the first n of the weighed units are n times theirs, rounded down: so all units together return exactly what they took.
 * @param before units that have returned since the line was weighed
 */
export function demandToReturn(line: OrderLine, units: number, before: number): Demand {
  const demand = demandOf(line, units);
  const back = amountBack(line);
  const weighedUnits = line.weighedUnits ?? 0;
  if (back === 0 || weighedUnits === 0) return demand;
  const shareOfFirst = (count: number) => Math.floor((back * Math.min(count, weighedUnits)) / weighedUnits);
  return { ...demand, units: demand.units - (shareOfFirst(before + units) - shareOfFirst(before)) };
}
