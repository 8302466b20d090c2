import type { ReactNode } from 'react';
import { LuHeart, LuHouse, LuPackage, LuSearch, LuSlidersHorizontal, LuUser } from 'react-icons/lu';
import { matchPath, type To, useLocation } from 'react-router-dom';
import { paths } from '../lib/paths.ts';
import { FILTERS_HASH, SEARCH_HASH, useHashPanel } from '../lib/useHashPanel.ts';
import { slotClasses, stack, surface, text } from '../theme/classes.ts';
import { Link } from '../ui/Link.tsx';
import { texts } from './texts.ts';

const slot = slotClasses('bottomBar');

const WITH_FILTERS = ['/products/category/:id', '/products/subCat/:id', '/search'];

/** The bar at the bottom of narrow screens; with filters on pages that have some. */
export function BottomBar() {
  const { pathname } = useLocation();
  const filters = useHashPanel(FILTERS_HASH);
  const search = useHashPanel(SEARCH_HASH);
  return (
    <nav
      aria-label="Shortcuts"
      className={stack({}, surface({ variant: 'page', bordered: 'top' }, slot('bar')))}
    >
      <Shortcut label={texts.home} to={paths.home()} icon={<LuHouse />} />
      {WITH_FILTERS.some((path) => matchPath(path, pathname)) && (
        <Shortcut label={texts.filters} to={filters.address} icon={<LuSlidersHorizontal />} />
      )}
      <Shortcut label={texts.search} to={search.address} icon={<LuSearch />} />
      <Shortcut label={texts.wishlist} to={paths.myList()} icon={<LuHeart />} />
      <Shortcut label={texts.orders} to={paths.orders()} icon={<LuPackage />} />
      <Shortcut label={texts.account} to={paths.account()} icon={<LuUser />} />
    </nav>
  );
}

function Shortcut({ label, to, icon }: { label: string; to: To; icon: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <Link
      to={to}
      className={stack(
        { direction: 'column', gap: 1, align: 'center' },
        text({ weight: 'bold', tone: 'muted' }, slot('shortcut')),
      )}
      aria-current={to === pathname ? 'page' : undefined}
      preventScrollReset={typeof to !== 'string'}
    >
      {icon}
      {label}
    </Link>
  );
}
