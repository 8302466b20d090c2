import { LuPackageSearch } from 'react-icons/lu';
import { useSearchParams } from 'react-router-dom';
import { CATEGORIES, type TopCategory } from '../features/catalog/categories/useCategories.ts';
import { ProductGrid, ProductGridSkeleton } from '../features/catalog/productCard/ProductGrid.tsx';
import { graphql } from '../generated/gql.ts';
import { POPULAR_PRODUCTS } from '../lib/constants.ts';
import { useLocationCode } from '../lib/location.ts';
import type { PageLoaderArgs } from '../lib/page/pageLoader.ts';
import { useQuery } from '../lib/useQuery.ts';
import { Section } from '../ui/Section.tsx';
import { EmptyState } from '../ui/states/EmptyState.tsx';
import { ErrorState } from '../ui/states/ErrorState.tsx';
import { Tabs } from '../ui/Tabs.tsx';
import { ShopCard, type ShopCardProduct } from './ShopCard.tsx';

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

/** The URL parameter of the selected category. */
const CATEGORY_PARAM = 'popular';

/** Reads the products of the selected category. */
export async function loadPopularProducts({ client, search, location }: PageLoaderArgs): Promise<void> {
  const { data } = await client.query({ query: CATEGORIES });
  const categoryId = selectedCategoryId(data?.categories ?? [], search);
  if (!categoryId) return;
  await client.query({ query: POPULAR, variables: { categoryId, location, first: POPULAR_PRODUCTS } });
}

/** The id of the selected category; the first one by default, undefined without categories. */
const selectedCategoryId = (
  categories: readonly TopCategory[],
  params: URLSearchParams,
): string | undefined =>
  (categories.find(({ id }) => id === params.get(CATEGORY_PARAM)) ?? categories[0])?.id;

/** The first products of the selected category, in reverse order (specification §2). */
export function PopularProducts({ categories }: { categories: TopCategory[] }) {
  const [params, setParams] = useSearchParams();
  const selectedId = selectedCategoryId(categories, params);
  const location = useLocationCode();
  const { data, error, refetch } = useQuery(POPULAR, {
    variables: { categoryId: selectedId ?? '', location, first: POPULAR_PRODUCTS },
    skip: !selectedId,
  });
  return (
    <Section title="Popular Products">
      <Tabs
        label="Categories"
        tabs={categories.map(({ id, name }) => ({ key: id, label: name }))}
        open={selectedId ?? ''}
        onOpen={(id) => setParams({ [CATEGORY_PARAM]: id }, { replace: true, preventScrollReset: true })}
      >
        <CategoryProducts
          products={data?.products.nodes.toReversed()}
          failed={error !== undefined}
          onRetry={() => void refetch()}
        />
      </Tabs>
    </Section>
  );
}

interface CategoryProductsProps {
  /** Undefined while loading. */
  products: ShopCardProduct[] | undefined;
  failed: boolean;
  onRetry: () => void;
}

function CategoryProducts({ products, failed, onRetry }: CategoryProductsProps) {
  if (!products && failed) return <ErrorState onRetry={onRetry} />;
  if (!products) return <ProductGridSkeleton count={POPULAR_PRODUCTS} />;
  if (products.length === 0) {
    return <EmptyState icon={<LuPackageSearch />} title="There is nothing in here yet" />;
  }
  return (
    <ProductGrid>
      {products.map((product) => (
        <ShopCard key={product.id} product={product} />
      ))}
    </ProductGrid>
  );
}
