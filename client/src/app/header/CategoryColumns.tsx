import { Box, Flex, SimpleGrid } from '@chakra-ui/react';
import { Picture } from '../../components/Picture.tsx';
import { StyledPageLink } from '../../components/StyledPageLink.tsx';
import type { TopCategory } from '../../features/catalog/useCategories.ts';
import { MEGA_MENU_CATEGORIES } from '../../lib/constants.ts';
import { paths } from '../../lib/paths.ts';
import { MenuLink } from './MenuLink.tsx';

/** The first categories with their sub-categories side by side. */
export function CategoryColumns({
  categories,
  onFollow,
}: {
  categories: TopCategory[];
  onFollow: () => void;
}) {
  return (
    <SimpleGrid columns={MEGA_MENU_CATEGORIES} gap="4" p="3">
      {categories.slice(0, MEGA_MENU_CATEGORIES).map((category) => (
        <Box key={category.id} minW="0">
          <StyledPageLink
            to={paths.category(category.id)}
            onClick={onFollow}
            display="block"
            borderRadius="l2"
            p="3"
            mb="2"
            color="fg.pastel"
            style={{ backgroundColor: category.color }}
          >
            <Flex align="center" gap="3" fontWeight="extrabold" lineHeight="1.2">
              <Box w="10" flexShrink="0">
                <Picture image={category.images[0]} sizes="40px" alt="" />
              </Box>
              {category.name}
            </Flex>
          </StyledPageLink>
          {category.children.map((child) => (
            <MenuLink key={child.id} to={paths.subCategory(child.id)} onClick={onFollow}>
              {child.name}
            </MenuLink>
          ))}
        </Box>
      ))}
    </SimpleGrid>
  );
}
