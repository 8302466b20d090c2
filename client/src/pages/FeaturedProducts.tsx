import type { FragmentType } from '@apollo/client';
import { Box, Grid } from '@chakra-ui/react';
import { Carousel } from '../components/Carousel.tsx';
import { placeholders } from '../components/placeholders.tsx';
import { Section } from '../components/Section.tsx';
import { BannerLink, type BannerLinkProps } from '../features/catalog/BannerLink.tsx';
import { ProductCardSkeleton } from '../features/catalog/ProductCard.tsx';
import type { ShopCard_ProductFragment } from '../generated/graphql.ts';
import { SLIDES } from '../lib/constants.ts';
import { ShopCard } from './ShopCard.tsx';
import { texts } from './texts.ts';

const CARDS = { base: 2, md: 3, lg: SLIDES.products };

/** The products that the shop puts forward, on wide screens beside a banner. */
export function FeaturedProducts({
  products,
  banner,
}: {
  /** Undefined while they load. */
  products: ({ id: string } & FragmentType<ShopCard_ProductFragment>)[] | undefined;
  banner: BannerLinkProps['banner'] | undefined;
}) {
  if (products?.length === 0) return null;
  return (
    <Section title={texts.featuredProducts}>
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', lg: '11rem minmax(0, 1fr)', xl: '16rem minmax(0, 1fr)' }}
        gap="5"
      >
        <Box display={{ base: 'none', lg: 'block' }} py="2">
          {banner && (
            <BannerLink
              banner={banner}
              aspectRatio="auto"
              h="full"
              sizes="256px"
              titleSize={{ base: 'xl', xl: '2xl' }}
              words="top"
            />
          )}
        </Box>
        <Carousel label={texts.featuredProducts} perView={CARDS}>
          {products
            ? products.map((product) => <ShopCard key={product.id} product={product} />)
            : placeholders(SLIDES.products, ProductCardSkeleton)}
        </Carousel>
      </Grid>
    </Section>
  );
}
