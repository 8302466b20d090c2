import { type ReactNode, useEffect, useRef } from 'react';
import { PICTURE_TRANSITION } from '../../../lib/constants.ts';
import { makeHiddenSlidesInert, Slick } from '../../../ui/carousel/slick.ts';

/** The large picture of a gallery, which can be swiped. Its code is loaded after the page. */
export function MainCarousel({
  currentIndex,
  onChange,
  children,
}: {
  /** Index of the shown picture. */
  currentIndex: number;
  onChange: (index: number) => void;
  children: ReactNode;
}) {
  const root = useRef<HTMLDivElement>(null);
  const slick = useRef<Slick>(null);
  useEffect(() => {
    slick.current?.slickGoTo(currentIndex);
  }, [currentIndex]);
  useEffect(() => makeHiddenSlidesInert(root.current));
  return (
    <div ref={root}>
      <Slick
        ref={slick}
        slidesToShow={1}
        slidesToScroll={1}
        speed={PICTURE_TRANSITION}
        infinite={false}
        dots={false}
        arrows={false}
        afterChange={(index) => {
          onChange(index);
          makeHiddenSlidesInert(root.current);
        }}
      >
        {children}
      </Slick>
    </div>
  );
}
