import { expect, test, vi } from 'vitest';

const systemIsDark = Object.assign(new EventTarget(), { matches: true });
vi.stubGlobal('matchMedia', () => systemIsDark);
const { applyColorMode } = await import('./colorMode.ts');

const { classList, style } = document.documentElement;
const shown = () => [classList.contains('dark'), classList.contains('light'), style.colorScheme];
const dark = [true, false, 'dark'];
const light = [false, true, 'light'];

test('a page in dark colours is printed in light ones', () => {
  applyColorMode();
  expect(shown()).toEqual(dark);
  window.dispatchEvent(new Event('beforeprint'));
  expect(shown()).toEqual(light);
  // Browsers change the system's colours for the paper, too.
  systemIsDark.dispatchEvent(new Event('change'));
  expect(shown()).toEqual(light);
  window.dispatchEvent(new Event('afterprint'));
  expect(shown()).toEqual(dark);
});
