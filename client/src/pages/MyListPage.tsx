import { LuHeart } from 'react-icons/lu';
import { RequireSession } from '../features/auth/RequireSession.tsx';
import type { Viewer } from '../features/auth/useViewer.ts';
import { texts } from '../features/wishlist/texts.ts';
import { useRemoveFromWishlist } from '../features/wishlist/useRemoveFromWishlist.ts';
import { CUT, ROWS_SEEN_FIRST } from '../lib/constants.ts';
import { paths } from '../lib/paths.ts';
import { button, container, heading, stack, text } from '../theme/classes.ts';
import { Breadcrumb } from '../ui/Breadcrumb.tsx';
import { CardTable, type Column } from '../ui/CardTable.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { Head } from '../ui/Head.tsx';
import { Link } from '../ui/Link.tsx';
import { ProductCell } from '../ui/ProductCell.tsx';
import { RemoveButton } from '../ui/RemoveButton.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import styles from './MyListPage.module.css';
import { texts as pageTexts } from './texts.ts';

type Item = Viewer['wishlist'][number];

export function Component() {
  return (
    <div className={container({}, styles.page)}>
      <Head title={texts.title} />
      <Breadcrumb crumbs={[{ label: pageTexts.home, to: paths.home() }, { label: texts.title }]} hideNarrow />
      <h1 className={heading({ size: '3xl' }, styles.title)}>{texts.title}</h1>
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
          <Link to={paths.home()} className={button({ size: 'xl' })}>
            {texts.continueShopping}
          </Link>
        }
      />
    );
  }
  const columns: Column<Item>[] = [
    {
      title: texts.product,
      cell: (item, index) => (
        <ProductCell item={item} cutAt={CUT.wishlistTitle} eager={index < ROWS_SEEN_FIRST} />
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
      <p className={text({ tone: 'muted' }, styles.count)}>{texts.count(items.length)}</p>
      <CardTable from="md" label={texts.title} columns={columns} rows={items} rowKey={({ id }) => id} />
    </>
  );
}

function MyListSkeleton() {
  return (
    <div className={stack({ direction: 'column', gap: 4 }, styles.loading)} aria-hidden>
      <Skeleton className={styles.line} />
      <Skeleton className={styles.line} />
    </div>
  );
}
