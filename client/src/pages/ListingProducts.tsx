import { LuPackageSearch } from 'react-icons/lu';
import type { To } from 'react-router-dom';
import {
  isFiltered,
  type ListingState,
  NO_FILTERS,
  pageCount,
  priceBasis,
} from '../features/catalog/listing/listing.ts';
import { ProductGrid, ProductGridSkeleton } from '../features/catalog/productCard/ProductGrid.tsx';
import { LISTING_PAGE_SIZE } from '../lib/constants.ts';
import { usePageStatus } from '../lib/page/pageStatus.ts';
import { paths } from '../lib/paths.ts';
import { button } from '../theme/classes.ts';
import { ButtonLink } from '../ui/links/ButtonLink.tsx';
import { EmptyState } from '../ui/states/EmptyState.tsx';
import { ErrorState } from '../ui/states/ErrorState.tsx';
import { ShopCard, type ShopCardProduct } from './ShopCard.tsx';

/** Products in the first row on a phone, whose pictures are not loaded lazily. */
const EAGER_PRODUCTS = 2;

/** The products of a listing or search, or their skeleton, an error or an empty state. */
export function ListingProducts({
  products,
  failed,
  onRetry,
  state,
  total,
  pageAddress,
  onChange,
  emptyTitle,
  emptyHint,
  commonBasis,
}: {
  /** Undefined while loading. */
  products: ShopCardProduct[] | undefined;
  failed: boolean;
  onRetry: () => void;
  state: ListingState;
  /** Number of products on all pages. */
  total: number | undefined;
  pageAddress: (page: number) => To;
  onChange: (change: Partial<ListingState>) => void;
  emptyTitle: string;
  emptyHint?: string;
  /** For products of several categories; see `ShopCard`. */
  commonBasis?: boolean;
}) {
  if (failed) return <ErrorState onRetry={onRetry} />;
  if (!products) return <ProductGridSkeleton count={LISTING_PAGE_SIZE} />;
  if (products.length === 0 && total) return <BeyondLastPage lastPage={pageAddress(pageCount(total))} />;
  if (products.length === 0 && isFiltered(state)) {
    return <NoMatchingProducts onClear={() => onChange(NO_FILTERS)} />;
  }
  if (products.length === 0) {
    return (
      <EmptyState
        icon={<LuPackageSearch />}
        title={emptyTitle}
        action={
          <ButtonLink to={paths.home()} size="md">
            Continue Shopping
          </ButtonLink>
        }
      >
        {emptyHint}
      </EmptyState>
    );
  }
  const cheapestBy = priceBasis(state);
  return (
    <ProductGrid>
      {products.map((product, index) => (
        <ShopCard
          // Another order forgets which variant was selected.
          key={`${product.id} ${cheapestBy}`}
          product={product}
          eager={index < EAGER_PRODUCTS}
          cheapestBy={cheapestBy}
          commonBasis={commonBasis}
        />
      ))}
    </ProductGrid>
  );
}

function BeyondLastPage({ lastPage }: { lastPage: To }) {
  usePageStatus(404);
  return (
    <EmptyState
      icon={<LuPackageSearch />}
      title="This list has no such page"
      action={<ButtonLink to={lastPage}>Go to the last page</ButtonLink>}
    >
      It is shorter than it was, or the address is wrong.
    </EmptyState>
  );
}

function NoMatchingProducts({ onClear }: { onClear: () => void }) {
  return (
    <EmptyState
      icon={<LuPackageSearch />}
      title="Nothing passes these filters"
      action={
        <button type="button" className={button()} onClick={onClear}>
          Clear filters
        </button>
      }
    >
      Try a wider range of prices or another rating.
    </EmptyState>
  );
}
