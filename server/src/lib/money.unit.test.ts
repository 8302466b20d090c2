import { discountPercent, formatRupees, formatRupeesForStaff, toPaise, toRupees } from './money.ts';

describe('money', () => {
  test.each([
    [0.07, 7],
    [19.99, 1999],
    [1.15, 115],
    [64.1, 6410],
    [99999.95, 9_999_995],
  ])('%p rupees equal %p paise', (rupees, paise) => {
    expect(toPaise(rupees)).toBe(paise);
    expect(toRupees(paise)).toBe(rupees);
  });

  test.each([
    [100, 100, 0],
    [80, 100, 20],
    [99, 100, 1],
    [995, 1000, 0],
    [1, 300, 99],
    [150, 100, 0],
  ])('price %p with old price %p has a discount of %p percent', (price, oldPrice, percent) => {
    expect(discountPercent(price, oldPrice)).toBe(percent);
  });

  test.each([
    [125_000, 'Rs 1250'],
    [8850, 'Rs 88.50'],
    [7, 'Rs 0.07'],
  ])('%p paise are formatted as %p', (paise, text) => {
    expect(formatRupees(paise)).toBe(text);
  });

  test.each([
    [12_300, 'Rs 123'],
    [123_450, 'Rs 1,234.50'],
    [1_234_500, 'Rs 12,345'],
    [12_368_700, 'Rs 1,23,687'],
    [1_234_567_800, 'Rs 1,23,45,678'],
  ])('%p paise are formatted for staff as %p', (paise, text) => {
    expect(formatRupeesForStaff(paise)).toBe(text);
  });
});
