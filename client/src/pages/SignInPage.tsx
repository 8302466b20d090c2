import { Card, Container, Heading, Text } from '@chakra-ui/react';
import { useSearchParams } from 'react-router-dom';
import { Breadcrumb } from '../components/Breadcrumb.tsx';
import { Head } from '../components/Head.tsx';
import { PageLink } from '../components/PageLink.tsx';
import { nextPath } from '../features/accounts/nextPath.ts';
import { SignInForm } from '../features/accounts/SignInForm.tsx';
import { paths } from '../lib/paths.ts';

export function Component() {
  const [search] = useSearchParams();
  return (
    <Container pb="12">
      <Head
        title="Sign In"
        description="Sign in to your cart, your list and your orders."
        path={paths.signIn()}
      />
      <Breadcrumb crumbs={[{ label: 'Home', to: paths.home() }, { label: 'Sign In' }]} />
      <Card.Root maxW="md" mx="auto" boxShadow="card">
        <Card.Body gap="5">
          <Heading as="h1" size="3xl">
            Sign In
          </Heading>
          <SignInForm next={nextPath(search)} />
          <Text>
            Not registered yet?{' '}
            <PageLink to={paths.signUp()} color="brand.fg" fontWeight="bold" textDecoration="underline">
              Sign Up
            </PageLink>
          </Text>
        </Card.Body>
      </Card.Root>
    </Container>
  );
}
