import { Box, Button, Container, Heading, IconButton, Skeleton, Stack, Table, Text } from '@chakra-ui/react';
import { LuHeart, LuTrash2 } from 'react-icons/lu';
import { Link } from 'react-router-dom';
import { Breadcrumb } from '../components/Breadcrumb.tsx';
import { EmptyState } from '../components/EmptyState.tsx';
import { PageLink } from '../components/PageLink.tsx';
import { Picture } from '../components/Picture.tsx';
import { Stars } from '../components/Rating.tsx';
import { RequireSession } from '../features/accounts/RequireSession.tsx';
import type { Viewer } from '../features/accounts/viewer.ts';
import { useRemoveFromWishlist } from '../features/wishlist/useWishlist.ts';
import { CUT, SHOP_NAME } from '../lib/constants.ts';
import { cut } from '../lib/format.ts';
import { paths } from '../lib/paths.ts';

type Item = Viewer['wishlist'][number];

export function Component() {
  return (
    <Container pb="12">
      <title>{`My List – ${SHOP_NAME}`}</title>
      <Breadcrumb crumbs={[{ label: 'Home', to: paths.home() }, { label: 'My List' }]} hideNarrow />
      <Heading as="h1" size="3xl" mb="2" mt={{ base: '4', lg: '0' }}>
        My List
      </Heading>
      <RequireSession fallback={<MyListSkeleton />}>
        {({ wishlist }) => <MyList items={wishlist} />}
      </RequireSession>
    </Container>
  );
}

function MyList({ items }: { items: Item[] }) {
  const { removeFromWishlist } = useRemoveFromWishlist();

  if (items.length === 0) {
    return (
      <EmptyState
        icon={<LuHeart />}
        title="Your Wishlist is currently empty"
        action={
          <Button asChild size="xl">
            <Link to={paths.home()}>Continue Shopping</Link>
          </Button>
        }
      />
    );
  }
  return (
    <>
      <Text color="fg.muted" mb="6">
        There are <b>{items.length}</b> products in your Wishlist
      </Text>
      <Table.Root aria-label="My List">
        <Table.Header hideBelow="md">
          <Table.Row bg="bg.subtle">
            <Table.ColumnHeader>Product</Table.ColumnHeader>
            <Table.ColumnHeader>Price</Table.ColumnHeader>
            <Table.ColumnHeader textAlign="center">Remove</Table.ColumnHeader>
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {items.map((item) => (
            <MyListRow key={item.id} item={item} onRemove={() => void removeFromWishlist(item.id)} />
          ))}
        </Table.Body>
      </Table.Root>
    </>
  );
}

function MyListRow({ item, onRemove }: { item: Item; onRemove: () => void }) {
  return (
    <Table.Row
      display={{ base: 'grid', md: 'table-row' }}
      gridTemplateColumns="1fr auto"
      alignItems="center"
      borderBottomWidth={{ base: '1px', md: '0' }}
      py={{ base: '2', md: '0' }}
      css={{ '& > td': { borderBottomWidth: { base: '0', md: '1px' }, px: { base: '1', md: '4' } } }}
    >
      <Table.Cell gridColumn="1" gridRow="1">
        <PageLink
          to={paths.product(item.productId)}
          title={item.productTitle}
          display="flex"
          gap="4"
          alignItems="center"
        >
          <Box w="20" flexShrink="0" bg="plate" borderRadius="l2" p="1">
            <Picture image={item.image} sizes="80px" alt="" />
          </Box>
          <Box>
            <Text fontWeight="semibold">{cut(item.productTitle, CUT.wishlistTitle)}</Text>
            <Stars value={item.rating} />
          </Box>
        </PageLink>
      </Table.Cell>
      <Table.Cell gridColumn="1" gridRow="2" whiteSpace="nowrap" fontWeight="bold" color="brand.fg">
        Rs: {item.price}
      </Table.Cell>
      <Table.Cell gridColumn="2" gridRow="1" textAlign={{ base: 'end', md: 'center' }}>
        <IconButton
          variant="ghost"
          colorPalette="red"
          aria-label={`Remove ${item.productTitle}`}
          onClick={onRemove}
        >
          <LuTrash2 />
        </IconButton>
      </Table.Cell>
    </Table.Row>
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
