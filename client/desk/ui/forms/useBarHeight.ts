import { type RefObject, useLayoutEffect } from 'react';

/** The CSS variable with the height of the bar at the bottom of the window and what is below the bar; not set: no bar is in sight. */
export const BAR_HEIGHT = '--bar-height';

/** Space between the bar and the messages above it, in pixels. */
const GAP = 8;

/** Keeps messages above a bar, wherever it is in the window, so that its buttons can be pressed. */
export function useBarHeight(bar: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    function measure(): void {
      const { top = 0, bottom = 0 } = bar.current?.getBoundingClientRect() ?? {};
      const isInSight = bottom > 0 && top < window.innerHeight;
      if (isInSight) style.setProperty(BAR_HEIGHT, `${Math.round(window.innerHeight - top) + GAP}px`);
      else style.removeProperty(BAR_HEIGHT);
    }
    measure();
    // What is above the bar moves it, too.
    const sizes = new ResizeObserver(measure);
    sizes.observe(document.body);
    if (bar.current) sizes.observe(bar.current);
    window.addEventListener('resize', measure);
    window.addEventListener('scroll', measure, { passive: true });
    return () => {
      sizes.disconnect();
      window.removeEventListener('resize', measure);
      window.removeEventListener('scroll', measure);
      style.removeProperty(BAR_HEIGHT);
    };
  }, [bar]);
}
