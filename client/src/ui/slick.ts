import * as module from 'react-slick';
import 'slick-carousel/slick/slick.css';

// A CommonJS module: where its default export is depends on who loads it.
const imported = module.default as unknown as typeof module.default & { default?: typeof module.default };

/** react-slick's slider. */
export const Slick = imported.default ?? imported;
export type Slick = module.default;

/** Keeps slides that are out of view from being reached with Tab. */
export function hideUnseen(root: Element | null): void {
  for (const slide of root?.querySelectorAll<HTMLElement>('.slick-slide') ?? []) {
    slide.inert = slide.ariaHidden === 'true';
  }
}
