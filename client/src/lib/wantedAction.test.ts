import { beforeEach, describe, expect, it, vi } from 'vitest';
import { makeWantedActionDue, storeWantedAction, takeDueAction } from './wantedAction.ts';

const HOUR = 60 * 60 * 1000;
const heart = { kind: 'addToWishlist', input: { id: 'p1' }, userId: null } as const;

beforeEach(() => {
  takeDueAction();
  vi.useFakeTimers({ now: 10 * HOUR });
});

describe('what a visitor wanted', () => {
  it('is due once after the sign-in', () => {
    storeWantedAction(heart);
    expect(takeDueAction()).toBeNull();
    makeWantedActionDue('u1');
    expect([takeDueAction(), takeDueAction()]).toMatchObject([heart, null]);
    makeWantedActionDue('u1');
    expect(takeDueAction()).toBeNull();
  });

  it('is only the last thing', () => {
    storeWantedAction({ ...heart, kind: 'addToCart' });
    storeWantedAction(heart);
    makeWantedActionDue('u1');
    expect(takeDueAction()).toMatchObject(heart);
  });

  it.each([
    ['an hour ago', HOUR, true],
    ['more than an hour ago', HOUR + 1, false],
  ])('%s: due is %s', (_, age, isDue) => {
    storeWantedAction(heart);
    vi.advanceTimersByTime(age);
    makeWantedActionDue('u1');
    expect(takeDueAction() !== null).toBe(isDue);
  });

  it('is not due in a copy of the tab, which has the same storage', () => {
    storeWantedAction(heart);
    const copy = { ...sessionStorage };
    vi.advanceTimersByTime(1);
    makeWantedActionDue('u1');
    expect(takeDueAction()).not.toBeNull();
    for (const [key, text] of Object.entries(copy)) sessionStorage.setItem(key, text);
    makeWantedActionDue('u1');
    expect(takeDueAction()).toBeNull();
  });

  it('is not due when its stored text is invalid', () => {
    sessionStorage.setItem('wantedAction', '{');
    makeWantedActionDue('u1');
    expect(takeDueAction()).toBeNull();
  });
});

it('what a shopper wanted when the session had ended is due for the same shopper only', () => {
  storeWantedAction({ ...heart, userId: 'u1' });
  makeWantedActionDue('u2');
  expect(takeDueAction()).toBeNull();
  vi.advanceTimersByTime(1);
  storeWantedAction({ ...heart, userId: 'u1' });
  makeWantedActionDue('u1');
  expect(takeDueAction()).not.toBeNull();
});
