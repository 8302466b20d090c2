import { Children, type ReactNode, startTransition, useState } from 'react';
import { lazyOnIdle } from '../../lib/page/lazyOnIdle.ts';
import { type SlidesPerView, usePerView } from '../../lib/usePerView.ts';
import { slotClasses } from '../../theme/classes.ts';

const slot = slotClasses('carousel');

const useSlickRow = lazyOnIdle(() => import('./SlickRow.tsx').then(({ SlickRow }) => SlickRow));

interface CarouselProps {
  /** For screen readers. */
  label: string;
  /** Slides side by side, by window width. */
  perView: SlidesPerView;
  /** Space between slides, a CSS length. */
  gap?: string;
  /** The first slide follows the last one. */
  infinite?: boolean;
  /** Dots below the slides. */
  dots?: boolean;
  /** Index of the slide that is scrolled into view when it changes. */
  currentSlide?: number;
  children: ReactNode;
}

/**
 * A row of slides. On the server, and until react-slick is loaded, it is a scrollable row of the same size. That row
 * is not replaced while the shopper presses or focuses something in it, which would be lost.
 */
export function Carousel({ label, perView, gap = '1rem', children, ...carouselProps }: CarouselProps) {
  const SlickRow = useSlickRow();
  const [isInUse, setIsInUse] = useState(false);
  const visibleSlides = usePerView(perView);
  const slides = Children.toArray(children);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form
    <div className={slot('root')} role="group" aria-roledescription="carousel" aria-label={label}>
      {SlickRow && !isInUse && slides.length > visibleSlides ? (
        <SlickRow slides={slides} visibleSlides={visibleSlides} gap={gap} {...carouselProps} />
      ) : (
        <ScrollableRow perView={perView} gap={gap} dots={carouselProps.dots} onUse={setIsInUse}>
          {children}
        </ScrollableRow>
      )}
    </div>
  );
}

interface ScrollableRowProps extends Pick<CarouselProps, 'perView' | 'gap' | 'dots' | 'children'> {
  /** Called with true when the row is pressed or focused, and with false when it no longer is. */
  onUse: (isInUse: boolean) => void;
}

function ScrollableRow({ perView, gap, dots, onUse, children }: ScrollableRowProps) {
  const begin = () => onUse(true);
  // The timer lets the click that follows a press happen first.
  const update = (row: Element) =>
    setTimeout(() => startTransition(() => onUse(row.matches(':active, :focus-within'))));
  const perViewVariables = Object.entries(perView).map(([size, count]) => [`--${size}`, count]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only observes its content
    <div
      className={slot('row', dots && 'withDots')}
      style={{ ...Object.fromEntries(perViewVariables), '--gap': gap }}
      onPointerDown={({ currentTarget: row }) => {
        begin();
        // The pointer may be released outside of the row.
        for (const type of ['pointerup', 'pointercancel'])
          window.addEventListener(type, () => update(row), { once: true });
      }}
      onFocus={begin}
      onBlur={({ currentTarget }) => update(currentTarget)}
    >
      {Children.map(children, (slide) => (
        <div>{slide}</div>
      ))}
    </div>
  );
}
