import type { CSSProperties } from 'react';
import { skeleton } from '../../theme/classes.ts';

/** A placeholder while data is loading; its class or style gives the size. */
export function Skeleton({ className, style }: { className?: string; style?: CSSProperties }) {
  return <div className={skeleton({}, className)} style={style} />;
}
