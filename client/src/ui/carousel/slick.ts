import * as module from 'react-slick';
import 'slick-carousel/slick/slick.css';

// react-slick is a CommonJS module: Vite and Node put its default export in different places.
const defaultExport = module.default as unknown as typeof module.default & {
  default?: typeof module.default;
};

/** react-slick's carousel. */
export const Slick = defaultExport.default ?? defaultExport;
export type Slick = module.default;

/** Makes slides outside of the view unreachable with Tab. */
export function makeHiddenSlidesInert(root: Element | null): void {
  for (const slide of root?.querySelectorAll<HTMLElement>('.slick-slide') ?? []) {
    slide.inert = slide.ariaHidden === 'true';
  }
}
