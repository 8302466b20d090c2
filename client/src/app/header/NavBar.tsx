import { Box, Container, chakra, Flex } from '@chakra-ui/react';
import { LuPhoneCall } from 'react-icons/lu';
import { Dropdown } from '../../components/Dropdown.tsx';
import { PageLink } from '../../components/PageLink.tsx';
import { type TopCategory, useCategories } from '../../features/catalog/useCategories.ts';
import { NAV_CATEGORIES, SUPPORT_PHONE, SUPPORT_PHONE_ADDRESS } from '../../lib/constants.ts';
import { paths } from '../../lib/paths.ts';
import { texts } from '../texts.ts';
import { CategoryBrowser } from './CategoryBrowser.tsx';
import { MegaMenu } from './MegaMenu.tsx';
import { MenuLink } from './MenuLink.tsx';

/** The bar under the header on wide screens: all categories, the first ones with their sub-categories, the phone. */
export function NavBar() {
  const { categories } = useCategories();
  return (
    <Box as="nav" aria-label="Categories" display={{ base: 'none', lg: 'block' }} borderTopWidth="1px">
      <Container>
        <Flex align="center" h="14" gap={{ base: '0', '2xl': '2' }} position="relative">
          <CategoryBrowser categories={categories} />
          <PageLink
            to={paths.home()}
            px={{ base: '1', xl: '2' }}
            py="2"
            textStyle={{ base: 'xs', xl: 'sm' }}
            fontWeight="bold"
            _hover={{ color: 'brand.fg' }}
          >
            {texts.home}
          </PageLink>
          <MegaMenu categories={categories} />
          {categories.slice(0, NAV_CATEGORIES).map((category) => (
            <NavCategory key={category.id} category={category} />
          ))}
          <SupportLine />
        </Flex>
      </Container>
    </Box>
  );
}

/** A category with its sub-categories. Where six names do not fit in, the long ones are cut on the screen. */
function NavCategory({ category }: { category: TopCategory }) {
  return (
    <Dropdown
      openOnHover
      plain
      h="14"
      px={{ base: '1', xl: '1.5', '2xl': '2.5' }}
      minW="0"
      color="fg"
      textStyle={{ base: 'xs', xl: 'sm' }}
      letterSpacing={{ base: '-0.02em', xl: '-0.01em', '2xl': 'normal' }}
      title={category.name}
      label={<chakra.span truncate>{category.name}</chakra.span>}
    >
      {(close) => (
        <>
          <MenuLink to={paths.category(category.id)} onClick={close}>
            {texts.allOf(category.name)}
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

function SupportLine() {
  return (
    <Flex ms="auto" ps={{ base: '1', xl: '3' }} align="center" gap="2.5" flexShrink="0">
      <Box color="brand.fg" fontSize="2xl" display={{ base: 'none', '2xl': 'block' }}>
        <LuPhoneCall aria-hidden />
      </Box>
      <Box lineHeight="1.2" whiteSpace="nowrap">
        <chakra.a
          href={SUPPORT_PHONE_ADDRESS}
          fontWeight="extrabold"
          color="brand.fg"
          textStyle={{ base: 'xs', xl: 'md' }}
          borderRadius="l1"
          focusVisibleRing="outside"
        >
          {SUPPORT_PHONE}
        </chakra.a>
        <Box textStyle={{ base: '2xs', xl: 'xs' }} color="fg.muted">
          {texts.support}
        </Box>
      </Box>
    </Flex>
  );
}
