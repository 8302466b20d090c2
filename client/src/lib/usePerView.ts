import { useSyncExternalStore } from 'react';
import { NARROW_BELOW } from './constants.ts';

/** The theme's breakpoints in px at the default text size, from narrow to wide. */
const WIDTHS = { base: 0, sm: 480, md: 768, lg: NARROW_BELOW, xl: 1280 };

/** The browsers' default size of 1rem in px. */
const DEFAULT_REM = 16;

/** In px; only a phone with large text has such a width. */
const TINY_WIDTH = 300;

/** The number of slides side by side from a breakpoint on. */
export type SlidesPerView = { base: number } & Partial<Record<keyof typeof WIDTHS, number>>;

/** Also calls back when the text size changes, which changes the page's height. */
function onResize(listener: () => void): () => void {
  const observer = new ResizeObserver(listener);
  observer.observe(document.documentElement);
  return () => observer.disconnect();
}

/** The entry of `perView` for a window width in px; half of `base` in very narrow windows. */
export function perViewAt(perView: SlidesPerView, width: number): number {
  if (width < TINY_WIDTH) return Math.ceil(perView.base / 2);
  let count = perView.base;
  for (const [size, from] of Object.entries(WIDTHS) as [keyof typeof WIDTHS, number][]) {
    if (width >= from) count = perView[size] ?? count;
  }
  return count;
}

/** The window's width in units of the default text size: with 200 % text, 1280 px count as 640. */
function effectiveWidth(): number {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  return (window.innerWidth * DEFAULT_REM) / rem;
}

/** The number of slides side by side in this window; `base` on the server. */
export function usePerView(perView: SlidesPerView): number {
  return useSyncExternalStore(
    onResize,
    () => perViewAt(perView, effectiveWidth()),
    () => perView.base,
  );
}
