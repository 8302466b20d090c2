import type { ComponentProps } from 'react';
import { RATING_MAX, RATING_STEP } from '../../lib/constants.ts';
import styles from './Stars.module.css';

interface StarsProps extends ComponentProps<'span'> {
  /** Stars, 0 to 5. */
  value: number;
  /** CSS length. */
  height?: string;
}

/** A rating as five stars, drawn to half a star; screen readers read "Rated 4.1 out of 5". */
export function Stars({ value, height, ...rest }: StarsProps) {
  const percent = (Math.round(value / RATING_STEP) * RATING_STEP * 100) / RATING_MAX;
  return (
    <span
      className={styles.stars}
      role="img"
      aria-label={`Rated ${value} out of ${RATING_MAX}`}
      style={{ '--filled': `${percent}%`, height }}
      {...rest}
    />
  );
}
