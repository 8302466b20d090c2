import { LuPackageSearch } from 'react-icons/lu';
import { useSearchParams } from 'react-router-dom';
import { CATEGORIES, type TopCategory } from '../features/catalog/categories/useCategories.ts';
import { ProductGrid, ProductGridSkeleton } from '../features/catalog/productCard/ProductGrid.tsx';
import { graphql } from '../generated/gql.ts';
import { POPULAR_PRODUCTS } from '../lib/constants.ts';
import { useLocationCode } from '../lib/location.ts';
import type { PageLoaderArgs } from '../lib/pageLoader.ts';
import { useQuery } from '../lib/useQuery.ts';
import { BrowserOnly } from '../ui/BrowserOnly.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { ErrorState } from '../ui/ErrorState.tsx';
import { Section } from '../ui/Section.tsx';
import { Tabs } from '../ui/Tabs.tsx';
import { texts } from './homeTexts.ts';
import { ShopCard } from './ShopCard.tsx';

const POPULAR = graphql(`
  query Popular($categoryId: ID!, $location: String, $first: Int!) {
    products(filter: { categoryId: $categoryId, location: $location }, first: $first) {
      nodes {
        id
        ...ShopCard_product @unmask
      }
    }
  }
`);

/** The URL parameter of the selected category, which is restored on Back. */
const CATEGORY_PARAM = 'popular';

/** Reads the products of the open category. */
export async function loadPopularProducts({ client, search, location }: PageLoaderArgs): Promise<void> {
  const { data } = await client.query({ query: CATEGORIES });
  const categoryId = openOf(data?.categories ?? [], search);
  if (!categoryId) return;
  await client.query({ query: POPULAR, variables: { categoryId, location, first: POPULAR_PRODUCTS } });
}

/** The id of the selected category. */
const openOf = (categories: readonly TopCategory[], params: URLSearchParams): string | undefined =>
  (categories.find(({ id }) => id === params.get(CATEGORY_PARAM)) ?? categories[0])?.id;

/** The first products of the selected category in reverse order; the first category is selected by default. */
export function PopularProducts({ categories }: { categories: TopCategory[] }) {
  const [params, setParams] = useSearchParams();
  const open = openOf(categories, params);
  const location = useLocationCode();
  const { data, error, refetch } = useQuery(POPULAR, {
    variables: { categoryId: open ?? '', location, first: POPULAR_PRODUCTS },
    skip: !open,
  });
  const products = data?.products.nodes.toReversed();
  return (
    <Section title={texts.popularProducts}>
      <Tabs
        label={texts.categories}
        tabs={categories.map(({ id, name }) => ({ key: id, label: name }))}
        open={open ?? ''}
        onOpen={(id) => setParams({ [CATEGORY_PARAM]: id }, { replace: true, preventScrollReset: true })}
      >
        {products?.length === 0 ? (
          <EmptyState icon={<LuPackageSearch />} title={texts.empty} />
        ) : products ? (
          <ProductGrid>
            {products.map((product) => (
              <ShopCard key={product.id} product={product} />
            ))}
          </ProductGrid>
        ) : error ? (
          <ErrorState onRetry={() => void refetch()} />
        ) : (
          <BrowserOnly>
            <ProductGridSkeleton count={POPULAR_PRODUCTS} />
          </BrowserOnly>
        )}
      </Tabs>
    </Section>
  );
}
