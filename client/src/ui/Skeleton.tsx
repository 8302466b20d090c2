import type { CSSProperties } from 'react';
import styles from './Skeleton.module.css';

/** Holds the place of what is loading, in the shape that its class or style gives it. */
export function Skeleton({ className = '', style }: { className?: string; style?: CSSProperties }) {
  return <div className={`${styles.skeleton} ${className}`} style={style} />;
}
