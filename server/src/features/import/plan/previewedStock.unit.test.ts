import { expectUnits, keepOtherChanges } from './previewedStock.ts';

describe('the units that a continued import expects', () => {
  const previewed = new Map([['known', 5]]);
  const own = (units: number, isCreated: boolean) => ({ units, isCreated });

  it.each([
    ['as the preview showed them', new Map(), [['known', 5]]],
    ['and what the import has changed of them', new Map([['known', own(4, false)]]), [['known', 9]]],
    [
      'and those of a product that it has created',
      new Map([['created', own(7, true)]]),
      [
        ['known', 5],
        ['created', 7],
      ],
    ],
    [
      'but not of a product that the preview showed for no record',
      new Map([['other', own(-3, false)]]),
      [['known', 5]],
    ],
  ])('are %s', (_, changes, expected) => {
    expect([...expectUnits(previewed, changes)]).toEqual(expected);
  });
});

describe('the units of a record', () => {
  it.each([
    ['fewer by those that were sold', 12, 5, 3, 10],
    ['more by those that came', 12, 5, 6, 13],
    ['never below none', 1, 5, 0, 0],
    ['never above a million', 1_000_000, 5, 10, 1_000_000],
    ['those of the file, of a product that the preview did not show', 12, undefined, 3, 12],
    ['those of the file, of a product whose units were not read', 12, 5, undefined, 12],
    ['none, if the file says none', null, 5, 3, null],
  ])('are %s', (_, stock, expected, stored, units) => {
    const row = { stock } as Parameters<typeof keepOtherChanges>[0];
    expect(keepOtherChanges(row, expected, stored).stock).toBe(units);
  });
});
