import { LuChevronRight } from 'react-icons/lu';
import { paths } from '../../lib/paths.ts';
import { useAbsolute } from '../../lib/site.ts';
import { slotClasses, text } from '../../theme/classes.ts';
import { StructuredData } from '../StructuredData.tsx';
import { PageLink } from './PageLink.tsx';

const slot = slotClasses('breadcrumb');

interface Crumb {
  label: string;
  /** A path; the current page has none. */
  to?: string;
}

const HOME: Crumb = { label: 'Home', to: paths.home() };

/** The path from the home page to the current page. */
export function Breadcrumb({ crumbs, hideNarrow = false }: { crumbs: Crumb[]; hideNarrow?: boolean }) {
  const absolute = useAbsolute();
  const items = [HOME, ...crumbs];
  const itemListElement = items.map(({ label, to }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    ...(to && { item: absolute(to) }),
  }));
  return (
    <nav aria-label="Breadcrumb" className={slot('nav', hideNarrow && 'wideOnly')}>
      <StructuredData data={{ '@type': 'BreadcrumbList', itemListElement }} />
      <ol className={text({ size: 'sm', tone: 'muted' }, slot('list'))}>
        {items.map(({ label, to }, index) => (
          <li key={`${label} ${to}`} className={slot('crumb')}>
            {index > 0 && <LuChevronRight aria-hidden />}
            {to ? (
              <PageLink to={to} hover="color">
                {label}
              </PageLink>
            ) : (
              <span className={text({ weight: 'semibold', tone: 'strong' })} aria-current="page">
                {label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
