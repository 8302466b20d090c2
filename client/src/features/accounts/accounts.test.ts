import { describe, expect, it } from 'vitest';
import { nextPath, signInThenTo } from './nextPath.ts';
import { signInFault, signUpFault } from './validation.ts';

describe('what is wrong with a form, first things first', () => {
  it.each([
    [{ email: '', password: '' }, 'Email can not be blank!'],
    [{ email: ' ', password: 'x' }, 'Email can not be blank!'],
    [{ email: 'a@b.c', password: '' }, 'Password can not be blank!'],
    [{ email: 'a@b.c', password: 'x' }, undefined],
  ])('sign in %o', (form, message) => {
    expect(signInFault(form)?.msg).toBe(message);
  });

  it.each([
    [{ name: '', email: '', phone: '', password: '' }, 'name can not be blank!'],
    [{ name: 'A', email: '', phone: '', password: '' }, 'email can not be blank!'],
    [{ name: 'A', email: 'a@b.c', phone: '', password: '' }, 'phone can not be blank!'],
    [{ name: 'A', email: 'a@b.c', phone: '1', password: '' }, 'password can not be blank!'],
    [{ name: 'A', email: 'a@b.c', phone: '1', password: 'x' }, undefined],
  ])('sign up %o', (form, message) => {
    expect(signUpFault(form)?.msg).toBe(message);
  });
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
