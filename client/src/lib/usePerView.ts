import { useSyncExternalStore } from 'react';
import { NARROW_BELOW } from './constants.ts';

/** The theme's breakpoints in px, from narrow to wide. */
const WIDTHS = { base: 0, sm: 480, md: 768, lg: NARROW_BELOW, xl: 1280 };

/** How many are shown from a breakpoint on. */
export type PerView = { base: number } & Partial<Record<keyof typeof WIDTHS, number>>;

function onResize(listener: () => void): () => void {
  window.addEventListener('resize', listener);
  return () => window.removeEventListener('resize', listener);
}

/** The entry of `perView` for a window width in px. */
export function perViewAt(perView: PerView, width: number): number {
  let found = perView.base;
  for (const [size, from] of Object.entries(WIDTHS) as [keyof typeof WIDTHS, number][]) {
    if (width >= from) found = perView[size] ?? found;
  }
  return found;
}

/** How many slides this window has room for; the narrowest number on the server. */
export function usePerView(perView: PerView): number {
  return useSyncExternalStore(
    onResize,
    () => perViewAt(perView, window.innerWidth),
    () => perView.base,
  );
}
