import type { ReactNode } from 'react';
import { heading, slotClasses, surface, text } from '../../theme/classes.ts';

const slot = slotClasses('state');

/** Says that there is no content, with a link or button to continue. `title` is the page's h1 when `page` is set. */
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
    <div className={slot('root', 'empty')}>
      <div
        className={surface({ variant: 'accent', radius: 'full' }, text({ tone: 'accent' }, slot('icon')))}
        aria-hidden
      >
        {icon}
      </div>
      <Heading className={heading({ size: '2xl' }, slot('title'))}>{title}</Heading>
      {children && <p className={text({ tone: 'muted' }, slot('message'))}>{children}</p>}
      {action}
    </div>
  );
}
