import { optionsOf } from './options.ts';

const none = { size: [], productRam: [], productWeight: [] };

test.each([
  ['no list', none, []],
  ['one list', { ...none, productWeight: ['500 g', '1 kg'] }, ['500 g', '1 kg']],
  [
    'two lists share the index',
    { ...none, size: ['S', 'L'], productRam: ['4 GB', '8 GB'] },
    ['S / 4 GB', 'L / 8 GB'],
  ],
  ['a shorter list', { ...none, size: ['S'], productWeight: ['1 kg', '2 kg'] }, ['S / 1 kg', '2 kg']],
])('options of a product with %s', (_, product, options) => {
  expect(optionsOf(product)).toEqual(options);
});
