import { LuHeart } from 'react-icons/lu';
import { RequireSession } from '../features/auth/RequireSession.tsx';
import type { Viewer } from '../features/auth/useViewer.ts';
import { texts } from '../features/wishlist/texts.ts';
import { useRemoveFromWishlist } from '../features/wishlist/useRemoveFromWishlist.ts';
import { CUT, EAGER_ROWS } from '../lib/constants.ts';
import { paths } from '../lib/paths.ts';
import { container, heading, stack, text } from '../theme/classes.ts';
import { Breadcrumb } from '../ui/Breadcrumb.tsx';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { CardTable, type Column } from '../ui/CardTable.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { Head } from '../ui/Head.tsx';
import { ProductCell } from '../ui/ProductCell.tsx';
import { RemoveButton } from '../ui/RemoveButton.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import listPage from './listPage.module.css';

type Item = Viewer['wishlist'][number];

export function Component() {
  return (
    <div className={container({}, listPage.page)}>
      <Head title={texts.title} />
      <Breadcrumb crumbs={[{ label: texts.title }]} hideNarrow />
      <h1 className={heading({ size: '3xl' }, listPage.title, listPage.withoutBreadcrumb)}>{texts.title}</h1>
      <RequireSession fallback={<MyListSkeleton />}>
        {({ wishlist }) => <MyList items={wishlist} />}
      </RequireSession>
    </div>
  );
}

function MyList({ items }: { items: Item[] }) {
  const { removeFromWishlist } = useRemoveFromWishlist();

  if (items.length === 0) {
    return (
      <EmptyState
        icon={<LuHeart />}
        title={texts.empty}
        action={
          <ButtonLink to={paths.home()} size="xl">
            {texts.continueShopping}
          </ButtonLink>
        }
      />
    );
  }
  const columns: Column<Item>[] = [
    {
      title: texts.product,
      cell: (item, index) => (
        <ProductCell item={item} titleLength={CUT.wishlistTitle} eager={index < EAGER_ROWS} />
      ),
      minW: '14rem',
      card: 'top',
    },
    {
      title: texts.price,
      cell: ({ price }) => <b className={text({ tone: 'accent' })}>{texts.rupees(price)}</b>,
    },
    {
      title: texts.remove,
      cell: ({ id, productTitle }) => (
        <RemoveButton
          label={texts.removeProduct(productTitle)}
          onRemove={() => void removeFromWishlist(id)}
        />
      ),
      align: 'center',
      card: 'corner',
    },
  ];
  return (
    <>
      <p className={text({ tone: 'muted' }, listPage.count)}>{texts.count(items.length)}</p>
      <CardTable from="md" label={texts.title} columns={columns} rows={items} rowKey={({ id }) => id} />
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
