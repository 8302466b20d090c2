import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useDelayedText } from './useDelayedText.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a text that is stored a moment after the last key', () => {
  const render = (value: string) => {
    const stored: string[] = [];
    const hook = renderHook(({ value }) => useDelayedText(value, (text) => stored.push(text)), {
      initialProps: { value },
    });
    const type = (text: string) => act(() => hook.result.current.setText(text));
    const wait = () => act(() => vi.advanceTimersByTime(1000));
    return { ...hook, stored, type, wait, text: () => hook.result.current.text };
  };

  it('is stored once, trimmed', () => {
    const { stored, type, wait } = render('');
    type('5');
    type('56 ');
    expect(stored).toEqual([]);
    wait();
    expect(stored).toEqual(['56']);
  });

  it('keeps what is typed while the former text is being stored', () => {
    const { type, wait, rerender, text, stored } = render('');
    type('56');
    wait();
    type('560');
    rerender({ value: '56' });
    expect(text()).toBe('560');
    wait();
    expect(stored).toEqual(['56', '560']);
  });

  it('follows changes from elsewhere, also back and forth', () => {
    const { type, wait, rerender, text } = render('');
    type('56');
    wait();
    rerender({ value: '56' });
    for (const value of ['', '56']) {
      rerender({ value });
      expect(text()).toBe(value);
    }
  });
});
