import type { CSSProperties } from 'react';
import { spinner } from '../theme/classes.ts';

/** By default as large as the text around it. */
export function Spinner({ className, style }: { className?: string; style?: CSSProperties }) {
  return <span className={spinner({}, className)} style={style} aria-hidden />;
}
