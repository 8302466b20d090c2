import type { CSSProperties } from 'react';
import styles from './Spinner.module.css';

/** Turns while something is under way; as large as the text around it and of its colour, unless its class or style says otherwise. */
export function Spinner({ className = '', style }: { className?: string; style?: CSSProperties }) {
  return <span className={`${styles.spinner} ${className}`} style={style} aria-hidden />;
}
