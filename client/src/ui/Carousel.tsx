import { Children, type ReactNode, type SyntheticEvent, startTransition, useState } from 'react';
import { lazyOnIdle } from '../lib/lazyOnIdle.ts';
import { type PerView, usePerView } from '../lib/usePerView.ts';
import { slotClasses } from '../theme/classes.ts';

const part = slotClasses('carousel');

const useSlickRow = lazyOnIdle(() => import('./SlickRow.tsx').then(({ SlickRow }) => SlickRow));

export interface CarouselProps {
  /** What is in it, for screen readers. */
  label: string;
  /** Slides side by side, by window width. */
  perView: PerView;
  /** Space between slides, a CSS length. */
  gap?: string;
  /** Goes round without an end. */
  infinite?: boolean;
  /** Dots below instead of arrows at the sides only. */
  dots?: boolean;
  /** The slide to bring into view, from 0, whenever it changes. */
  at?: number;
  children: ReactNode;
}

/**
 * A row of slides. On the server, and until the slider's code is here, it is a row of the same size that scrolls by
 * finger or wheel, so that nothing moves when the slider takes over; which waits while somebody presses something in it
 * or has the focus there, as that would be gone from under them.
 */
export function Carousel({ label, perView, gap = '1rem', infinite, dots, at, children }: CarouselProps) {
  const SlickRow = useSlickRow();
  const [held, setHeld] = useState(false);
  const shown = usePerView(perView);
  const slides = Children.toArray(children);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form
    <div className={part('carousel')} role="group" aria-roledescription="carousel" aria-label={label}>
      {SlickRow && !held && slides.length > shown ? (
        <SlickRow slides={slides} shown={shown} gap={gap} infinite={infinite} dots={dots} at={at} />
      ) : (
        <PlainRow perView={perView} gap={gap} dots={dots} onHeld={setHeld}>
          {children}
        </PlainRow>
      )}
    </div>
  );
}

function PlainRow({
  perView,
  gap,
  dots,
  onHeld,
  children,
}: {
  perView: PerView;
  gap: string;
  dots?: boolean;
  onHeld: (held: boolean) => void;
  children: ReactNode;
}) {
  const hold = () => onHeld(true);
  const letGo = (row: Element) => {
    // After the click that follows.
    setTimeout(() => startTransition(() => onHeld(row.matches(':active, :focus-within'))));
  };
  const press = ({ currentTarget: row }: SyntheticEvent) => {
    hold();
    // Wherever the pointer is by then.
    for (const end of ['pointerup', 'pointercancel'])
      window.addEventListener(end, () => letGo(row), { once: true });
  };
  const shown = Object.entries(perView).map(([size, count]) => [`--${size}`, count]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only watches what is in it
    <div
      className={dots ? part('row', 'withDots') : part('row')}
      style={{ ...Object.fromEntries(shown), '--gap': gap }}
      onPointerDown={press}
      onFocus={hold}
      onBlur={({ currentTarget }) => letGo(currentTarget)}
    >
      {Children.map(children, (slide) => (
        <div>{slide}</div>
      ))}
    </div>
  );
}
