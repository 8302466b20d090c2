import { describe, expect, it } from 'vitest';
import { nextPath, signInThenTo } from './nextPath.ts';
import { isAvatarType, passwordFault, profileFault, signInFault, signUpFault } from './validation.ts';

describe('what is wrong with a form, first things first', () => {
  it.each([
    [{ email: '', password: '' }, 'Email can not be blank!'],
    [{ email: ' ', password: 'x' }, 'Email can not be blank!'],
    [{ email: 'a@b.c', password: '' }, 'Password can not be blank!'],
    [{ email: 'a@b.c', password: 'x' }, undefined],
  ])('sign in %o [5.signin.1 5.signin.2]', (form, message) => {
    expect(signInFault(form)?.msg).toBe(message);
  });

  it.each([
    [{ name: '', email: '', phone: '', password: '' }, 'name can not be blank!'],
    [{ name: 'A', email: '', phone: '', password: '' }, 'email can not be blank!'],
    [{ name: 'A', email: 'a@b.c', phone: '', password: '' }, 'phone can not be blank!'],
    [{ name: 'A', email: 'a@b.c', phone: '1', password: '' }, 'password can not be blank!'],
    [{ name: 'A', email: 'a@b.c', phone: '1', password: 'x' }, undefined],
  ])('sign up %o [5.signup.1 5.signup.2 5.signup.3 5.signup.4 5.signup.5]', (form, message) => {
    expect(signUpFault(form)?.msg).toBe(message);
  });
});

describe('what is wrong with a profile', () => {
  const form = { name: 'A', email: 'a@b.c', phone: '1' };
  it.each([
    [{ ...form, name: ' ' }, ['/a.webp'], 'name'],
    [{ ...form, email: '' }, ['/a.webp'], 'email'],
    [{ ...form, phone: '' }, ['/a.webp'], 'phone'],
    [form, [], null],
  ])('%o with pictures %o [5.profile.1 5.profile.2 5.profile.3 5.profile.4]', (filled, images, field) => {
    expect(profileFault(filled, images)).toEqual({ field, msg: 'Please fill all the details' });
  });

  it('is nothing when all is there', () => {
    expect(profileFault(form, ['/a.webp'])).toBeNull();
  });
});

describe('what is wrong with a new password', () => {
  it.each([
    ['', 'new', 'new', 'oldPassword', 'Please fill all the details'],
    ['old', '', '', 'newPassword', 'Please fill all the details'],
    ['old', 'new', '', 'confirmPassword', 'Please fill all the details'],
    ['old', 'new', 'nwe', 'confirmPassword', 'Password and confirm password not match'],
  ])('%s, %s, %s [5.password.1 5.password.2]', (oldPassword, newPassword, confirmPassword, field, msg) => {
    expect(passwordFault({ oldPassword, newPassword, confirmPassword })).toEqual({ field, msg });
  });

  it('is nothing when it is confirmed', () => {
    expect(passwordFault({ oldPassword: 'o', newPassword: ' n ', confirmPassword: ' n ' })).toBeNull();
  });
});

it.each([
  ['image/jpeg', true],
  ['image/jpg', true],
  ['image/png', true],
  ['image/webp', true],
  ['image/gif', false],
  ['image/svg+xml', false],
  ['application/pdf', false],
  ['', false],
])('a file of type "%s" as an avatar: %s [5.avatar.1 9.avatar.1]', (type, taken) => {
  expect(isAvatarType(type)).toBe(taken);
});

describe('where to go after signing in', () => {
  it('is where the shopper came from', () => {
    const address = signInThenTo('/search?q=tea&page=2');
    expect(nextPath(new URL(address, 'http://shop').searchParams)).toBe('/search?q=tea&page=2');
  });

  it.each(['', '//evil.example', '/\\evil.example', 'https://evil.example', 'javascript:alert(1)'])(
    'is never another site: %s',
    (next) => {
      expect(nextPath(new URLSearchParams({ next }))).toBe('/');
    },
  );
});
