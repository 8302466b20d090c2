import { type ReactNode, useId } from 'react';
import { heading } from '../theme/classes.ts';
import styles from './Section.module.css';

/** A part of a page under its own heading. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 className={heading({ size: '2xl' }, styles.title)} id={id}>
        {title}
      </h2>
      {children}
    </section>
  );
}
