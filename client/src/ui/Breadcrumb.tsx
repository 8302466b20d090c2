import { LuChevronRight } from 'react-icons/lu';
import { useAbsolute } from '../lib/site.ts';
import { slotClasses, text } from '../theme/classes.ts';
import { PageLink } from './PageLink.tsx';
import { StructuredData } from './StructuredData.tsx';

const part = slotClasses('breadcrumb');

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
    <nav aria-label="Breadcrumb" className={hideNarrow ? part('nav', 'wide') : part('nav')}>
      <StructuredData data={{ '@type': 'BreadcrumbList', itemListElement: steps }} />
      <ol className={text({ size: 'sm', tone: 'muted' }, part('list'))}>
        {crumbs.map((crumb, index) => (
          <li key={`${crumb.label} ${crumb.to}`} className={part('crumb')}>
            {index > 0 && <LuChevronRight aria-hidden />}
            {crumb.to ? (
              <PageLink to={crumb.to} className={part('link')}>
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
