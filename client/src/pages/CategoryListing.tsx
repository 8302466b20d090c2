import { BannerLink } from '../features/catalog/banners/BannerLink.tsx';
import { useCategories } from '../features/catalog/categories/useCategories.ts';
import { ListingFrame } from '../features/catalog/listing/ListingFrame.tsx';
import {
  listingPath,
  listingVariables,
  pageTitle,
  readListing,
} from '../features/catalog/listing/listing.ts';
import { useListing } from '../features/catalog/listing/useListing.ts';
import { graphql } from '../generated/gql.ts';
import type { CategoryListingQuery } from '../generated/graphql.ts';
import { plural } from '../lib/format.ts';
import { useLocationCode } from '../lib/location.ts';
import type { PageLoaderArgs } from '../lib/page/pageLoader.ts';
import { paths } from '../lib/paths.ts';
import { useQuery } from '../lib/useQuery.ts';
import { Head } from '../ui/Head.tsx';
import { Breadcrumb } from '../ui/links/Breadcrumb.tsx';
import { Skeleton } from '../ui/states/Skeleton.tsx';
import { ListingProducts } from './ListingProducts.tsx';
import { Component as NotFoundPage } from './NotFoundPage.tsx';

const CATEGORY_LISTING = graphql(`
  query CategoryListing($id: ID!, $filter: ProductFilter!, $sort: ProductSort, $first: Int!, $offset: Int!) {
    category(id: $id) {
      id
      name
      images {
        url
        srcSet
      }
      parent {
        id
        name
      }
    }
    products(filter: $filter, sort: $sort, first: $first, offset: $offset) {
      totalCount
      highestPrice
      importedFrom {
        iso2
        country
      }
      nodes {
        id
        ...ShopCard_product @unmask
      }
    }
    banners(kind: SIDE) {
      id
      ...BannerLink_banner @unmask
    }
  }
`);

/** Reads the data of a category's listing. */
export function loadCategoryListing(
  { client, params: { id = '' }, search, location }: PageLoaderArgs,
  scope: 'categoryId' | 'subCategoryId',
): Promise<unknown> {
  const variables = { id, ...listingVariables(readListing(search), { [scope]: id, location }) };
  return client.query({ query: CATEGORY_LISTING, variables });
}

/** The products of a category or of a sub-category. */
export function CategoryListing({ id, scope }: { id: string; scope: 'categoryId' | 'subCategoryId' }) {
  const location = useLocationCode();
  const { categories } = useCategories();
  const { state, change, pageAddress } = useListing();
  const { data, previousData, loading, error, refetch } = useQuery(CATEGORY_LISTING, {
    variables: { id, ...listingVariables(state, { [scope]: id, location }) },
  });
  // While filtered products load, the previous ones of the same category are shown.
  const latest = data ?? (previousData?.category?.id === id ? previousData : undefined);
  const category = latest?.category;
  const isOfScope = category && (category.parent === null) === (scope === 'categoryId');
  if (latest && !isOfScope) return <NotFoundPage />;
  const cachedCategory = categories.flatMap((top) => [top, ...top.children]).find((each) => each.id === id);
  return (
    <>
      {category ? (
        <Head
          title={pageTitle(category.name, state.page)}
          description={descriptionOf(category.name, latest.products.totalCount)}
          path={listingPath(scope === 'categoryId' ? paths.category(id) : paths.subCategory(id), state.page)}
          image={category.images[0]?.url}
        />
      ) : (
        <Head title={cachedCategory?.name ?? 'Shop'} />
      )}
      <ListingFrame
        title={
          category?.name ?? cachedCategory?.name ?? <Skeleton style={{ height: '2.5rem', width: '15rem' }} />
        }
        breadcrumb={<Breadcrumb crumbs={crumbs(category)} />}
        state={state}
        onChange={change}
        pageAddress={pageAddress}
        total={latest?.products.totalCount}
        highestPrice={latest?.products.highestPrice}
        importedFrom={latest?.products.importedFrom}
        loading={loading}
        openCategoryId={category?.parent?.id ?? id}
        defaultSortLabel="Featured first"
        banners={latest?.banners.map((banner) => (
          <BannerLink key={banner.id} banner={banner} shape="poster" sizes="256px" />
        ))}
      >
        <ListingProducts
          products={latest?.products.nodes}
          failed={error !== undefined && !loading}
          onRetry={() => void refetch()}
          state={state}
          total={latest?.products.totalCount}
          pageAddress={pageAddress}
          onChange={change}
          emptyTitle="There is nothing in here yet"
        />
      </ListingFrame>
    </>
  );
}

const descriptionOf = (category: string, count: number): string =>
  `${category}: ${count} ${plural(count, 'product')} at good prices, delivered to your door.`;

function crumbs(category: CategoryListingQuery['category'] | undefined) {
  if (!category) return [];
  const { name, parent } = category;
  return parent
    ? [{ label: parent.name, to: paths.category(parent.id) }, { label: name }]
    : [{ label: name }];
}
