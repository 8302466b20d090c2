import type { ReactNode } from 'react';
import { PageLink } from '../../ui/PageLink.tsx';
import styles from './MenuLink.module.css';

/** A row of a menu. */
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
    <PageLink to={to} onClick={onClick} className={styles.link}>
      {icon}
      {children}
    </PageLink>
  );
}
