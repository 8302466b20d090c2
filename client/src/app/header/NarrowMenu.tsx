import { Button, chakra, IconButton, Separator, Stack } from '@chakra-ui/react';
import { useState } from 'react';
import { LuMenu } from 'react-icons/lu';
import { Link } from 'react-router-dom';
import { SidePanel } from '../../components/SidePanel.tsx';
import { useSignOut } from '../../features/accounts/useSignOut.ts';
import { useCategories } from '../../features/catalog/useCategories.ts';
import { LocationSelector } from '../../features/locations/LocationSelector.tsx';
import { paths } from '../../lib/paths.ts';
import { useSession } from '../../lib/session.ts';
import { MenuLink } from './MenuLink.tsx';

/** The menu of narrow screens: categories with their sub-categories, location, and the way in or out. */
export function NarrowMenu() {
  const [open, setOpen] = useState(false);
  const { categories } = useCategories();
  const session = useSession();
  const { signOut, busy } = useSignOut();
  const close = () => setOpen(false);
  return (
    <>
      <IconButton
        variant="ghost"
        aria-label="Menu"
        aria-haspopup="dialog"
        display={{ base: 'inline-flex', lg: 'none' }}
        onClick={() => setOpen(true)}
      >
        <LuMenu />
      </IconButton>
      <SidePanel title="Menu" open={open} onClose={close}>
        <Stack as="nav" aria-label="Menu" gap="1">
          <MenuLink to={paths.home()} onClick={close}>
            Home
          </MenuLink>
          {categories.map((category) => (
            <chakra.details key={category.id}>
              <chakra.summary px="3" py="2" fontWeight="semibold" cursor="pointer" borderRadius="l1">
                {category.name}
              </chakra.summary>
              <Stack gap="0" ps="4">
                <MenuLink to={paths.category(category.id)} onClick={close}>
                  All {category.name}
                </MenuLink>
                {category.children.map((child) => (
                  <MenuLink key={child.id} to={paths.subCategory(child.id)} onClick={close}>
                    {child.name}
                  </MenuLink>
                ))}
              </Stack>
            </chakra.details>
          ))}
        </Stack>
        <Separator my="4" />
        <Stack gap="3">
          <LocationSelector />
          {session ? (
            <Button
              loading={busy}
              onClick={() => {
                close();
                void signOut();
              }}
            >
              Logout
            </Button>
          ) : (
            <Button asChild onClick={close}>
              <Link to={paths.signIn()}>Sign In</Link>
            </Button>
          )}
        </Stack>
      </SidePanel>
    </>
  );
}
