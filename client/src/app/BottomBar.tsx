import { chakra, SimpleGrid } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { LuHeart, LuHouse, LuPackage, LuSearch, LuUser } from 'react-icons/lu';
import { NavLink } from 'react-router-dom';
import { paths } from '../lib/paths.ts';

const ENTRIES: { label: string; to: string; icon: ReactNode }[] = [
  { label: 'Home', to: paths.home(), icon: <LuHouse /> },
  { label: 'Search', to: '/search', icon: <LuSearch /> },
  { label: 'Wishlist', to: paths.myList(), icon: <LuHeart /> },
  { label: 'Orders', to: paths.orders(), icon: <LuPackage /> },
  { label: 'Account', to: paths.account(), icon: <LuUser /> },
];

/** The bar at the bottom of narrow screens. */
export function BottomBar() {
  return (
    <SimpleGrid
      as="nav"
      aria-label="Shortcuts"
      columns={ENTRIES.length}
      display={{ base: 'grid', lg: 'none' }}
      position="fixed"
      insetX="0"
      bottom="0"
      zIndex="docked"
      bg="bg"
      borderTopWidth="1px"
      pb="env(safe-area-inset-bottom)"
    >
      {ENTRIES.map(({ label, to, icon }) => (
        <chakra.span
          key={to}
          asChild
          display="flex"
          flexDirection="column"
          alignItems="center"
          gap="1"
          py="2"
          textStyle="xs"
          fontWeight="bold"
          color="fg.muted"
          css={{ '& svg': { boxSize: '5' }, '&[aria-current=page]': { color: 'brand.fg' } }}
        >
          <NavLink to={to} end>
            {icon}
            {label}
          </NavLink>
        </chakra.span>
      ))}
    </SimpleGrid>
  );
}
