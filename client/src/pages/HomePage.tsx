import { BannerLink, type BannerLinkProps } from '../features/catalog/banners/BannerLink.tsx';
import { CategoryTile, CategoryTileSkeleton } from '../features/catalog/categories/CategoryTile.tsx';
import { type TopCategory, useCategories } from '../features/catalog/categories/useCategories.ts';
import { graphql } from '../generated/gql.ts';
import { SLIDES } from '../lib/constants.ts';
import { useLocationCode } from '../lib/location.ts';
import type { PageLoaderArgs } from '../lib/page/pageLoader.ts';
import { paths } from '../lib/paths.ts';
import { useShopInfo } from '../lib/shopInfo.ts';
import { useQuery } from '../lib/useQuery.ts';
import { container, visuallyHidden } from '../theme/classes.ts';
import { Carousel } from '../ui/carousel/Carousel.tsx';
import { Head } from '../ui/Head.tsx';
import { Section } from '../ui/Section.tsx';
import { ErrorState } from '../ui/states/ErrorState.tsx';
import { placeholders } from '../ui/states/placeholders.tsx';
import { Skeleton } from '../ui/states/Skeleton.tsx';
import { FeaturedProducts } from './FeaturedProducts.tsx';
import styles from './HomePage.module.css';
import { loadPopularProducts, PopularProducts } from './PopularProducts.tsx';

const HOME = graphql(`
  query Home($location: String) {
    slides: banners(kind: HOME) {
      id
      images {
        url
      }
      ...BannerLink_banner @unmask
    }
    strip: banners(kind: STRIP) {
      id
      ...BannerLink_banner @unmask
    }
    side: banners(kind: SIDE) {
      id
      ...BannerLink_banner @unmask
    }
    featured: products(filter: { featured: true, location: $location }, first: 8) {
      nodes {
        id
        ...ShopCard_product @unmask
      }
    }
  }
`);

const TILES_PER_VIEW = { base: 3, sm: 4, md: 5, lg: SLIDES.categories };

/** Reads the banners and products of the home page. */
export const loader = (args: PageLoaderArgs) =>
  Promise.all([
    args.client.query({ query: HOME, variables: { location: args.location } }),
    loadPopularProducts(args),
  ]);

export function Component() {
  const { name } = useShopInfo();
  const { categories, loading, failed, retry } = useCategories();
  const { data, error, refetch } = useQuery(HOME, { variables: { location: useLocationCode() } });
  const hasCategories = categories.length > 0;
  if ((error && !data) || (failed && !hasCategories)) {
    return (
      <ErrorState
        onRetry={() => {
          void refetch();
          retry();
        }}
      />
    );
  }
  return (
    <div className={container({}, styles.page)}>
      <Head
        title={name}
        path={paths.home()}
        image={data?.slides[0]?.images[0]?.url}
        description="Fresh fruit and vegetables, dairy, staples and everyday goods at good prices, delivered to your door."
      />
      <h1 className={visuallyHidden()}>{name}, your grocery shop</h1>
      <BannerSlides banners={data?.slides} />
      {(loading || hasCategories) && (
        <>
          <FeaturedCategories categories={categories} />
          <PopularProducts categories={categories} />
        </>
      )}
      <BannerStrip banners={data?.strip} />
      <FeaturedProducts products={data?.featured.nodes} banner={data?.side[1]} />
    </div>
  );
}

interface BannersProps {
  /** Undefined while loading. */
  banners: BannerLinkProps['banner'][] | undefined;
}

function BannerSlides({ banners }: BannersProps) {
  if (!banners) {
    return (
      <div className={styles.slides}>
        <Skeleton className={styles.slideSkeleton} />
      </div>
    );
  }
  return (
    <Carousel label="Offers" perView={{ base: 1 }} infinite dots>
      {banners.map((banner, index) => (
        <BannerLink
          key={banner.id}
          banner={banner}
          shape="slide"
          sizes="(min-width: 1280px) 1216px, 100vw"
          eager={index === 0}
        />
      ))}
    </Carousel>
  );
}

/** @param categories empty while loading */
function FeaturedCategories({ categories }: { categories: TopCategory[] }) {
  return (
    <Section title="Featured Categories">
      <Carousel label="Featured Categories" perView={TILES_PER_VIEW}>
        {categories.length > 0
          ? categories.map((category) => <CategoryTile key={category.id} category={category} />)
          : placeholders(TILES_PER_VIEW.lg, CategoryTileSkeleton)}
      </Carousel>
    </Section>
  );
}

function BannerStrip({ banners }: BannersProps) {
  return (
    <div className={styles.strip}>
      {banners
        ? banners.map((banner) => (
            <BannerLink
              key={banner.id}
              banner={banner}
              shape="strip"
              sizes="(min-width: 1280px) 290px, (min-width: 560px) 50vw, 100vw"
            />
          ))
        : placeholders(4, StripSkeleton)}
    </div>
  );
}

function StripSkeleton() {
  return <Skeleton className={styles.stripSkeleton} />;
}
