import { chakra, Flex } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { LuHeart, LuHouse, LuPackage, LuSearch, LuSlidersHorizontal, LuUser } from 'react-icons/lu';
import { Link, matchPath, type To, useLocation } from 'react-router-dom';
import { paths } from '../lib/paths.ts';
import { FILTERS_HASH, SEARCH_HASH, useHashPanel } from '../lib/useHashPanel.ts';
import { texts } from './texts.ts';

const WITH_FILTERS = ['/products/category/:id', '/products/subCat/:id', '/search'];

/** The bar at the bottom of narrow screens; with filters on pages that have some. */
export function BottomBar() {
  const { pathname } = useLocation();
  const filters = useHashPanel(FILTERS_HASH);
  const search = useHashPanel(SEARCH_HASH);
  return (
    <Flex
      as="nav"
      aria-label="Shortcuts"
      justify="space-around"
      display={{ base: 'flex', lg: 'none' }}
      position="fixed"
      insetX="0"
      bottom="0"
      zIndex="docked"
      bg="bg"
      borderTopWidth="1px"
      pb="env(safe-area-inset-bottom)"
    >
      <Shortcut label={texts.home} to={paths.home()} icon={<LuHouse />} />
      {WITH_FILTERS.some((path) => matchPath(path, pathname)) && (
        <Shortcut label={texts.filters} to={filters.address} icon={<LuSlidersHorizontal />} />
      )}
      <Shortcut label={texts.search} to={search.address} icon={<LuSearch />} />
      <Shortcut label={texts.wishlist} to={paths.myList()} icon={<LuHeart />} />
      <Shortcut label={texts.orders} to={paths.orders()} icon={<LuPackage />} />
      <Shortcut label={texts.account} to={paths.account()} icon={<LuUser />} />
    </Flex>
  );
}

function Shortcut({ label, to, icon }: { label: string; to: To; icon: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <chakra.span
      asChild
      display="flex"
      flexDirection="column"
      alignItems="center"
      gap="1"
      flex="1"
      py="2"
      minW="0"
      textStyle="xs"
      // As large as five of them side by side can be.
      fontSize="min(0.75rem, 4vw)"
      fontWeight="bold"
      color="fg.muted"
      css={{ '& svg': { boxSize: '5' }, '&[aria-current=page]': { color: 'brand.fg' } }}
    >
      <Link
        to={to}
        aria-current={to === pathname ? 'page' : undefined}
        preventScrollReset={typeof to !== 'string'}
      >
        {icon}
        {label}
      </Link>
    </chakra.span>
  );
}
