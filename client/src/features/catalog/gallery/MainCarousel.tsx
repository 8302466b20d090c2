import { type ReactNode, useEffect, useRef } from 'react';
import { PICTURE_TRANSITION } from '../../../lib/constants.ts';
import { makeHiddenSlidesInert, Slick } from '../../../ui/slick.ts';

/** The large picture of a gallery, which can be swiped. Its code is loaded after the page. */
export function MainSlider({
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
  const slider = useRef<Slick>(null);
  useEffect(() => {
    slider.current?.slickGoTo(currentIndex);
  }, [currentIndex]);
  useEffect(() => makeHiddenSlidesInert(root.current));
  return (
    <div ref={root}>
      <Slick
        ref={slider}
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
