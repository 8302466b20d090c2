import { isGtin } from './gtin.ts';

test.each([
  ['GTIN-13', '4006381333931', true],
  ['GTIN-13 of India', '8901030865237', true],
  ['GTIN-13 with two digits swapped', '8901030865273', false],
  ['GTIN-8', '73513537', true],
  ['GTIN-12', '036000291452', true],
  ['GTIN-14', '10614141000415', true],
  ['a wrong check digit', '4006381333932', false],
  ['nine digits', '123456789', false],
  ['letters', '40063813339A1', false],
  ['nothing', '', false],
])('%s', (_, text, expected) => {
  expect(isGtin(text)).toBe(expected);
});
