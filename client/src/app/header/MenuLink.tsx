import type { MouseEvent, ReactNode } from 'react';
import { stack, text } from '../../theme/classes.ts';
import { PageLink } from '../../ui/links/PageLink.tsx';
import styles from './MenuLink.module.css';

/** A link in a menu. */
export function MenuLink({
  to,
  icon,
  onClick,
  replace,
  children,
}: {
  to: string;
  icon?: ReactNode;
  onClick?: (event: MouseEvent) => void;
  /** Replaces the current history entry. */
  replace?: boolean;
  children: ReactNode;
}) {
  return (
    <PageLink
      to={to}
      hover="background"
      onClick={onClick}
      replace={replace}
      className={stack({ gap: 3, align: 'center' }, text({ weight: 'semibold' }, styles.link))}
    >
      {icon}
      {children}
    </PageLink>
  );
}
