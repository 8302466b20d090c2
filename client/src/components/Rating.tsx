import { chakra, type HTMLChakraProps } from '@chakra-ui/react';
import { RATING_MAX, RATING_STEP } from '../lib/constants.ts';

/** A star of 24 by 24 for each of the five places, as one path. */
const STARS = Array.from(
  { length: RATING_MAX },
  (_, index) =>
    `M${12 + index * 24} 2.6l2.9 5.9 6.5.9-4.7 4.6 1.1 6.5-5.8-3.1-5.8 3.1 1.1-6.5L${2.6 + index * 24} 9.4l6.5-.9z`,
).join('');
const WIDTH = RATING_MAX * 24;

export interface StarsProps extends HTMLChakraProps<'svg'> {
  /** Stars, 0 to 5. */
  value: number;
  /** The smallest step that is drawn. */
  precision?: number;
}

/**
 * A rating to look at, for a screen reader one picture with a label such as "Rated 4.1 out of 5". Its height is
 * `h`, a size token. One element of many pages, so it is one styled element with plain ones inside.
 */
export function Stars({ value, precision = RATING_STEP, ...rest }: StarsProps) {
  const filled = (Math.round(value / precision) * precision * WIDTH) / RATING_MAX;
  return (
    <chakra.svg
      viewBox={`0 0 ${WIDTH} 24`}
      role="img"
      aria-label={`Rated ${value} out of ${RATING_MAX}`}
      h="4"
      w="auto"
      flexShrink="0"
      fill="border"
      css={{ '& > svg': { fill: 'star' } }}
      {...rest}
    >
      <path d={STARS} />
      {filled > 0 && (
        <svg aria-hidden="true" width={filled} height="24" viewBox={`0 0 ${filled} 24`}>
          <path d={STARS} />
        </svg>
      )}
    </chakra.svg>
  );
}
