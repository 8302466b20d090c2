import { type ReactNode, useEffect, useRef } from 'react';
import { PICTURE_SPEED } from '../../../lib/constants.ts';
import { makeHiddenSlidesInert, Slick } from '../../../ui/slick.ts';

/** The large picture of a gallery, which can be swiped. Its code is loaded after the page. */
export function MainSlider({
  open,
  onOpen,
  children,
}: {
  /** Index of the shown picture. */
  open: number;
  onOpen: (index: number) => void;
  children: ReactNode;
}) {
  const root = useRef<HTMLDivElement>(null);
  const slider = useRef<Slick>(null);
  useEffect(() => {
    slider.current?.slickGoTo(open);
  }, [open]);
  useEffect(() => makeHiddenSlidesInert(root.current));
  return (
    <div ref={root}>
      <Slick
        ref={slider}
        slidesToShow={1}
        slidesToScroll={1}
        speed={PICTURE_SPEED}
        infinite={false}
        dots={false}
        arrows={false}
        afterChange={(index) => {
          onOpen(index);
          makeHiddenSlidesInert(root.current);
        }}
      >
        {children}
      </Slick>
    </div>
  );
}
