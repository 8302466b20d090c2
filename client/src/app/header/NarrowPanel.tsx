import { Button, chakra, Separator, Stack } from '@chakra-ui/react';
import { separatorRecipe } from '@chakra-ui/react/theme';
import { LuChevronRight } from 'react-icons/lu';
import { Link } from '../../components/Link.tsx';
import { SidePanel } from '../../components/SidePanel.tsx';
import { useSignOut } from '../../features/accounts/useSignOut.ts';
import { useCategories } from '../../features/catalog/useCategories.ts';
import { LocationSelector } from '../../features/locations/LocationSelector.tsx';
import { paths } from '../../lib/paths.ts';
import { useSession } from '../../lib/session.ts';
import { texts } from '../texts.ts';
import { MenuLink } from './MenuLink.tsx';

/** Categories with their sub-categories, location, and the way in or out. */
export function NarrowPanel({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { categories } = useCategories();
  const session = useSession();
  const { signOut, busy } = useSignOut();
  return (
    <SidePanel title={texts.menu} open={open} onClose={onClose}>
      <LocationSelector align="start" />
      <Stack as="nav" aria-label={texts.menu} gap="1" mt="3">
        <MenuLink to={paths.home()} onClick={onClose}>
          {texts.home}
        </MenuLink>
        {categories.map((category) => (
          <chakra.details key={category.id}>
            <chakra.summary
              display="flex"
              justifyContent="space-between"
              alignItems="center"
              listStyleType="none"
              px="3"
              py="2"
              fontWeight="semibold"
              cursor="pointer"
              borderRadius="l1"
              focusVisibleRing="outside"
              css={{
                '&::-webkit-details-marker': { display: 'none' },
                'details[open] > & svg': { rotate: '90deg' },
              }}
            >
              {category.name}
              <LuChevronRight aria-hidden />
            </chakra.summary>
            <Stack gap="0" ps="4">
              <MenuLink to={paths.category(category.id)} onClick={onClose}>
                {texts.allOf(category.name)}
              </MenuLink>
              {category.children.map((child) => (
                <MenuLink key={child.id} to={paths.subCategory(child.id)} onClick={onClose}>
                  {child.name}
                </MenuLink>
              ))}
            </Stack>
          </chakra.details>
        ))}
      </Stack>
      <Separator recipe={separatorRecipe} my="4" />
      <Stack gap="3">
        {session ? (
          <Button
            loading={busy}
            onClick={() => {
              onClose();
              void signOut();
            }}
          >
            {texts.logout}
          </Button>
        ) : (
          <Button asChild onClick={onClose}>
            <Link to={paths.signIn()}>{texts.signIn}</Link>
          </Button>
        )}
      </Stack>
    </SidePanel>
  );
}
