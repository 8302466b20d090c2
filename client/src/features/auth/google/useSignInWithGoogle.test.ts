import { expect, it } from 'vitest';
import { codeFromCookie, faultText } from './useSignInWithGoogle.ts';

it.each([
  ['google_code=abc-1', 'http:', 'abc-1'],
  ['location=IN; google_code=abc; other=1', 'http:', 'abc'],
  ['my_google_code=abc', 'http:', null],
  ['', 'http:', null],
  ['__Host-google_code=abc', 'https:', 'abc'],
  ['google_code=planted; __Host-google_code=abc', 'https:', 'abc'],
  ['google_code=planted', 'https:', null],
])('reads the code from the cookie "%s" on %s', (cookie, protocol, code) => {
  expect(codeFromCookie(cookie, protocol)).toBe(code);
});

it.each(['failed', 'constructor'])('has a general message for the error code "%s"', (fault) => {
  expect(faultText(fault)).toBe('Google could not confirm this sign-in. Please try again.');
});
