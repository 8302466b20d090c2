import { act, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeShop } from '../../test/testShop.tsx';
import { useChoice } from './useChoice.ts';
import { signOutLocally } from './viewerCache.ts';
import {
  forgetActionOfOtherPage,
  makeWantedActionDue,
  storeWantedAction,
  takeDueAction,
} from './wantedAction.ts';

const MINUTE = 60 * 1000;
const PATH = '/product/p1';
const heart = { kind: 'addToWishlist', input: { id: 'p1' }, userId: null } as const;

beforeEach(() => {
  takeDueAction();
  vi.useFakeTimers({ now: 600 * MINUTE });
  window.history.pushState(null, '', PATH);
});

describe('what a visitor wanted', () => {
  it('is due once after the sign-in', () => {
    storeWantedAction(heart);
    expect(takeDueAction()).toBeNull();
    makeWantedActionDue('u1', PATH);
    expect([takeDueAction(), takeDueAction()]).toMatchObject([heart, null]);
    makeWantedActionDue('u1', PATH);
    expect(takeDueAction()).toBeNull();
  });

  it('is only the last thing', () => {
    storeWantedAction({ ...heart, kind: 'addToCart' });
    storeWantedAction(heart);
    makeWantedActionDue('u1', PATH);
    expect(takeDueAction()).toMatchObject(heart);
  });

  it.each([
    ['a quarter of an hour ago', 15 * MINUTE, true],
    ['more than a quarter of an hour ago', 15 * MINUTE + 1, false],
  ])('%s: due is %s', (_, age, isDue) => {
    storeWantedAction(heart);
    vi.advanceTimersByTime(age);
    makeWantedActionDue('u1', PATH);
    expect(takeDueAction() !== null).toBe(isDue);
  });

  it('is not due in a copy of the tab, which has the same storage', () => {
    storeWantedAction(heart);
    const copy = { ...sessionStorage };
    vi.advanceTimersByTime(1);
    makeWantedActionDue('u1', PATH);
    expect(takeDueAction()).not.toBeNull();
    for (const [key, text] of Object.entries(copy)) sessionStorage.setItem(key, text);
    makeWantedActionDue('u1', PATH);
    expect(takeDueAction()).toBeNull();
  });

  it('is due only if the sign-in leads back to its page', () => {
    storeWantedAction(heart);
    makeWantedActionDue('u1', '/');
    window.history.pushState(null, '', '/');
    expect(takeDueAction()).toBeNull();
  });

  it('is not done on another page, to which the shopper has gone after the sign-in', () => {
    storeWantedAction(heart);
    makeWantedActionDue('u1', PATH);
    window.history.pushState(null, '', '/product/p2');
    expect(takeDueAction()).toBeNull();
  });

  it('is forgotten when another page is opened', () => {
    storeWantedAction(heart);
    forgetActionOfOtherPage();
    window.history.pushState(null, '', '/product/p2');
    forgetActionOfOtherPage();
    makeWantedActionDue('u1', PATH);
    window.history.pushState(null, '', PATH);
    expect(takeDueAction()).toBeNull();
  });

  it('is not due when its stored text is invalid', () => {
    sessionStorage.setItem('wantedAction', '{');
    makeWantedActionDue('u1', PATH);
    expect(takeDueAction()).toBeNull();
  });
});

it('what a shopper wanted when the session had ended is due for the same shopper only', () => {
  storeWantedAction({ ...heart, userId: 'u1' });
  makeWantedActionDue('u2', PATH);
  expect(takeDueAction()).toBeNull();
  vi.advanceTimersByTime(1);
  storeWantedAction({ ...heart, userId: 'u1' });
  makeWantedActionDue('u1', PATH);
  expect(takeDueAction()).not.toBeNull();
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
