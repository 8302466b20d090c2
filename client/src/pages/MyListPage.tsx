import { LuHeart } from 'react-icons/lu';
import { RequireSession } from '../features/auth/RequireSession.tsx';
import type { Viewer } from '../features/auth/useViewer.ts';
import { useRemoveFromWishlist } from '../features/wishlist/useRemoveFromWishlist.ts';
import { CUT, EAGER_ROWS } from '../lib/constants.ts';
import { paths } from '../lib/paths.ts';
import { container, heading, stack, text } from '../theme/classes.ts';
import { CardTable, type Column } from '../ui/CardTable.tsx';
import { Head } from '../ui/Head.tsx';
import { Breadcrumb } from '../ui/links/Breadcrumb.tsx';
import { ButtonLink } from '../ui/links/ButtonLink.tsx';
import { ProductCell } from '../ui/product/ProductCell.tsx';
import { RemoveButton } from '../ui/RemoveButton.tsx';
import { EmptyState } from '../ui/states/EmptyState.tsx';
import { Skeleton } from '../ui/states/Skeleton.tsx';
import listPage from './listPage.module.css';

type Item = Viewer['wishlist'][number];

export function Component() {
  return (
    <div className={container({}, listPage.page)}>
      <Head title="My List" />
      <Breadcrumb crumbs={[{ label: 'My List' }]} hideNarrow />
      <h1 className={heading({ size: '3xl' }, listPage.title, listPage.withoutBreadcrumb)}>My List</h1>
      <RequireSession fallback={<MyListSkeleton />}>
        {({ wishlist }) => <MyList items={wishlist} />}
      </RequireSession>
    </div>
  );
}

/** Only this list writes a price with a colon. */
const rupeesWithColon = (amount: number) => `Rs: ${Number.isInteger(amount) ? amount : amount.toFixed(2)}`;

function MyList({ items }: { items: Item[] }) {
  const { removeFromWishlist } = useRemoveFromWishlist();

  if (items.length === 0) {
    return (
      <EmptyState
        icon={<LuHeart />}
        title="Your Wishlist is currently empty"
        action={
          <ButtonLink to={paths.home()} size="xl">
            Continue Shopping
          </ButtonLink>
        }
      />
    );
  }
  const columns: Column<Item>[] = [
    {
      title: 'Product',
      cell: (item, index) => (
        <ProductCell item={item} titleLength={CUT.wishlistTitle} eager={index < EAGER_ROWS} />
      ),
      minW: '14rem',
      card: 'top',
    },
    {
      title: 'Price',
      cell: ({ price }) => <b className={text({ tone: 'accent' })}>{rupeesWithColon(price)}</b>,
    },
    {
      title: 'Remove',
      cell: ({ id, productTitle }) => (
        <RemoveButton label={`Remove ${productTitle}`} onRemove={() => void removeFromWishlist(id)} />
      ),
      align: 'center',
      card: 'corner',
    },
  ];
  return (
    <>
      <p className={text({ tone: 'muted' }, listPage.count)}>
        There are {items.length} products in your Wishlist
      </p>
      <CardTable from="md" label="My List" columns={columns} rows={items} rowKey={({ id }) => id} />
    </>
  );
}

function MyListSkeleton() {
  return (
    <div className={stack({ direction: 'column', gap: 4 }, listPage.loading)} aria-hidden>
      <Skeleton className={listPage.row} />
      <Skeleton className={listPage.row} />
    </div>
  );
}
