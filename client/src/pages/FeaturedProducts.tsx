import { BannerLink, type BannerLinkProps } from '../features/catalog/banners/BannerLink.tsx';
import { ProductCardSkeleton } from '../features/catalog/productCard/ProductCard.tsx';
import { SLIDES } from '../lib/constants.ts';
import { Carousel } from '../ui/carousel/Carousel.tsx';
import { Section } from '../ui/Section.tsx';
import { placeholders } from '../ui/states/placeholders.tsx';
import styles from './HomePage.module.css';
import { ShopCard, type ShopCardProduct } from './ShopCard.tsx';

const CARDS_PER_VIEW = { base: 2, md: 3, lg: SLIDES.products };

/** The featured products; on wide screens next to a banner. */
export function FeaturedProducts({
  products,
  banner,
}: {
  /** Undefined while loading. */
  products: ShopCardProduct[] | undefined;
  banner: BannerLinkProps['banner'] | undefined;
}) {
  if (products?.length === 0) return null;
  return (
    <Section title="Featured Products">
      <div className={styles.featured}>
        <div className={styles.sideBanner}>
          {banner && <BannerLink banner={banner} shape="column" sizes="256px" />}
        </div>
        <Carousel label="Featured Products" perView={CARDS_PER_VIEW}>
          {products
            ? products.map((product) => <ShopCard key={product.id} product={product} />)
            : placeholders(SLIDES.products, ProductCardSkeleton)}
        </Carousel>
      </div>
    </Section>
  );
}
