import type { ReactNode } from 'react';
import { LuHeart, LuHouse, LuPackage, LuSearch, LuSlidersHorizontal, LuUser } from 'react-icons/lu';
import { useLocation, useMatches } from 'react-router-dom';
import type { PageHandle } from '../lib/page/pageHandle.ts';
import { paths } from '../lib/paths.ts';
import { FILTERS_HASH, SEARCH_HASH, useHashPanel } from '../lib/useHashPanel.ts';
import { slotClasses, stack, surface, text } from '../theme/classes.ts';
import { Link, type LinkProps } from '../ui/links/Link.tsx';

const slot = slotClasses('bottomBar');

/** The navigation bar at the bottom of narrow screens; it opens the filters of listings, too. */
export function BottomBar() {
  const page = useMatches().at(-1)?.handle as PageHandle | undefined;
  const filters = useHashPanel(FILTERS_HASH);
  const search = useHashPanel(SEARCH_HASH);
  return (
    <nav
      aria-label="Shortcuts"
      className={stack({}, surface({ variant: 'page', bordered: 'top' }, slot('bar')))}
    >
      <Shortcut label="Home" to={paths.home()} icon={<LuHouse />} />
      {page?.hasFilters && <Shortcut label="Filters" {...filters.link} icon={<LuSlidersHorizontal />} />}
      <Shortcut label="Search" {...search.link} icon={<LuSearch />} />
      <Shortcut label="Wishlist" to={paths.myList()} icon={<LuHeart />} />
      <Shortcut label="Orders" to={paths.orders()} icon={<LuPackage />} />
      <Shortcut label="Account" to={paths.account()} icon={<LuUser />} />
    </nav>
  );
}

interface ShortcutProps extends LinkProps {
  label: string;
  icon: ReactNode;
}

function Shortcut({ label, icon, ...link }: ShortcutProps) {
  const { pathname } = useLocation();
  return (
    <Link
      {...link}
      className={stack(
        { direction: 'column', gap: 1, align: 'center' },
        text({ weight: 'bold', tone: 'muted' }, slot('shortcut')),
      )}
      aria-current={link.to === pathname ? 'page' : undefined}
    >
      {icon}
      {label}
    </Link>
  );
}
