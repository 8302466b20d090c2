import { describe, expect, it } from 'vitest';
import { paths } from '../../lib/paths.ts';
import { nextPath } from './signIn/nextPath.ts';
import { validateChangePassword, validateSignIn, validateSignUp } from './validation.ts';

describe('validateSignIn', () => {
  it.each([
    [{ email: '', password: '' }, 'Email can not be blank!'],
    [{ email: ' ', password: 'x' }, 'Email can not be blank!'],
    [{ email: 'a@b.c', password: '' }, 'Password can not be blank!'],
    [{ email: 'a@b.c', password: 'x' }, undefined],
  ])('returns the first error of %o [5.signin.1 5.signin.2]', (values, message) => {
    expect(validateSignIn(values)?.message).toBe(message);
  });
});

describe('validateSignUp', () => {
  it.each([
    [{ name: '', email: '', phone: '', password: '' }, 'name can not be blank!'],
    [{ name: 'A', email: '', phone: '', password: '' }, 'email can not be blank!'],
    [{ name: 'A', email: 'a@b.c', phone: '', password: '' }, 'phone can not be blank!'],
    [{ name: 'A', email: 'a@b.c', phone: '1', password: '' }, 'password can not be blank!'],
    [{ name: 'A', email: 'a@b.c', phone: '1', password: 'x' }, undefined],
  ])(
    'returns the first error of %o [5.signup.1 5.signup.2 5.signup.3 5.signup.4 5.signup.5]',
    (values, message) => {
      expect(validateSignUp(values)?.message).toBe(message);
    },
  );
});

describe('validateChangePassword', () => {
  it.each([
    ['', 'new', 'new', 'oldPassword', 'Please fill all the details'],
    ['old', '', '', 'newPassword', 'Please fill all the details'],
    ['old', 'new', '', 'confirmPassword', 'Please fill all the details'],
    ['old', 'new', 'nwe', 'confirmPassword', 'Password and confirm password not match'],
  ])(
    'rejects "%s", "%s", "%s" [5.password.1 5.password.2]',
    (oldPassword, newPassword, confirmPassword, field, message) => {
      expect(validateChangePassword({ oldPassword, newPassword, confirmPassword })).toEqual({
        field,
        message,
      });
    },
  );

  it('accepts a confirmed password, also with spaces around it', () => {
    const values = { oldPassword: 'o', newPassword: ' n ', confirmPassword: ' n ' };
    expect(validateChangePassword(values)).toBeNull();
  });
});

describe('nextPath', () => {
  it('returns the path that a sign-in address contains', () => {
    const address = paths.signIn('/search?q=tea&page=2');
    expect(nextPath(new URL(address, 'http://shop').searchParams)).toBe('/search?q=tea&page=2');
  });

  it.each([
    '',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/.//evil.example',
    '/x/..//evil.example',
    '/%2e//evil.example',
    '///evil.example',
    '//[',
    'https://evil.example',
    'javascript:alert(1)',
  ])('returns the home page instead of another site: %s', (next) => {
    expect(nextPath(new URLSearchParams({ next }))).toBe('/');
  });
});
