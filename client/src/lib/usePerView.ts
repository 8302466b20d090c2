import { useSyncExternalStore } from 'react';
import { NARROW_BELOW } from './constants.ts';

/** The theme's breakpoints in px of a window with text of the usual size, from narrow to wide. */
const WIDTHS = { base: 0, sm: 480, md: 768, lg: NARROW_BELOW, xl: 1280 };

/** What browsers have 1rem be, in px, for who has not asked for larger text. */
const USUAL_REM = 16;

/** Narrower than any phone is: a phone with large text. */
const TINY = 300;

/** How many are shown from a breakpoint on. */
export type PerView = { base: number } & Partial<Record<keyof typeof WIDTHS, number>>;

/** Also calls back when the text becomes larger or smaller: the page's height changes then. */
function onResize(listener: () => void): () => void {
  const observer = new ResizeObserver(listener);
  observer.observe(document.documentElement);
  return () => observer.disconnect();
}

/** The entry of `perView` for a window width in px; half of the first where even that is too many. */
export function perViewAt(perView: PerView, width: number): number {
  if (width < TINY) return Math.ceil(perView.base / 2);
  let found = perView.base;
  for (const [size, from] of Object.entries(WIDTHS) as [keyof typeof WIDTHS, number][]) {
    if (width >= from) found = perView[size] ?? found;
  }
  return found;
}

/** A window with larger text has room for as much as a narrower one. */
function widthByText(): number {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  return (window.innerWidth * USUAL_REM) / rem;
}

/** How many slides this window has room for; the narrowest number on the server. */
export function usePerView(perView: PerView): number {
  return useSyncExternalStore(
    onResize,
    () => perViewAt(perView, widthByText()),
    () => perView.base,
  );
}
