import { isoTime } from './isoTime.ts';
import { formatShopDay, formatShopTime, parseShopDay, shopDayOf, startOfShopDay } from './shopDay.ts';
import { shopTimeText } from './shopTimeText.ts';
import { hasOneOffset, isTimeZone, setShopTimeZone } from './shopZone.ts';

const INDIA = 'Asia/Kolkata';
afterEach(() => setShopTimeZone(INDIA));

describe('a time of the shop', () => {
  it.each([
    [INDIA, '2026-11-28T19:30:00.000Z', '2026-11-29T01:00:00.000+05:30'],
    [INDIA, '2026-11-29T18:29:59.999Z', '2026-11-29T23:59:59.999+05:30'],
    [INDIA, '2026-11-29T18:30:00.000Z', '2026-11-30T00:00:00.000+05:30'],
    [INDIA, '2026-12-31T18:30:00.000Z', '2027-01-01T00:00:00.000+05:30'],
    ['Asia/Kathmandu', '2026-11-28T18:15:00.000Z', '2026-11-29T00:00:00.000+05:45'],
    ['UTC', '2026-11-28T23:59:00.000Z', '2026-11-28T23:59:00.000+00:00'],
    ['America/Bogota', '2027-01-01T04:59:59.999Z', '2026-12-31T23:59:59.999-05:00'],
  ])('in %s, %s is %s', (zone, utc, iso) => {
    setShopTimeZone(zone);
    const time = Date.parse(utc);
    const [day = '', clock = ''] = iso.split('T');
    expect(isoTime(time)).toBe(iso);
    expect(Date.parse(isoTime(time))).toBe(time);
    expect(formatShopDay(shopDayOf(time))).toBe(day);
    expect(formatShopTime(time)).toBe(`${day} ${clock.slice(0, 8)}`);
    expect(isoTime(startOfShopDay(parseShopDay(day)!))).toBe(`${day}T00:00:00.000${iso.slice(-6)}`);
  });

  it('is null where there is none', () => {
    expect(isoTime(null)).toBeNull();
  });

  it('is what people read', () => {
    setShopTimeZone('Asia/Kathmandu');
    expect(shopTimeText(Date.parse('2026-11-28T19:15:00Z'))).toMatch(/^29 Nov 2026, 1:00/);
  });
});

describe('a time zone', () => {
  it.each(['Asia/Kolkata', 'Asia/Kathmandu', 'UTC', 'America/Bogota'])('%s has one offset', (zone) => {
    expect(isTimeZone(zone)).toBe(true);
    expect(hasOneOffset(zone)).toBe(true);
  });

  it.each(['Europe/London', 'America/New_York', 'Australia/Lord_Howe', 'Africa/Casablanca'])(
    '%s has two, whatever the season',
    (zone) => {
      expect(isTimeZone(zone)).toBe(true);
      for (const month of ['01', '04', '07', '10'])
        expect(hasOneOffset(zone, Date.parse(`2026-${month}-01T00:00Z`))).toBe(false);
    },
  );

  it.each(['Asia/Pune', 'IST+5', ''])('is not called %p', (name) => {
    expect(isTimeZone(name)).toBe(false);
  });
});
