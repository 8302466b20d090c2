import { act, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeShop } from '../../../test/testShop.tsx';
import { useChoice } from '../useChoice.ts';
import { signOutLocally } from './viewerCache.ts';
import {
  forgetActionsOfOtherPages,
  makeWantedActionsDue,
  storeWantedAction,
  takeDueActions,
  type WantedAction,
} from './wantedAction.ts';

const MINUTE = 60 * 1000;
const PATH = '/product/p1';
const product = { id: 'p1', name: 'Tea', price: 95, rating: 4, images: [] };
const heart: WantedAction = { kind: 'addToWishlist', input: product, userId: null };

beforeEach(() => {
  takeDueActions();
  vi.useFakeTimers({ now: 600 * MINUTE });
  window.history.pushState(null, '', PATH);
});

describe('what a visitor wanted', () => {
  it('is due once after the sign-in', () => {
    storeWantedAction(heart);
    expect(takeDueActions()).toEqual([]);
    makeWantedActionsDue('u1', PATH);
    expect([takeDueActions(), takeDueActions()]).toMatchObject([[heart], []]);
    makeWantedActionsDue('u1', PATH);
    expect(takeDueActions()).toEqual([]);
  });

  it('is the last thing of each kind', () => {
    const item = { product: { ...product, countInStock: 10, options: [] }, quantity: 1, option: null };
    const addition = { kind: 'addToCart', input: item, userId: null } as const;
    storeWantedAction({ ...addition, input: { ...item, quantity: 2 } });
    storeWantedAction(heart);
    storeWantedAction(addition);
    makeWantedActionsDue('u1', PATH);
    expect(takeDueActions()).toMatchObject([heart, addition]);
  });

  it.each([
    ['a quarter of an hour ago', 15 * MINUTE, true],
    ['more than a quarter of an hour ago', 15 * MINUTE + 1, false],
  ])('%s: due is %s', (_, age, isDue) => {
    storeWantedAction(heart);
    vi.advanceTimersByTime(age);
    makeWantedActionsDue('u1', PATH);
    expect(takeDueActions()).toHaveLength(isDue ? 1 : 0);
  });

  it('is not due in a copy of the tab, which has the same storage', () => {
    storeWantedAction(heart);
    const copy = { ...sessionStorage };
    vi.advanceTimersByTime(1);
    makeWantedActionsDue('u1', PATH);
    expect(takeDueActions()).toHaveLength(1);
    for (const [key, text] of Object.entries(copy)) sessionStorage.setItem(key, text);
    makeWantedActionsDue('u1', PATH);
    expect(takeDueActions()).toEqual([]);
  });

  it('is due only if the sign-in leads back to its page', () => {
    storeWantedAction(heart);
    makeWantedActionsDue('u1', '/');
    expect(takeDueActions()).toEqual([]);
  });

  it('is not done on another page, to which the shopper has gone after the sign-in', () => {
    storeWantedAction(heart);
    makeWantedActionsDue('u1', PATH);
    window.history.pushState(null, '', '/product/p2');
    expect(takeDueActions()).toEqual([]);
  });

  it('is forgotten when another page is opened', () => {
    storeWantedAction(heart);
    forgetActionsOfOtherPages();
    window.history.pushState(null, '', '/product/p2');
    forgetActionsOfOtherPages();
    makeWantedActionsDue('u1', PATH);
    window.history.pushState(null, '', PATH);
    expect(takeDueActions()).toEqual([]);
  });

  it('is not due when its stored text is invalid', () => {
    sessionStorage.setItem('wantedActions', '{');
    makeWantedActionsDue('u1', PATH);
    expect(takeDueActions()).toEqual([]);
  });
});

it('what a shopper wanted when the session had ended is due for the same shopper only', () => {
  storeWantedAction({ ...heart, userId: 'u1' });
  makeWantedActionsDue('u2', PATH);
  expect(takeDueActions()).toEqual([]);
  vi.advanceTimersByTime(1);
  storeWantedAction({ ...heart, userId: 'u1' });
  makeWantedActionsDue('u1', PATH);
  expect(takeDueActions()).toHaveLength(1);
});

it('a sign-out leaves nothing of what was wanted or chosen in the tab', () => {
  storeWantedAction(heart);
  const { result, unmount } = renderHook(() => useChoice('quantity p1', 1));
  act(() => result.current[1](3));
  expect(Object.values(sessionStorage)).toContain('3');
  signOutLocally(fakeShop({}).client);
  unmount();
  expect(Object.keys(sessionStorage)).toEqual([]);
});
