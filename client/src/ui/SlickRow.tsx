import { type CSSProperties, type ReactNode, useEffect, useRef } from 'react';
import { LuChevronLeft, LuChevronRight } from 'react-icons/lu';
import { button } from '../theme/classes.ts';
import styles from './SlickRow.module.css';
import { hideUnseen, Slick } from './slick.ts';

/** Slides in react-slick. Loaded late by `Carousel`, which is what to use. */
export function SlickRow({
  slides,
  shown,
  gap,
  infinite = false,
  dots = false,
  at,
}: {
  slides: ReactNode[];
  shown: number;
  gap: string;
  infinite?: boolean;
  dots?: boolean;
  at?: number;
}) {
  const root = useRef<HTMLDivElement>(null);
  const slider = useRef<Slick>(null);

  useEffect(() => {
    if (at !== undefined) slider.current?.slickGoTo(at);
  }, [at]);

  useEffect(() => hideUnseen(root.current));

  return (
    <div ref={root} className={styles.row} style={{ '--gap': gap } as CSSProperties}>
      <Slick
        ref={slider}
        slidesToShow={shown}
        slidesToScroll={Math.max(1, Math.floor(shown / 2))}
        infinite={infinite}
        speed={400}
        dots={dots}
        afterChange={() => hideUnseen(root.current)}
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

/** react-slick hands its own props to the arrow. */
function Arrow({
  side,
  wideOnly,
  className,
  onClick,
}: {
  side: 'start' | 'end';
  /** Not on narrow screens, where it would cover a slide that there are dots for. */
  wideOnly: boolean;
  className?: string;
  onClick?: () => void;
}) {
  const ended = className?.includes('slick-disabled');
  return (
    <button
      type="button"
      aria-label={side === 'start' ? 'Previous' : 'Next'}
      onClick={onClick}
      className={[
        button({ variant: 'outline' }),
        styles.arrow,
        styles[side],
        ended && styles.ended,
        wideOnly && styles.wideOnly,
      ]
        .filter(Boolean)
        .join(' ')}
    >
      {side === 'start' ? <LuChevronLeft /> : <LuChevronRight />}
    </button>
  );
}

/** react-slick hands its own props to the dot, too. */
function Dot({ index, onClick }: { index: number; onClick?: () => void }) {
  return <button type="button" onClick={onClick} aria-label={`Slide ${index + 1}`} className={styles.dot} />;
}
