import { formatMeasure, largeUnitSize, type Measure, type MeasureUnit } from './measure.ts';

// Needs nothing but measure.ts, so that client and desk import it, too.

/** What a reference amount costs: 960 paise for 100 g. */
export interface UnitPrice {
  /** Paise, rounded half up. */
  price: number;
  reference: Measure;
}

/** The price of a whole package, in paise, and what it contains. */
export interface PricedMeasure extends Measure {
  price: number;
}

/** A variant with its amount; null if that is unknown. */
export const pricedMeasureOf = ({
  price,
  amount,
  unit,
}: {
  price: number;
  amount: number | null;
  unit: MeasureUnit | null;
}): PricedMeasure | null => (amount === null || unit === null ? null : { price, amount, unit });

/** What the comparable unit price of a category's products is for; without one, of `AUTOMATIC_REFERENCES`. */
export const COMPARABLE_UNITS = ['PER_100G', 'PER_KG', 'PER_100ML', 'PER_L', 'PER_PIECE'] as const;

export type ComparableUnit = (typeof COMPARABLE_UNITS)[number];

const REFERENCES: Record<ComparableUnit, Measure> = {
  PER_100G: { amount: 100, unit: 'G' },
  PER_KG: { amount: 1000, unit: 'G' },
  PER_100ML: { amount: 100, unit: 'ML' },
  PER_L: { amount: 1000, unit: 'ML' },
  PER_PIECE: { amount: 1, unit: 'PIECE' },
};

const AUTOMATIC_REFERENCES: Record<MeasureUnit, Measure> = {
  G: REFERENCES.PER_100G,
  ML: REFERENCES.PER_100ML,
  CM: { amount: 100, unit: 'CM' },
  PIECE: REFERENCES.PER_PIECE,
};

const unitPriceFor = ({ price, amount }: PricedMeasure, reference: Measure): UnitPrice => ({
  // Whole numbers up to the division, so that a half is exact.
  price: Math.floor((2 * price * reference.amount + amount) / (2 * amount)),
  reference,
});

/**
 * The unit sale price that the law requires (Legal Metrology (Packaged Commodities) Rules, rule 6(11)): for 1 g, ml or cm below a kg, litre or
 * metre, from there on for one of these, and for a piece. Null where it equals the price, because it is not shown then.
 */
export function statutoryUnitPrice(priced: PricedMeasure): UnitPrice | null {
  const large = largeUnitSize(priced.unit);
  const amount = priced.amount >= large ? large : 1;
  const unitPrice = unitPriceFor(priced, { amount, unit: priced.unit });
  return unitPrice.price === priced.price ? null : unitPrice;
}

/**
 * A unit price for the same reference amount in a whole category, so that shoppers can compare.
 * @param setting of the category; a product that is measured in another unit has the automatic reference
 */
export function comparableUnitPrice(priced: PricedMeasure, setting: ComparableUnit | null): UnitPrice {
  const reference = setting && REFERENCES[setting];
  return unitPriceFor(
    priced,
    reference?.unit === priced.unit ? reference : AUTOMATIC_REFERENCES[priced.unit],
  );
}

/** A setting as it is read: `per 100 g`; null: `automatic`. */
export const formatComparableUnit = (setting: ComparableUnit | null): string =>
  setting ? `per ${formatReference(REFERENCES[setting])}` : 'automatic';

/** A reference amount as it follows "per": `g`, `100 g`, `kg`, `piece`. */
export const formatReference = (reference: Measure): string => formatMeasure(reference).replace(/^1 /, '');
