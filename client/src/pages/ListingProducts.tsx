import { LuPackageSearch } from 'react-icons/lu';
import { isFiltered, type ListingState, NO_FILTERS } from '../features/catalog/listing/listing.ts';
import { ProductGrid, ProductGridSkeleton } from '../features/catalog/productCard/ProductGrid.tsx';
import { LISTING_PAGE_SIZE } from '../lib/constants.ts';
import { paths } from '../lib/paths.ts';
import { button } from '../theme/classes.ts';
import { BrowserOnly } from '../ui/BrowserOnly.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { ErrorState } from '../ui/ErrorState.tsx';
import { Link } from '../ui/Link.tsx';
import { ShopCard, type ShopCardProduct } from './ShopCard.tsx';
import { texts } from './texts.ts';

/** Products in a phone's first row, whose pictures load first. */
const FIRST_ROW = 2;

/** The products of a listing or search; a placeholder, an error or a hint without them. */
export function ListingProducts({
  products,
  failed,
  onRetry,
  state,
  onChange,
  emptyTitle,
  emptyHint,
}: {
  /** Undefined while loading. */
  products: ShopCardProduct[] | undefined;
  failed: boolean;
  onRetry: () => void;
  state: ListingState;
  onChange: (change: Partial<ListingState>) => void;
  emptyTitle: string;
  emptyHint?: string;
}) {
  if (failed) return <ErrorState onRetry={onRetry} />;
  if (!products) {
    return (
      <BrowserOnly>
        <ProductGridSkeleton count={LISTING_PAGE_SIZE / 2} />
      </BrowserOnly>
    );
  }
  if (products.length === 0) {
    return isFiltered(state) ? (
      <EmptyState
        icon={<LuPackageSearch />}
        title={texts.nothingPasses}
        action={
          <button type="button" className={button()} onClick={() => onChange(NO_FILTERS)}>
            {texts.clearFilters}
          </button>
        }
      >
        {texts.nothingPassesHint}
      </EmptyState>
    ) : (
      <EmptyState
        icon={<LuPackageSearch />}
        title={emptyTitle}
        action={
          <Link to={paths.home()} className={button()}>
            {texts.continueShopping}
          </Link>
        }
      >
        {emptyHint}
      </EmptyState>
    );
  }
  return (
    <ProductGrid>
      {products.map((product, index) => (
        <ShopCard key={product.id} product={product} eager={index < FIRST_ROW} />
      ))}
    </ProductGrid>
  );
}
