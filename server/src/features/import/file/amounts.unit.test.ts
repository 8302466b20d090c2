import { parsePrice, parseRating } from './amounts.ts';

describe('a price', () => {
  test.each([
    ['220', 22_000],
    ['64.1', 6410],
    ['1.15', 115],
    ['2999.08', 299_908],
    ['0.07', 7],
    ['12.', 1200],
    ['199.500', 19_950],
    ['1,234.50', 123_450],
    ['1,20,000', 12_000_000],
    ['₹ 99', 9900],
    ['Rs.99.50', 9950],
    ['INR 10', 1000],
    ['21474836.47', 2_147_483_647],
  ])('%s is %d paise', (text, value) => {
    expect(parsePrice(text)).toEqual({ value, rounded: false });
  });

  test.each([
    ['10.004', 1000],
    ['10.005', 1001],
    ['10.995', 1100],
    ['1.2349', 123],
  ])('%s is rounded half up to %d paise', (text, value) => {
    expect(parsePrice(text)).toEqual({ value, rounded: true });
  });

  test.each([
    '',
    'free',
    '-5',
    '0',
    '0.00',
    '0.004',
    '1e3',
    '12,50',
    '1.2.3',
    '.',
    '21474836.48',
    '9'.repeat(30),
  ])('is not %j', (text) => {
    expect(parsePrice(text)).toBeNull();
  });
});

describe('a rating', () => {
  test.each([
    ['4.1', 41],
    ['5', 50],
    ['0', 0],
    ['3.25', 33],
  ])('%s is %d tenths', (text, value) => {
    expect(parseRating(text)?.value).toBe(value);
  });

  test.each(['', '5.1', '-1', 'good', '4,1'])('is not %j', (text) => {
    expect(parseRating(text)).toBeNull();
  });
});
