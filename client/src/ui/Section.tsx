import { type ReactNode, useId } from 'react';
import { heading, slotClasses } from '../theme/classes.ts';

const slot = slotClasses('section');

/** A part of a page under its own heading. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={slot('root')} aria-labelledby={id}>
      <h2 className={heading({ size: '2xl' }, slot('title'))} id={id}>
        {title}
      </h2>
      {children}
    </section>
  );
}
