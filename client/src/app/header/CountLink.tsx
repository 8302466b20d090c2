import type { ReactNode } from 'react';
import { stack, surface, text } from '../../theme/classes.ts';
import { Pop } from '../../ui/motion.tsx';
import { PageLink } from '../../ui/PageLink.tsx';
import styles from './CountLink.module.css';

/** An icon link to a list with the number of its items; `count` is null while it is unknown. */
export function CountLink({
  to,
  label,
  icon,
  count,
}: {
  to: string;
  label: string;
  icon: ReactNode;
  count: number | null;
}) {
  return (
    <PageLink
      to={to}
      className={stack({ gap: 3, align: 'center' }, styles.link)}
      aria-label={count === null ? label : `${label}, ${count} ${count === 1 ? 'item' : 'items'}`}
    >
      <span className={styles.icon}>
        {icon}
        {count !== null && (
          <Pop
            on={count}
            className={surface(
              { bg: 'solid', radius: 'full' },
              text({ weight: 'bold', align: 'center' }, styles.count),
            )}
          >
            {count}
          </Pop>
        )}
      </span>
      <span className={text({ weight: 'semibold' }, styles.label)}>{label}</span>
    </PageLink>
  );
}
