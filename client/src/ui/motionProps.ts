import type { ComponentProps } from 'react';

export interface AppearProps extends ComponentProps<'div'> {
  shown: boolean;
  /** Tells what is shown from what was shown before it. */
  itemKey?: number;
  /** Where it comes from and goes to. */
  away: { opacity?: number; x?: string | number; y?: string | number };
  /** Called when it has gone. */
  onGone?: () => void;
}

export interface PopProps extends ComponentProps<'span'> {
  /** What it shows: another one pops up. */
  on: string | number;
}
