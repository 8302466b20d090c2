import type { CSSProperties } from 'react';
import { spinner } from '../../theme/classes.ts';

/** Its size is the font size, unless the class changes it. */
export function Spinner({ className, style }: { className?: string; style?: CSSProperties }) {
  return <span className={spinner({}, className)} style={style} aria-hidden />;
}
