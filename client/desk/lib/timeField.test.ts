import { expect, it } from 'vitest';
import { parseTimeField, toTimeField } from './timeField.ts';

it.each([
  ['2026-11-23T02:30:00.000Z', '2026-11-23T08:00'],
  ['2026-12-31T18:30:00.000Z', '2027-01-01T00:00'],
])('shows %s as the time in India, %s, and reads it', (iso, typed) => {
  expect(toTimeField(iso)).toBe(typed);
  expect(parseTimeField(typed)).toBe(Date.parse(iso));
});

it('leaves no time empty', () => {
  expect(toTimeField(null)).toBe('');
  expect(parseTimeField('')).toBeNull();
});
