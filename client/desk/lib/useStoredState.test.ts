import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useStoredState } from './useStoredState.ts';

const renderState = () => renderHook(() => useStoredState<string[]>('test', ['initial']));

test('the browser remembers the last value of several that depend on each other', () => {
  const { result } = renderState();
  const [, change] = result.current;
  act(() => {
    change((values) => [...values, 'one']);
    change((values) => [...values, 'two']);
  });
  expect(result.current[0]).toEqual(['initial', 'one', 'two']);
  expect(result.current[1]).toBe(change);
  expect(renderState().result.current[0]).toEqual(['initial', 'one', 'two']);
});

test('a change after the page was left is remembered', () => {
  const { result, unmount } = renderState();
  unmount();
  result.current[1](['changed']);
  expect(renderState().result.current[0]).toEqual(['changed']);
});

test('what is stored but cannot be read is ignored', () => {
  localStorage.setItem('desk.test', '{');
  expect(renderState().result.current[0]).toEqual(['initial']);
});

test('without storage the value lasts as long as the page', () => {
  const refuse = () => {
    throw new DOMException('', 'SecurityError');
  };
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  const { result } = renderState();
  act(() => result.current[1](['changed']));
  expect(result.current[0]).toEqual(['changed']);
});
