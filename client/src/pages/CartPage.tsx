import { Button, Container, Grid, Heading, Skeleton, Stack, Text } from '@chakra-ui/react';
import { LuShoppingCart } from 'react-icons/lu';
import { Breadcrumb } from '../components/Breadcrumb.tsx';
import { EmptyState } from '../components/EmptyState.tsx';
import { Head } from '../components/Head.tsx';
import { Link } from '../components/Link.tsx';
import { RequireSession } from '../features/accounts/RequireSession.tsx';
import { CartSummary } from '../features/cart/CartSummary.tsx';
import { CartTable } from '../features/cart/CartTable.tsx';
import type { Cart } from '../features/cart/cart.ts';
import { texts } from '../features/cart/texts.ts';
import { paths } from '../lib/paths.ts';
import { texts as pageTexts } from './texts.ts';

export function Component() {
  return (
    <Container pb="12">
      <Head title={texts.heading} description={texts.description} />
      <Breadcrumb
        crumbs={[
          { label: pageTexts.home, to: paths.home() },
          { label: pageTexts.shop, to: paths.home() },
          { label: pageTexts.cart },
        ]}
      />
      <Heading as="h1" size="3xl" mb="2">
        {texts.heading}
      </Heading>
      <RequireSession fallback={<CartSkeleton />}>{({ cart }) => <CartContent cart={cart} />}</RequireSession>
    </Container>
  );
}

function CartContent({ cart }: { cart: Cart }) {
  if (cart.count === 0) {
    return (
      <EmptyState
        icon={<LuShoppingCart />}
        title={texts.empty}
        action={
          <Button asChild size="xl">
            <Link to={paths.home()}>{texts.continueShopping}</Link>
          </Button>
        }
      />
    );
  }
  return (
    <>
      <Text color="fg.muted" mb="6">
        There {cart.count === 1 ? 'is' : 'are'} <b>{cart.count}</b>{' '}
        {cart.count === 1 ? 'product' : 'products'} in your cart
      </Text>
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) 22rem' }}
        gap="8"
        alignItems="start"
      >
        <Stack gap="6">
          <CartTable cart={cart} />
          <Button asChild variant="outline" alignSelf="flex-start">
            <Link to={paths.home()}>{texts.continueShopping}</Link>
          </Button>
        </Stack>
        <CartSummary cart={cart} />
      </Grid>
    </>
  );
}

function CartSkeleton() {
  return (
    <Grid templateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) 22rem' }} gap="8" pt="8" aria-hidden>
      <Stack gap="4">
        <Skeleton height="24" />
        <Skeleton height="24" />
        <Skeleton height="24" />
      </Stack>
      <Skeleton height="72" />
    </Grid>
  );
}
