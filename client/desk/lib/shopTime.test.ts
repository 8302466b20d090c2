import { afterEach, expect, it, vi } from 'vitest';
import { isoTime, parseTimeField, today, toTimeField } from './shopTime.ts';

afterEach(() => vi.useRealTimers());

it.each([
  ['2026-11-23T02:30:00.000Z', '+05:30', '2026-11-23T08:00'],
  ['2027-01-01T00:00:00.000+05:30', '+05:30', '2027-01-01T00:00'],
  ['2026-12-31T18:30:00.000Z', '+05:45', '2027-01-01T00:15'],
  ['2027-01-01T02:00:00.000Z', '-05:00', '2026-12-31T21:00'],
])('shows %s at %s as %s, and reads it', (iso, utcOffset, typed) => {
  expect(toTimeField(iso, utcOffset)).toBe(typed);
  const time = parseTimeField(typed, utcOffset)!;
  expect(time).toBe(Date.parse(iso));
  expect(isoTime(time, utcOffset)).toBe(`${typed}:00.000${utcOffset}`);
});

it('leaves no time empty', () => {
  expect(toTimeField(null, '+05:30')).toBe('');
  expect(parseTimeField('', '+05:30')).toBeNull();
});

it.each([
  ['+05:30', '2026-11-29'],
  ['+00:00', '2026-11-28'],
])('knows the day at %s', (utcOffset, day) => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-28T19:30:00Z') });
  expect(today(utcOffset)).toBe(day);
});
