import { describe, expect, it } from 'vitest';
import { locationFromCookie, restoreLocation, storeLocation } from './location.ts';

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

describe('the stored location', () => {
  it('has a label, a position, and a cookie for the server [3.storage.1 3.storage.2 3.storage.3 4.location.1]', () => {
    storeLocation('IN', 104);
    expect(localStorage.getItem('location')).toBe('IN');
    expect(localStorage.getItem('locationTabIndex')).toBe('104');
    expect(locationFromCookie(document.cookie)).toBe('IN');
    storeLocation(null, 0);
    expect(localStorage.getItem('location')).toBe('All');
    expect(localStorage.getItem('locationTabIndex')).toBe('0');
    expect(locationFromCookie(document.cookie)).toBeNull();
  });

  it('is all countries by default [3.storage.2 9.location.1]', () => {
    storeLocation(null, 0);
    localStorage.clear();
    expect(restoreLocation()).toBe(false);
    expect(localStorage.getItem('location')).toBe('All');
    expect(localStorage.getItem('locationTabIndex')).toBe('0');
  });

  it('is restored from storage without the cookie', () => {
    storeLocation('IN', 104);
    // biome-ignore lint/suspicious/noDocumentCookie: as a browser does after a year
    document.cookie = 'location=; Path=/; Max-Age=0';
    expect(restoreLocation()).toBe(true);
    expect(locationFromCookie(document.cookie)).toBe('IN');
    expect(localStorage.getItem('locationTabIndex')).toBe('104');
    expect(restoreLocation()).toBe(false);
  });
});
