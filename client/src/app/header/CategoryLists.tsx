import { Box, chakra, Flex, IconButton, Stack } from '@chakra-ui/react';
import { useState } from 'react';
import { LuChevronRight } from 'react-icons/lu';
import { Picture } from '../../components/Picture.tsx';
import type { TopCategory } from '../../features/catalog/useCategories.ts';
import { paths } from '../../lib/paths.ts';
import { texts } from '../texts.ts';
import { MenuLink } from './MenuLink.tsx';

/** The categories, beside them the sub-categories of the one that is pointed at or opened. */
export function CategoryLists({ categories, onFollow }: { categories: TopCategory[]; onFollow: () => void }) {
  const [chosen, setChosen] = useState<string | null>(null);
  const open = chosen ?? categories[0]?.id;
  return (
    <Box as="ul" listStyleType="none" position="relative" w="34rem" pe="17rem" minH="20rem">
      {categories.map((category) => (
        <chakra.li
          key={category.id}
          onPointerEnter={(event) => event.pointerType === 'mouse' && setChosen(category.id)}
        >
          <Flex align="center" borderRadius="l1" bg={category.id === open ? 'brand.subtle' : undefined}>
            <Box flex="1">
              <MenuLink
                to={paths.category(category.id)}
                onClick={onFollow}
                icon={
                  <Box w="7" flexShrink="0">
                    <Picture image={category.images[0]} sizes="28px" alt="" />
                  </Box>
                }
              >
                {category.name}
              </MenuLink>
            </Box>
            <IconButton
              variant="ghost"
              size="sm"
              aria-label={texts.subCategoriesOf(category.name)}
              aria-expanded={category.id === open}
              onClick={() => setChosen(category.id)}
            >
              <LuChevronRight />
            </IconButton>
          </Flex>
          {category.id === open && (
            <Stack as="ul" listStyleType="none" gap="0" position="absolute" top="0" insetEnd="0" w="16rem">
              <li>
                <MenuLink to={paths.category(category.id)} onClick={onFollow}>
                  {texts.allOf(category.name)}
                </MenuLink>
              </li>
              {category.children.map((child) => (
                <li key={child.id}>
                  <MenuLink to={paths.subCategory(child.id)} onClick={onFollow}>
                    {child.name}
                  </MenuLink>
                </li>
              ))}
            </Stack>
          )}
        </chakra.li>
      ))}
    </Box>
  );
}
