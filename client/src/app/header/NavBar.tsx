import { Box, Container, chakra, Flex, SimpleGrid } from '@chakra-ui/react';
import { LuLayoutGrid, LuPhoneCall } from 'react-icons/lu';
import { Dropdown } from '../../components/Dropdown.tsx';
import { PageLink } from '../../components/PageLink.tsx';
import { Picture } from '../../components/Picture.tsx';
import { type TopCategory, useCategories } from '../../features/catalog/useCategories.ts';
import { NAV_CATEGORIES, SUPPORT_PHONE } from '../../lib/constants.ts';
import { paths } from '../../lib/paths.ts';
import { MenuLink } from './MenuLink.tsx';

/** The bar under the header on wide screens: all categories, the first ones with their sub-categories, the phone. */
export function NavBar() {
  const { categories } = useCategories();
  return (
    <Box as="nav" aria-label="Categories" display={{ base: 'none', lg: 'block' }} borderTopWidth="1px">
      <Container>
        <Flex align="center" h="14" gap="1">
          <Dropdown
            variant="solid"
            me="2"
            label={
              <>
                <LuLayoutGrid aria-hidden /> Browse All Categories
              </>
            }
          >
            {(close) => <AllCategories categories={categories} onFollow={close} />}
          </Dropdown>
          <PageLink to={paths.home()} px="3" py="2" fontWeight="bold" _hover={{ color: 'brand.fg' }}>
            Home
          </PageLink>
          {categories.slice(0, NAV_CATEGORIES).map((category, index) => (
            // In a narrower bar there is room for half of them.
            <Box
              key={category.id}
              minW="0"
              display={index < NAV_CATEGORIES / 2 ? 'block' : { base: 'none', xl: 'block' }}
            >
              <NavCategory category={category} />
            </Box>
          ))}
          <Flex ms="auto" align="center" gap="2.5" display={{ base: 'none', '2xl': 'flex' }}>
            <LuPhoneCall size={26} aria-hidden />
            <Box lineHeight="1.2">
              <chakra.a
                href={`tel:${SUPPORT_PHONE.replaceAll(' ', '')}`}
                fontWeight="extrabold"
                color="brand.fg"
              >
                {SUPPORT_PHONE}
              </chakra.a>
              <Box textStyle="xs" color="fg.muted">
                24/7 Support Center
              </Box>
            </Box>
          </Flex>
        </Flex>
      </Container>
    </Box>
  );
}

function NavCategory({ category }: { category: TopCategory }) {
  return (
    <Dropdown
      openOnHover
      px="2"
      maxW="full"
      color="fg"
      label={<chakra.span truncate>{category.name}</chakra.span>}
    >
      {(close) => (
        <>
          <MenuLink to={paths.category(category.id)} onClick={close}>
            All {category.name}
          </MenuLink>
          {category.children.map((child) => (
            <MenuLink key={child.id} to={paths.subCategory(child.id)} onClick={close}>
              {child.name}
            </MenuLink>
          ))}
        </>
      )}
    </Dropdown>
  );
}

function AllCategories({ categories, onFollow }: { categories: TopCategory[]; onFollow: () => void }) {
  return (
    <SimpleGrid columns={2} w="lg" gap="1">
      {categories.map((category) => (
        <MenuLink
          key={category.id}
          to={paths.category(category.id)}
          onClick={onFollow}
          icon={<Picture image={category.images[0]} sizes="32px" alt="" boxSize="8" />}
        >
          {category.name}
        </MenuLink>
      ))}
    </SimpleGrid>
  );
}
