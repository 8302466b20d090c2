import type { ReactNode } from 'react';
import { stack, text } from '../../theme/classes.ts';
import { PageLink } from '../../ui/PageLink.tsx';
import styles from './MenuLink.module.css';

/** A link in a menu. */
export function MenuLink({
  to,
  icon,
  onClick,
  children,
}: {
  to: string;
  icon?: ReactNode;
  onClick?: () => void;
  children: ReactNode;
}) {
  return (
    <PageLink
      to={to}
      hover="background"
      onClick={onClick}
      className={stack({ gap: 3, align: 'center' }, text({ weight: 'semibold' }, styles.link))}
    >
      {icon}
      {children}
    </PageLink>
  );
}
