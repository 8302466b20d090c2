import { expect, test } from 'vitest';
import { unchargedOldPrices } from './oldPrices.ts';

const stored = {
  chargedPrices: [80, 100],
  variants: [{ id: 'v1', chargedPrices: [45, 60] }],
};
const variant = (fields: object) => ({ id: 'v1', label: '500 g', price: '45', oldPrice: '60', ...fields });
const own = (price: string, oldPrice: string) => ({ price, oldPrice, variants: [] });

test.each([
  ['no old price', own('80', ''), []],
  ['one that is the price', own('80', '80'), []],
  ['one that was charged', own('80', '100'), []],
  ['one that was not', own('80', '120.5'), ['Rs 120.50']],
  ['one without a price yet', own('', '120'), []],
  ['a text that is no number', own('80', 'x'), []],
  ['those of variants, not the product’s', { ...own('80', '120'), variants: [variant({})] }, []],
  [
    'a variant that never cost that',
    { ...own('80', '80'), variants: [variant({ oldPrice: '75' })] },
    ['Rs 75 (500 g)'],
  ],
  [
    'a new variant, whose price was the product’s',
    { ...own('80', '80'), variants: [variant({ id: null, oldPrice: '100' })] },
    [],
  ],
])('%s', (_, form, expected) => {
  expect(unchargedOldPrices(form, stored)).toEqual(expected);
});

test('each says of which product it is, where there are several', () => {
  const names = (form: Parameters<typeof unchargedOldPrices>[0]) =>
    unchargedOldPrices(form, stored, 'Bananas');
  expect(names(own('80', '120'))).toEqual(['Rs 120 (Bananas)']);
  expect(names({ ...own('', ''), variants: [variant({ oldPrice: '75' })] })).toEqual([
    'Rs 75 (Bananas, 500 g)',
  ]);
});

test('of a new product nothing was charged', () => {
  expect(unchargedOldPrices(own('80', '100'), null)).toEqual(['Rs 100']);
});
