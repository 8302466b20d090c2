import { Box, Flex } from '@chakra-ui/react';
import { Children, lazy, type ReactNode, Suspense } from 'react';
import { usePageAtRest } from '../lib/pageAtRest.ts';
import { type PerView, usePerView } from '../lib/usePerView.ts';

const SlickRow = lazy(() => import('./SlickRow.tsx').then((module) => ({ default: module.SlickRow })));

export interface CarouselProps {
  /** What is in it, for screen readers. */
  label: string;
  /** Slides side by side, by window width. */
  perView: PerView;
  /** Space between slides as a spacing token. */
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
 * finger or wheel, so that nothing moves when the slider takes over.
 */
export function Carousel({ label, perView, gap = '4', infinite, dots, at, children }: CarouselProps) {
  const ready = usePageAtRest();
  const shown = usePerView(perView);
  const slides = Children.toArray(children);
  const row = (
    <PlainRow perView={perView} gap={gap} dots={dots}>
      {children}
    </PlainRow>
  );
  return (
    <Box role="group" aria-roledescription="carousel" aria-label={label} position="relative">
      {ready && slides.length > shown ? (
        <Suspense fallback={row}>
          <SlickRow slides={slides} shown={shown} gap={gap} infinite={infinite} dots={dots} at={at} />
        </Suspense>
      ) : (
        row
      )}
    </Box>
  );
}

function PlainRow({
  perView,
  gap,
  dots,
  children,
}: {
  perView: PerView;
  gap: string;
  dots?: boolean;
  children: ReactNode;
}) {
  const basis = Object.fromEntries(Object.entries(perView).map(([size, count]) => [size, `${100 / count}%`]));
  return (
    <Flex
      overflowX="auto"
      overflowY="hidden"
      scrollSnapType="x mandatory"
      scrollbar="hidden"
      mx={`calc({spacing.${gap}} / -2)`}
      pt="2"
      // Padding, as a margin would collapse with that of what follows.
      pb={dots ? '10' : '2'}
    >
      {Children.map(children, (slide) => (
        <Box
          flexShrink="0"
          flexBasis={basis}
          px={`calc({spacing.${gap}} / 2)`}
          minW="0"
          scrollSnapAlign="start"
        >
          {slide}
        </Box>
      ))}
    </Flex>
  );
}
