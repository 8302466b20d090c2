import { describe, expect, it } from 'vitest';
import { differenceOf, entryError, toAdjustments, toUndo } from './shelfCount.ts';

const entry = (text: string, onHand = 10, toPack = 0) => ({ text, onHand, toPack });

describe('the count of a shelf', () => {
  it('compares the counted units with those on hand and those that wait to be packed', () => {
    expect(differenceOf(entry('10'))).toBe(0);
    expect(differenceOf(entry(' 12 '))).toBe(2);
    expect(differenceOf(entry('12', 10, 3))).toBe(-1);
    expect(differenceOf(entry(''))).toBeNull();
    expect(differenceOf(undefined)).toBeNull();
  });

  it('refuses other texts than whole numbers, and counts without the units that wait to be packed', () => {
    for (const text of ['ten', '-1', '1.5', '1e3']) expect(entryError(entry(text))).toMatch(/whole number/);
    expect(entryError(entry('2', 10, 3))).toMatch(/3 sold units/);
    expect(entryError(entry('3', 10, 3))).toBeNull();
    expect(entryError(entry(''))).toBeNull();
  });

  it('saves the valid counts without the sold units, with the numbers that were shown', () => {
    const entries = { rice: entry('12', 10, 3), dal: entry('ten'), milk: entry('') };
    expect(toAdjustments(entries, 'Weekly')).toEqual([
      { productId: 'rice', kind: 'count', countedUnits: 9, expectedOnHand: 10, reason: 'Weekly' },
    ]);
  });

  it('is taken back by corrections of the products that differed', () => {
    const adjustments = toAdjustments({ rice: entry('9'), dal: entry('10') }, '');
    expect(toUndo(adjustments)).toMatchObject([
      { productId: 'rice', kind: 'correction', change: 1, expectedOnHand: 9 },
    ]);
  });
});
