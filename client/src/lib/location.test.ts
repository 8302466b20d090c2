import { expect, it } from 'vitest';
import { locationFromCookie, storeLocation } from './location.ts';

it.each([
  ['location=IN', 'IN'],
  ['a=b; location=FR; c=d', 'FR'],
  ['location=All', null],
  ['location=in', null],
  ['location=<script>', null],
  ['mylocation=IN', null],
  ['', null],
  [undefined, null],
])('the cookie %s means %s', (cookie, code) => {
  expect(locationFromCookie(cookie)).toBe(code);
});

it('stores label and position, and a cookie for the server', () => {
  storeLocation('IN', 104);
  expect(localStorage.getItem('location')).toBe('IN');
  expect(localStorage.getItem('locationTabIndex')).toBe('104');
  expect(locationFromCookie(document.cookie)).toBe('IN');
  storeLocation(null, 0);
  expect(localStorage.getItem('location')).toBe('All');
  expect(localStorage.getItem('locationTabIndex')).toBe('0');
  expect(locationFromCookie(document.cookie)).toBeNull();
});
