import { Button, Container, chakra, Heading, Skeleton, Stack, Text } from '@chakra-ui/react';
import { LuHeart } from 'react-icons/lu';
import { Breadcrumb } from '../components/Breadcrumb.tsx';
import { CardTable, type Column } from '../components/CardTable.tsx';
import { EmptyState } from '../components/EmptyState.tsx';
import { Head } from '../components/Head.tsx';
import { Link } from '../components/Link.tsx';
import { ProductCell } from '../components/ProductCell.tsx';
import { RemoveButton } from '../components/RemoveButton.tsx';
import { RequireSession } from '../features/accounts/RequireSession.tsx';
import type { Viewer } from '../features/accounts/viewer.ts';
import { texts } from '../features/wishlist/texts.ts';
import { useWishlistChange } from '../features/wishlist/useWishlist.ts';
import { CUT } from '../lib/constants.ts';
import { paths } from '../lib/paths.ts';
import { texts as pageTexts } from './texts.ts';

type Item = Viewer['wishlist'][number];

export function Component() {
  return (
    <Container pb="12">
      <Head title={texts.title} />
      <Breadcrumb crumbs={[{ label: pageTexts.home, to: paths.home() }, { label: texts.title }]} hideNarrow />
      <Heading as="h1" size="3xl" mb="2" mt={{ base: '4', lg: '0' }}>
        {texts.title}
      </Heading>
      <RequireSession fallback={<MyListSkeleton />}>
        {({ wishlist }) => <MyList items={wishlist} />}
      </RequireSession>
    </Container>
  );
}

function MyList({ items }: { items: Item[] }) {
  const { removeFromWishlist } = useWishlistChange();

  if (items.length === 0) {
    return (
      <EmptyState
        icon={<LuHeart />}
        title={texts.empty}
        action={
          <Button asChild size="xl">
            <Link to={paths.home()}>{texts.continueShopping}</Link>
          </Button>
        }
      />
    );
  }
  const columns: Column<Item>[] = [
    {
      title: texts.product,
      cell: (item) => <ProductCell item={item} cutAt={CUT.wishlistTitle} />,
      minW: '56',
      card: 'top',
    },
    {
      title: texts.price,
      cell: ({ price }) => <chakra.b color="brand.fg">{texts.rupees(price)}</chakra.b>,
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
      <Text color="fg.muted" mb="6">
        {texts.count(items.length)}
      </Text>
      <CardTable from="md" label={texts.title} columns={columns} rows={items} rowKey={({ id }) => id} />
    </>
  );
}

function MyListSkeleton() {
  return (
    <Stack gap="4" pt="8" aria-hidden>
      <Skeleton height="24" />
      <Skeleton height="24" />
    </Stack>
  );
}
