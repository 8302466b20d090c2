import { Box, Button, Container, chakra, Flex, Grid, Heading, Spinner, Stack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { LuSlidersHorizontal } from 'react-icons/lu';
import { Link, type To } from 'react-router-dom';
import { SidePanel } from '../../components/SidePanel.tsx';
import { StyledPageLink } from '../../components/StyledPageLink.tsx';
import { LISTING_PAGE_SIZE } from '../../lib/constants.ts';
import { paths } from '../../lib/paths.ts';
import { FILTERS_HASH, useHashPanel } from '../../lib/useHashPanel.ts';
import { Filters } from './Filters.tsx';
import type { ListingState } from './listing.ts';
import { Pager } from './Pager.tsx';
import { SortSelect } from './SortSelect.tsx';
import { texts } from './texts.ts';
import { useCategories } from './useCategories.ts';

export interface ListingFrameProps {
  title: ReactNode;
  breadcrumb: ReactNode;
  state: ListingState;
  onChange: (change: Partial<ListingState>) => void;
  pageAddress: (page: number) => To;
  /** How many products there are on all pages; undefined while nobody knows. */
  total: number | undefined;
  /** Other products are on their way. */
  loading: boolean;
  /** The category or sub-category that is open. */
  openCategoryId?: string;
  /** What the list's own order is called. */
  ownSort: string;
  /** Below the filters on wide screens. */
  banners?: ReactNode;
  /** The products, or what stands in for them. */
  children: ReactNode;
}

/** A page of products: title, count, order, filters (in a panel on narrow screens) and pages. */
export function ListingFrame(props: ListingFrameProps) {
  const { title, breadcrumb, state, onChange, total, loading, ownSort, banners, children } = props;
  const panel = useHashPanel(FILTERS_HASH);
  const [before, after] = texts.found;
  const sidebar = (
    <Stack gap="8">
      <CategoryList openId={props.openCategoryId} />
      <Filters state={state} onChange={onChange} />
    </Stack>
  );
  return (
    <Container>
      {breadcrumb}
      <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: '16rem minmax(0, 1fr)' }} gap={{ lg: '8' }} mt="2">
        <Box as="aside" aria-label={texts.filters} display={{ base: 'none', lg: 'block' }}>
          <Box borderWidth="1px" borderRadius="l3" p="5">
            {sidebar}
          </Box>
          <Stack gap="5" mt="6">
            {banners}
          </Stack>
        </Box>
        <Box minW="0">
          <Heading as="h1" size={{ base: '3xl', lg: '4xl' }} overflowWrap="anywhere">
            {title}
          </Heading>
          <Flex justify="space-between" align="center" gap="3" my="4" flexWrap="wrap">
            <Flex align="center" gap="3" minH="6" aria-live="polite">
              {total !== undefined && (
                <Text color="fg.muted">
                  {before} <chakra.b color="brand.fg">{total}</chakra.b> {after}
                </Text>
              )}
              {loading && <Spinner size="sm" color="brand.solid" aria-label={texts.loading} />}
            </Flex>
            <Flex gap="3" wrap="wrap" minW="0">
              <Button asChild variant="outline" display={{ base: 'inline-flex', lg: 'none' }}>
                <Link to={panel.address} preventScrollReset>
                  <LuSlidersHorizontal /> {texts.filters}
                </Link>
              </Button>
              <SortSelect sort={state.sort} own={ownSort} onChange={(sort) => onChange({ sort })} />
            </Flex>
          </Flex>
          <Box aria-busy={loading} opacity={loading && total !== undefined ? 0.6 : 1} transition="opacity">
            {children}
          </Box>
          <Pager
            page={state.page}
            pages={Math.ceil((total ?? 0) / LISTING_PAGE_SIZE)}
            address={props.pageAddress}
          />
        </Box>
      </Grid>
      <SidePanel title={texts.filters} open={panel.open} onClose={panel.close}>
        {sidebar}
      </SidePanel>
    </Container>
  );
}

function CategoryList({ openId }: { openId?: string }) {
  const { categories } = useCategories();
  return (
    <Box as="nav" aria-label={texts.allCategories}>
      <Text fontWeight="extrabold" mb="2">
        {texts.category}
      </Text>
      <Stack as="ul" listStyleType="none" gap="0.5">
        {categories.map(({ id, name }) => (
          <li key={id}>
            <StyledPageLink
              to={paths.category(id)}
              aria-current={id === openId ? 'page' : undefined}
              display="block"
              px="3"
              py="1.5"
              mx="-3"
              _hover={{ bg: 'brand.subtle' }}
              _currentPage={{ bg: 'brand.subtle', color: 'brand.fg', fontWeight: 'bold' }}
            >
              {name}
            </StyledPageLink>
          </li>
        ))}
      </Stack>
    </Box>
  );
}
