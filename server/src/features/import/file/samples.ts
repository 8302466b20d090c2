import { cleanCell } from '../../../sheets/cells.ts';
import { isPriceText, parseUnits, readPrice } from './amounts.ts';

/** What the values of a file's columns are, by its first records. */
export interface Samples {
  /** Whether most are prices, or there is none. */
  arePrices(index: number): boolean;
  /** Whether most are numbers of units, or there is none. */
  areUnits(index: number): boolean;
  /** Whether most are ids of this shop, or there is none. */
  areIds(index: number): boolean;
  /** Whether most are amounts, such as 500 g. */
  areAmounts(index: number): boolean;
  /** Whether most prices are as high as those of another column, or higher, or only the other column is blank. */
  areNotBelow(index: number, other: number): boolean;
}

const UNIT =
  'kgs?|kilos?|gm?s?|grams?|mg|ml|ltrs?|lt|l|lit(?:er|re)s?|cl|oz|lbs?|pcs?|pieces?|nos?|pkts?|packs?|packets?|sachets?|tablets?|units?|dozens?|dz|pairs?|rolls?|किलो|किग्रा|ग्राम|लीटर|मिली';
/** More than any amount has. */
const MAX_AMOUNT = 60;
const AMOUNT = new RegExp(
  `\\p{Nd}.*(?<!\\p{L})(?:${UNIT})(?!\\p{L})|(?<!\\p{L})(?:${UNIT})(?!\\p{L}).*\\p{Nd}`,
  'iu',
);

/** A UUID. */
const ID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

export function createSamples(records: readonly (readonly string[])[]): Samples {
  const textOf = (cells: readonly string[], index: number) => cleanCell(cells[index] ?? '', 'name').text;
  const valuesOf = (index: number) => records.map((cells) => textOf(cells, index)).filter(Boolean);
  const areMostly = (index: number, test: (text: string) => boolean) => {
    const values = valuesOf(index);
    return values.filter(test).length * 2 >= values.length;
  };
  return {
    arePrices: (index) => areMostly(index, isPriceText),
    areUnits: (index) => areMostly(index, (text) => parseUnits(text) !== null),
    areIds: (index) => areMostly(index, (text) => ID.test(text)),
    areAmounts: (index) =>
      valuesOf(index).length > 0 &&
      areMostly(index, (text) => text.length <= MAX_AMOUNT && AMOUNT.test(text)),
    areNotBelow(index, other) {
      const pairs = records.flatMap((cells) => {
        const [price, otherPrice] = [readPrice(textOf(cells, index)), readPrice(textOf(cells, other))];
        return 'value' in price && 'value' in otherPrice ? [price.value >= otherPrice.value] : [];
      });
      if (pairs.length === 0) return valuesOf(index).length > 0 && valuesOf(other).length === 0;
      return pairs.filter(Boolean).length * 2 >= pairs.length;
    },
  };
}
