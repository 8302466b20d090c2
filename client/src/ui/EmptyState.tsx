import type { ReactNode } from 'react';
import { heading, surface, text } from '../theme/classes.ts';
import styles from './State.module.css';

/** Says that there is nothing to show, with a way on. `title` is the page's h1 when `page` is set. */
export function EmptyState({
  icon,
  title,
  children,
  action,
  page = false,
}: {
  icon: ReactNode;
  title: string;
  children?: ReactNode;
  /** A button or link. */
  action?: ReactNode;
  page?: boolean;
}) {
  const Heading = page ? 'h1' : 'h2';
  return (
    <div className={`${styles.state} ${styles.empty}`}>
      <div
        className={surface({ bg: 'accent', radius: 'full' }, text({ tone: 'accent' }, styles.icon))}
        aria-hidden
      >
        {icon}
      </div>
      <Heading className={heading({ size: '2xl' }, styles.title)}>{title}</Heading>
      {children && <p className={text({ tone: 'muted' }, styles.words)}>{children}</p>}
      {action}
    </div>
  );
}
