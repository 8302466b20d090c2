import { useSyncExternalStore } from 'react';
import { localStore } from '../../src/lib/session/storage.ts';

export type ColorMode = 'system' | 'light' | 'dark';

const KEY = 'deskColorMode';
const systemIsDark = window.matchMedia('(prefers-color-scheme: dark)');
const listeners = new Set<() => void>();

const getColorMode = (): ColorMode => {
  const stored = localStore.getItem(KEY);
  return stored === 'light' || stored === 'dark' ? stored : 'system';
};

/** Paper is light. */
let isPrinting = false;

/** Sets the class of the page that selects the light or dark colours. */
export function applyColorMode(): void {
  const mode = getColorMode();
  const isDark = !isPrinting && (mode === 'dark' || (mode === 'system' && systemIsDark.matches));
  document.documentElement.classList.toggle('dark', isDark);
  document.documentElement.classList.toggle('light', !isDark);
  document.documentElement.style.colorScheme = isDark ? 'dark' : 'light';
}

systemIsDark.addEventListener('change', applyColorMode);
for (const event of ['beforeprint', 'afterprint'])
  window.addEventListener(event, () => {
    isPrinting = event === 'beforeprint';
    applyColorMode();
  });

/** Stores the choice in this browser. */
export function setColorMode(mode: ColorMode): void {
  localStore.setItem(KEY, mode);
  applyColorMode();
  for (const listener of listeners) listener();
}

export const useColorMode = (): ColorMode =>
  useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, getColorMode);
