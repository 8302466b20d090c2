import { Card, Container, Heading, Text } from '@chakra-ui/react';
import { Breadcrumb } from '../components/Breadcrumb.tsx';
import { Head } from '../components/Head.tsx';
import { PageLink } from '../components/PageLink.tsx';
import { SignUpForm } from '../features/accounts/SignUpForm.tsx';
import { paths } from '../lib/paths.ts';

export function Component() {
  return (
    <Container pb="12">
      <Head
        title="SignUp"
        description="Open an account for a cart, a list and orders of your own."
        path={paths.signUp()}
      />
      <Breadcrumb crumbs={[{ label: 'Home', to: paths.home() }, { label: 'SignUp' }]} />
      <Card.Root maxW="md" mx="auto" boxShadow="card">
        <Card.Body gap="5">
          <Heading as="h1" size="3xl">
            SignUp
          </Heading>
          <SignUpForm />
          <Text>
            Already registered?{' '}
            <PageLink to={paths.signIn()} color="brand.fg" fontWeight="bold" textDecoration="underline">
              Sign In
            </PageLink>
          </Text>
        </Card.Body>
      </Card.Root>
    </Container>
  );
}
