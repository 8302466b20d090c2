import type { ComponentProps, CSSProperties } from 'react';
import { RATING_MAX, RATING_STEP } from '../lib/constants.ts';
import styles from './Rating.module.css';

export interface StarsProps extends ComponentProps<'span'> {
  /** Stars, 0 to 5. */
  value: number;
  /** The smallest step that is drawn. */
  precision?: number;
  /** CSS length. */
  height?: string;
}

/** A rating to look at, for a screen reader one picture with a label such as "Rated 4.1 out of 5". */
export function Stars({ value, precision = RATING_STEP, height, ...rest }: StarsProps) {
  const filled = (Math.round(value / precision) * precision * 100) / RATING_MAX;
  return (
    <span
      className={styles.stars}
      role="img"
      aria-label={`Rated ${value} out of ${RATING_MAX}`}
      style={{ '--filled': `${filled}%`, height } as CSSProperties}
      {...rest}
    />
  );
}
