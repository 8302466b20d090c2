import { LuChevronRight } from 'react-icons/lu';
import { useAbsolute } from '../lib/site.ts';
import { text } from '../theme/classes.ts';
import styles from './Breadcrumb.module.css';
import { PageLink } from './PageLink.tsx';
import { StructuredData } from './StructuredData.tsx';

export interface Crumb {
  label: string;
  /** Where it leads; without it the crumb is plain text, as the page that is open. */
  to?: string;
}

/** The way to the open page. */
export function Breadcrumb({ crumbs, hideNarrow = false }: { crumbs: Crumb[]; hideNarrow?: boolean }) {
  const absolute = useAbsolute();
  const steps = crumbs.map(({ label, to }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    ...(to && { item: absolute(to) }),
  }));
  return (
    <nav aria-label="Breadcrumb" className={hideNarrow ? `${styles.nav} ${styles.wide}` : styles.nav}>
      <StructuredData data={{ '@type': 'BreadcrumbList', itemListElement: steps }} />
      <ol className={text({ size: 'sm', tone: 'muted' }, styles.list)}>
        {crumbs.map((crumb, index) => (
          <li key={`${crumb.label} ${crumb.to}`} className={styles.crumb}>
            {index > 0 && <LuChevronRight aria-hidden />}
            {crumb.to ? (
              <PageLink to={crumb.to} className={styles.link}>
                {crumb.label}
              </PageLink>
            ) : (
              <span className={text({ weight: 'semibold', tone: 'strong' })} aria-current="page">
                {crumb.label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
