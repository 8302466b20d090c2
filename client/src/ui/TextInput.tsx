import type { ComponentProps } from 'react';
import styles from './TextInput.module.css';

/** A line of text to type, outside of forms with labels, as Chakra's `Input` looks. */
export function TextInput({ className = '', ...rest }: ComponentProps<'input'>) {
  return <input className={`${styles.input} ${className}`} {...rest} />;
}
