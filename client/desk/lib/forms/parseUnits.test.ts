import { expect, it } from 'vitest';
import { adjustmentInput } from '../../../../server/src/features/stock/desk/adjustment.input.ts';
import { thresholdInput } from '../../../../server/src/features/stock/desk/threshold.input.ts';
import { parseUnits } from './parseUnits.ts';

it.each([
  ['12', 12],
  [' 0 ', 0],
  ['', null],
  ['-3', -3],
  ['\u22123', -3],
  ['1,100', 1100],
  ['1,24,680', 124680],
  ['1,10', Number.NaN],
  ['1.5', Number.NaN],
  ['3-', Number.NaN],
  ['a few', Number.NaN],
])('takes %j for %s units', (text, units) => {
  expect(parseUnits(text)).toBe(units);
});

it.each(['-3', '\u22123'])(
  'a count or a threshold of %s is refused with the lowest that is possible',
  (text) => {
    const count = { productId: 'a', kind: 'count', countedUnits: parseUnits(text), expectedOnHand: 1 };
    const results = [
      adjustmentInput.safeParse(count),
      thresholdInput.safeParse({ productIds: ['a'], threshold: parseUnits(text) }),
    ];
    for (const { error } of results)
      expect(error?.issues[0]?.message).toBe('Please give a whole number of units from 0');
  },
);
