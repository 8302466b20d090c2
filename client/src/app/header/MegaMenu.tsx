import { Box, Flex, SimpleGrid } from '@chakra-ui/react';
import { Dropdown } from '../../components/Dropdown.tsx';
import { PageLink } from '../../components/PageLink.tsx';
import { Picture } from '../../components/Picture.tsx';
import type { TopCategory } from '../../features/catalog/useCategories.ts';
import { MEGA_MENU_CATEGORIES } from '../../lib/constants.ts';
import { paths } from '../../lib/paths.ts';
import { texts } from '../texts.ts';
import { MenuLink } from './MenuLink.tsx';

/** The first categories with their sub-categories side by side, as wide as the bar. */
export function MegaMenu({ categories }: { categories: TopCategory[] }) {
  return (
    <Dropdown
      openOnHover
      wide
      h="14"
      px={{ base: '1', xl: '2' }}
      gap={{ base: '1', xl: '2' }}
      color="fg"
      textStyle={{ base: 'xs', xl: 'sm' }}
      label={texts.shop}
    >
      {(close) => (
        <SimpleGrid columns={MEGA_MENU_CATEGORIES} gap="4" p="3">
          {categories.slice(0, MEGA_MENU_CATEGORIES).map((category) => (
            <Box key={category.id} minW="0">
              <PageLink
                to={paths.category(category.id)}
                onClick={close}
                display="block"
                borderRadius="l2"
                p="3"
                mb="2"
                color="fg.pastel"
                style={{ backgroundColor: category.color }}
              >
                <Flex align="center" gap="3" fontWeight="extrabold" lineHeight="1.2">
                  <Picture image={category.images[0]} sizes="40px" alt="" w="10" flexShrink="0" />
                  {category.name}
                </Flex>
              </PageLink>
              {category.children.map((child) => (
                <MenuLink key={child.id} to={paths.subCategory(child.id)} onClick={close}>
                  {child.name}
                </MenuLink>
              ))}
            </Box>
          ))}
        </SimpleGrid>
      )}
    </Dropdown>
  );
}
