import { Box, chakra, IconButton } from '@chakra-ui/react';
import { type ReactNode, useEffect, useRef } from 'react';
import { LuChevronLeft, LuChevronRight } from 'react-icons/lu';
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
    <Box
      ref={root}
      css={{
        '& .slick-list': { mx: `calc(${gap} / -2)`, py: '2' },
        '& .slick-track': { display: 'flex' },
        '& .slick-slide': { height: 'auto', px: `calc(${gap} / 2)` },
        '& .slick-slide > div': { height: '100%' },
        '& .slick-dots': {
          display: 'flex !important',
          justifyContent: 'center',
          gap: '1',
          h: '8',
          alignItems: 'center',
          listStyleType: 'none',
        },
        '& .slick-dots .slick-active button::before': { bg: 'brand.solid', w: '6' },
      }}
    >
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
        customPaging={(index) => <Dot index={index} />}
      >
        {slides}
      </Slick>
    </Box>
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
    <IconButton
      aria-label={side === 'start' ? 'Previous' : 'Next'}
      display={wideOnly ? { base: 'none', md: 'inline-flex' } : undefined}
      visibility={ended ? 'hidden' : 'visible'}
      onClick={onClick}
      variant="outline"
      bg="bg.panel"
      boxShadow="bar"
      borderRadius="full"
      size={{ base: 'xs', lg: 'md' }}
      position="absolute"
      zIndex="1"
      top="50%"
      transform="translateY(-50%)"
      {...(side === 'start'
        ? { insetStart: { base: '-1', lg: '-4' } }
        : { insetEnd: { base: '-1', lg: '-4' } })}
    >
      {side === 'start' ? <LuChevronLeft /> : <LuChevronRight />}
    </IconButton>
  );
}

/** react-slick hands its own props to the dot, too. */
function Dot({ index, onClick }: { index: number; onClick?: () => void }) {
  return (
    <chakra.button
      type="button"
      onClick={onClick}
      aria-label={`Slide ${index + 1}`}
      display="grid"
      placeItems="center"
      minW="6"
      h="6"
      cursor="pointer"
      borderRadius="l1"
      focusVisibleRing="outside"
      _before={{ content: '""', w: '2', h: '2', borderRadius: 'full', bg: 'gray.400', transition: 'all' }}
    />
  );
}
