import { groupBy } from '../../src/lib/groupBy.ts';

/**
 * Checks that each financial year has the numbers from 1 to its last one, once each.
 * @param numbers such as `26-27/000123`, also with a prefix before the year
 * @returns what is wrong; empty: nothing
 */
export function findGaps(
  numbers: readonly string[],
  lastNumbers: readonly { year: string; lastNumber: number }[],
): string[] {
  const numbersOf = groupBy(
    numbers.map((number) => number.split('/').slice(-2)),
    ([year = '']) => year,
  );
  const years = new Map(lastNumbers.map(({ year, lastNumber }) => [year, Number(lastNumber)]));
  return [...new Set([...numbersOf.keys(), ...years.keys()])].flatMap((year) => {
    const serials = (numbersOf.get(year) ?? []).map(([, serial]) => Number(serial)).sort((a, b) => a - b);
    const last = years.get(year) ?? 0;
    const isComplete = serials.length === last && serials.every((serial, index) => serial === index + 1);
    return isComplete ? [] : [`${year} has the numbers ${serials.join()}, the last one should be ${last}`];
  });
}
