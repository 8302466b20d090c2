import { Button, Card, Container, Flex, Heading, Skeleton, Text } from '@chakra-ui/react';
import { LuHeart, LuLogOut, LuPackage } from 'react-icons/lu';
import { Link } from 'react-router-dom';
import { Breadcrumb } from '../components/Breadcrumb.tsx';
import { RequireSession } from '../features/accounts/RequireSession.tsx';
import { useSignOut } from '../features/accounts/useSignOut.ts';
import type { Viewer } from '../features/accounts/viewer.ts';
import { SHOP_NAME } from '../lib/constants.ts';
import { paths } from '../lib/paths.ts';

export function Component() {
  return (
    <Container maxW="3xl" pb="12">
      <title>{`My Account – ${SHOP_NAME}`}</title>
      <Breadcrumb crumbs={[{ label: 'Home', to: paths.home() }, { label: 'My Account' }]} />
      <Heading as="h1" size="3xl" mb="6">
        My Account
      </Heading>
      <RequireSession fallback={<Skeleton height="64" aria-hidden />}>
        {(viewer) => <Account viewer={viewer} />}
      </RequireSession>
    </Container>
  );
}

function Account({ viewer }: { viewer: Viewer }) {
  const { signOut, busy } = useSignOut();
  return (
    <Card.Root>
      <Card.Body gap="6">
        <dl>
          <Detail term="Name">{viewer.name}</Detail>
          <Detail term="Email">{viewer.email}</Detail>
          <Detail term="Phone">{viewer.phone ?? '–'}</Detail>
        </dl>
        <Flex gap="3" wrap="wrap">
          <Button asChild variant="outline">
            <Link to={paths.orders()}>
              <LuPackage aria-hidden />
              Orders
            </Link>
          </Button>
          <Button asChild variant="outline">
            <Link to={paths.myList()}>
              <LuHeart aria-hidden />
              My List
            </Link>
          </Button>
          <Button variant="ghost" onClick={() => void signOut()} disabled={busy}>
            <LuLogOut aria-hidden />
            Sign out
          </Button>
        </Flex>
      </Card.Body>
    </Card.Root>
  );
}

function Detail({ term, children }: { term: string; children: string }) {
  return (
    <Flex gap="4" py="2">
      <Text as="dt" color="fg.muted" w="20" flexShrink="0">
        {term}
      </Text>
      <Text as="dd" fontWeight="semibold" overflowWrap="anywhere">
        {children}
      </Text>
    </Flex>
  );
}
