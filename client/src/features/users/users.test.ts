import { describe, expect, it } from 'vitest';
import { isAvatarType, validateProfile } from './validation.ts';

describe('validateProfile', () => {
  const profile = { name: 'A', email: 'a@b.c', phone: '1' };
  it.each([
    [{ ...profile, name: ' ' }, ['/a.webp'], 'name'],
    [{ ...profile, email: '' }, ['/a.webp'], 'email'],
    [{ ...profile, phone: '' }, ['/a.webp'], 'phone'],
    [profile, [], null],
  ])(
    'rejects %o with the pictures %o [5.profile.1 5.profile.2 5.profile.3 5.profile.4]',
    (values, images, field) => {
      expect(validateProfile(values, images)).toEqual({ field, message: 'Please fill all the details' });
    },
  );

  it('accepts a complete profile', () => {
    expect(validateProfile(profile, ['/a.webp'])).toBeNull();
  });
});

describe('isAvatarType', () => {
  it.each([
    ['image/jpeg', true],
    ['image/jpg', true],
    ['image/png', true],
    ['image/webp', true],
    ['image/gif', false],
    ['image/svg+xml', false],
    ['application/pdf', false],
    ['', false],
  ])('of "%s" is %s [5.avatar.1 9.avatar.1]', (type, accepted) => {
    expect(isAvatarType(type)).toBe(accepted);
  });
});
