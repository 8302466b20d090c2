import { formatShopDay, formatShopTime, parseShopDay, shopDayOf, startOfShopDay } from './shopDay.ts';

describe('a day of the shop', () => {
  it.each([
    ['2026-11-22T18:29:59.999Z', '2026-11-22'],
    ['2026-11-22T18:30:00.000Z', '2026-11-23'],
    ['2026-11-23T18:29:59.999Z', '2026-11-23'],
    ['2026-12-31T18:30:00.000Z', '2027-01-01'],
    ['1969-12-31T18:29:59.999Z', '1969-12-31'],
  ])('of %s is %s', (time, day) => {
    expect(formatShopDay(shopDayOf(Date.parse(time)))).toBe(day);
  });

  it('begins at half past six in the evening in UTC', () => {
    expect(new Date(startOfShopDay(parseShopDay('2026-11-23')!)).toISOString()).toBe(
      '2026-11-22T18:30:00.000Z',
    );
  });

  it.each(['2026-02-31', '2026-13-01', '2026-1-1', '', 'today', '2026-11-23T00:00'])('is not %p', (text) => {
    expect(parseShopDay(text)).toBeNull();
  });

  it('may be the last of February', () => {
    expect(formatShopDay(parseShopDay('2028-02-29')!)).toBe('2028-02-29');
  });
});

describe('a time of the shop', () => {
  it.each([
    ['2026-11-26T12:49:27.377Z', '2026-11-26 18:19:27'],
    ['2026-12-31T18:30:00.000Z', '2027-01-01 00:00:00'],
  ])('of %s is %s', (time, text) => {
    expect(formatShopTime(Date.parse(time))).toBe(text);
  });
});
