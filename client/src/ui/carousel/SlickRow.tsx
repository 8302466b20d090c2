import { type ReactNode, useEffect, useRef } from 'react';
import { LuChevronLeft, LuChevronRight } from 'react-icons/lu';
import { button } from '../../theme/classes.ts';
import styles from './SlickRow.module.css';
import { makeHiddenSlidesInert, Slick } from './slick.ts';

/** The slides of a `Carousel` in react-slick, which is loaded on idle. */
export function SlickRow({
  slides,
  visibleSlides,
  gap,
  infinite = false,
  dots = false,
  currentSlide,
}: {
  slides: ReactNode[];
  visibleSlides: number;
  gap: string;
  infinite?: boolean;
  dots?: boolean;
  currentSlide?: number;
}) {
  const root = useRef<HTMLDivElement>(null);
  const slick = useRef<Slick>(null);

  useEffect(() => {
    if (currentSlide !== undefined) slick.current?.slickGoTo(currentSlide);
  }, [currentSlide]);

  useEffect(() => makeHiddenSlidesInert(root.current));

  return (
    <div ref={root} className={styles.row} style={{ '--gap': gap }}>
      <Slick
        ref={slick}
        slidesToShow={visibleSlides}
        slidesToScroll={Math.max(1, Math.floor(visibleSlides / 2))}
        infinite={infinite}
        speed={400}
        dots={dots}
        afterChange={() => makeHiddenSlidesInert(root.current)}
        prevArrow={<Arrow side="start" wideOnly={dots} />}
        nextArrow={<Arrow side="end" wideOnly={dots} />}
        appendDots={(items) => <ul>{items}</ul>}
        customPaging={(index) => <Dot index={index} />}
      >
        {slides}
      </Slick>
    </div>
  );
}

/** react-slick adds `className` and `onClick`. */
function Arrow({
  side,
  wideOnly,
  className,
  onClick,
}: {
  side: 'start' | 'end';
  /** Hidden on narrow screens, where it would cover a slide; the dots replace it. */
  wideOnly: boolean;
  className?: string;
  onClick?: () => void;
}) {
  const isAtEnd = className?.includes('slick-disabled');
  return (
    <button
      type="button"
      aria-label={side === 'start' ? 'Previous' : 'Next'}
      onClick={onClick}
      className={button(
        { variant: 'outline' },
        styles.arrow,
        styles[side],
        isAtEnd && styles.disabled,
        wideOnly && styles.wideOnly,
      )}
    >
      {side === 'start' ? <LuChevronLeft /> : <LuChevronRight />}
    </button>
  );
}

/** react-slick adds `onClick`. */
function Dot({ index, onClick }: { index: number; onClick?: () => void }) {
  return <button type="button" onClick={onClick} aria-label={`Slide ${index + 1}`} className={styles.dot} />;
}
