import { describe, expect, it, vi } from 'vitest';
import { restoreLocation } from '../location.ts';
import { reloadOnce } from '../page/reloadOnce.ts';
import { endSession, getSession, getToken, startSession } from './session.ts';
import { guardStorage, isStorageBlocked, localStore } from './storage.ts';

const asha = { userId: 'u1', name: 'Asha', email: 'asha@example.com', image: '', isAdmin: false };

/** A storage with room for nothing more than it has. */
const fullStorage = () =>
  new Proxy(localStorage, {
    get(storage, name) {
      if (name === 'setItem') throw new DOMException('The quota is exceeded.', 'QuotaExceededError');
      return Reflect.get(storage, name).bind(storage);
    },
  });
const blockedStorage = () => {
  throw new DOMException('Access is denied for this document.', 'SecurityError');
};

const faults: [string, () => Storage | null | undefined][] = [
  ['throws', blockedStorage],
  ['is null', () => null],
  ['is missing', () => undefined],
];

describe.each([...faults, ['is full', fullStorage] as (typeof faults)[number]])(
  'a storage that %s',
  (_, find) => {
    it('keeps texts in memory', () => {
      const store = guardStorage(find);
      expect(store.setItem('token', 'new')).toBe(false);
      expect(store.getItem('token')).toBe('new');
      expect(store.keys()).toContain('token');
      store.removeItem('token');
      expect(store.getItem('token')).toBeNull();
      expect(store.keys()).toEqual([]);
    });
  },
);

it('leaves no outdated text in a full storage', () => {
  localStorage.setItem('token', 'old');
  guardStorage(fullStorage).setItem('token', 'new');
  expect(localStorage.getItem('token')).toBeNull();
});

it('uses a storage that works', () => {
  expect(localStore.setItem('a', '1')).toBe(true);
  expect(localStorage.getItem('a')).toBe('1');
  expect(isStorageBlocked()).toBe(false);
  expect(localStore.keys()).toEqual(['a']);
});

describe.each(faults)('the shop whose storage %s', (_, find) => {
  const block = () => {
    for (const name of ['localStorage', 'sessionStorage'] as const)
      vi.spyOn(globalThis, name, 'get').mockImplementation(find as () => Storage);
  };

  it('signs in for as long as the page lives', () => {
    block();
    startSession('secret', asha);
    expect([getToken(), getSession()]).toEqual(['secret', { user: asha }]);
    endSession();
    expect(getSession()).toBeNull();
  });

  it('says so, and does not reload in a loop', () => {
    block();
    const reload = vi.fn();
    expect(isStorageBlocked()).toBe(true);
    expect(reloadOnce(reload)).toBe(false);
    expect(restoreLocation()).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });
});
