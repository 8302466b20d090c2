import { useParams } from 'react-router-dom';
import { ProductGallery } from '../features/catalog/gallery/ProductGallery.tsx';
import { picturesOf, shownVariant } from '../features/catalog/variants/variants.ts';
import { graphql } from '../generated/gql.ts';
import { CUT, SLIDES } from '../lib/constants.ts';
import { cut } from '../lib/format.ts';
import { useLocationCode } from '../lib/location.ts';
import type { PageLoaderArgs } from '../lib/page/pageLoader.ts';
import { paths } from '../lib/paths.ts';
import { useChoice } from '../lib/useChoice.ts';
import { useQuery } from '../lib/useQuery.ts';
import { container } from '../theme/classes.ts';
import { Carousel } from '../ui/carousel/Carousel.tsx';
import { Head } from '../ui/Head.tsx';
import { Breadcrumb } from '../ui/links/Breadcrumb.tsx';
import { Section } from '../ui/Section.tsx';
import { ErrorState } from '../ui/states/ErrorState.tsx';
import { Component as NotFoundPage } from './NotFoundPage.tsx';
import { ProductBuy } from './ProductBuy.tsx';
import { ProductData } from './ProductData.tsx';
import styles from './ProductPage.module.css';
import { ProductSkeleton } from './ProductSkeleton.tsx';
import { ProductTabs } from './ProductTabs.tsx';
import { ShopCard } from './ShopCard.tsx';

const PRODUCT = graphql(`
  query Product($id: ID!, $location: String) {
    product(id: $id) {
      id
      name
      description
      images {
        url
        srcSet
      }
      imageAlts
      countInStock
      catId
      catName
      subCatId
      subCatName
      ...ProductVariants_product @unmask
      ...ProductBuy_product
      ...ProductData_product
      ...ProductTabs_product
      related(first: null, location: $location) {
        id
        ...ShopCard_product @unmask
      }
    }
  }
`);

const RELATED_PER_VIEW = { base: 2, md: 3, lg: SLIDES.related };

export const loader = ({ client, params: { id = '' }, location }: PageLoaderArgs) =>
  client.query({ query: PRODUCT, variables: { id, location } });

export function Component() {
  const { id = '' } = useParams();
  return <ProductDetail key={id} id={id} />;
}

export function ProductDetail({ id }: { id: string }) {
  const [selected, setSelected] = useChoice<number | null>(`option ${id}`, null);
  const { data, error, refetch } = useQuery(PRODUCT, { variables: { id, location: useLocationCode() } });
  if (error && !data) return <ErrorState onRetry={() => void refetch()} />;
  if (!data) return <ProductSkeleton id={id} />;
  const { product } = data;
  if (!product) return <NotFoundPage />;
  const pictures = picturesOf(product);
  const variant = selected === null ? undefined : product.variants[selected];
  return (
    <div className={container()}>
      <Head
        title={product.name}
        description={product.description}
        path={paths.product(product.id)}
        image={product.images[0]?.url}
        type="product"
      />
      <ProductData product={product} description={product.description} />
      <Breadcrumb
        hideNarrow
        crumbs={[
          { label: product.catName, to: paths.category(product.catId) },
          { label: product.subCatName, to: paths.subCategory(product.subCatId) },
          { label: cut(product.name, CUT.breadcrumb) },
        ]}
      />
      <div className={styles.columns}>
        <ProductGallery name={product.name} {...pictures} selectedUrl={variant?.image?.url} />
        <ProductBuy
          product={product}
          description={product.description}
          selected={selected}
          onSelect={setSelected}
        />
      </div>
      <ProductTabs
        product={product}
        description={product.description}
        variant={variant ?? shownVariant(product)}
      />
      {product.related.length > 0 && (
        <Section title="Related products">
          <Carousel label="Related products" perView={RELATED_PER_VIEW}>
            {product.related.map((other) => (
              <ShopCard key={other.id} product={other} />
            ))}
          </Carousel>
        </Section>
      )}
    </div>
  );
}
