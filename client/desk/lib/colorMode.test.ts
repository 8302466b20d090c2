import { afterEach, expect, test } from 'vitest';
import { applyColorMode, setColorMode } from './colorMode.ts';

afterEach(() => {
  localStorage.clear();
  applyColorMode();
});

const { classList, style } = document.documentElement;
const shown = () => [classList.contains('dark'), classList.contains('light'), style.colorScheme];

test('a page in dark colours is printed in light ones', () => {
  setColorMode('dark');
  expect(shown()).toEqual([true, false, 'dark']);
  window.dispatchEvent(new Event('beforeprint'));
  expect(shown()).toEqual([false, true, 'light']);
  window.dispatchEvent(new Event('afterprint'));
  expect(shown()).toEqual([true, false, 'dark']);
});
