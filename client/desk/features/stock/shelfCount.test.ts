import { describe, expect, it } from 'vitest';
import {
  differenceOf,
  entryError,
  saveInParts,
  toAdjustments,
  toUndo,
  withCurrentNumbers,
  withoutSaved,
} from './shelfCount.ts';

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
    for (const text of ['ten', '1.5', '1e3', '-1', '\u22121'])
      expect(entryError(entry(text))).toMatch(/whole number/);
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

  it('is saved in parts of 200; what is refused with its part stays', async () => {
    const entries = Object.fromEntries(Array.from({ length: 450 }, (_, turn) => [`p${turn}`, entry('9')]));
    const sizes: number[] = [];
    const { saved, refusals } = await saveInParts(toAdjustments(entries, ''), async (part) => {
      sizes.push(part.length);
      const isRefused = part.some(({ productId }) => productId === 'p0');
      return { isDone: !isRefused, refusals: isRefused ? ['p0'] : [] };
    });
    expect(sizes).toEqual([200, 200, 50]);
    expect(refusals).toEqual(['p0']);
    expect(saved).toHaveLength(250);
    expect(Object.keys(withoutSaved(entries, saved))).toEqual(Object.keys(entries).slice(0, 200));
  });

  it('stops saving when the shop cannot be reached', async () => {
    const calls: number[] = [];
    const { saved } = await saveInParts(
      Array.from({ length: 601 }, (_, turn) => turn),
      async (part) => {
        calls.push(part.length);
        return { isDone: calls.length === 1, refusals: [] };
      },
    );
    expect(calls).toEqual([200, 200]);
    expect(saved).toHaveLength(200);
  });

  it('is compared with the present numbers when it was refused because they have changed', () => {
    const entries = { rice: entry('15', 20), dal: entry('4', 5) };
    const current = withCurrentNumbers(entries, [
      { id: 'rice', onHand: 9, toPack: 1 },
      { id: 'milk', onHand: 1, toPack: 0 },
    ]);
    expect(current).toEqual({ rice: entry('15', 9, 1), dal: entry('4', 5) });
    expect(differenceOf(current.rice)).toBe(5);
  });

  it('is taken back by corrections of the products that differed', () => {
    const adjustments = toAdjustments({ rice: entry('9'), dal: entry('10') }, '');
    expect(toUndo(adjustments)).toMatchObject([
      { productId: 'rice', kind: 'correction', change: 1, expectedOnHand: 9 },
    ]);
  });
});
