import { useSyncExternalStore } from 'react';

export type ColorMode = 'system' | 'light' | 'dark';

const KEY = 'deskColorMode';
const systemIsDark = window.matchMedia('(prefers-color-scheme: dark)');
const listeners = new Set<() => void>();

const getColorMode = (): ColorMode => {
  const stored = localStorage.getItem(KEY);
  return stored === 'light' || stored === 'dark' ? stored : 'system';
};

/** Sets the class of the page that selects the light or dark colours. */
export function applyColorMode(): void {
  const mode = getColorMode();
  showDark(mode === 'dark' || (mode === 'system' && systemIsDark.matches));
}

function showDark(isDark: boolean): void {
  document.documentElement.classList.toggle('dark', isDark);
  document.documentElement.classList.toggle('light', !isDark);
  document.documentElement.style.colorScheme = isDark ? 'dark' : 'light';
}

systemIsDark.addEventListener('change', applyColorMode);
// Paper is light.
window.addEventListener('beforeprint', () => showDark(false));
window.addEventListener('afterprint', applyColorMode);

/** Stores the choice in this browser. */
export function setColorMode(mode: ColorMode): void {
  localStorage.setItem(KEY, mode);
  applyColorMode();
  for (const listener of listeners) listener();
}

export const useColorMode = (): ColorMode =>
  useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, getColorMode);
