import { Container, Heading, Text } from '@chakra-ui/react';
import { useSearchParams } from 'react-router-dom';
import { nextPath } from '../features/auth/signIn/nextPath.ts';
import { SIGN_IN_OPTIONS } from '../features/auth/signIn/signInOptions.ts';
import { useRedirectIfSignedIn } from '../features/auth/signIn/useRedirectIfSignedIn.ts';
import { SignUpForm } from '../features/auth/signUp/SignUpForm.tsx';
import type { PageLoaderArgs } from '../lib/pageLoader.ts';
import { paths } from '../lib/paths.ts';
import { Breadcrumb } from '../ui/Breadcrumb.tsx';
import { Card } from '../ui/Card.tsx';
import { Head } from '../ui/Head.tsx';
import { StyledPageLink } from '../ui/StyledPageLink.tsx';
import { withChakra } from '../ui/withChakra.tsx';
import { texts } from './texts.ts';

export const loader = ({ client }: PageLoaderArgs) => client.query({ query: SIGN_IN_OPTIONS });

export const Component = withChakra(function Page() {
  const [search] = useSearchParams();
  const next = nextPath(search);
  const signIn = paths.signIn(next === paths.home() ? undefined : next);
  useRedirectIfSignedIn(next);
  return (
    <Container pb="12">
      <Head title={texts.signUp} description={texts.signUpDescription} path={paths.signUp()} />
      <Breadcrumb crumbs={[{ label: texts.home, to: paths.home() }, { label: texts.signUp }]} />
      <Card maxW="md" mx="auto" boxShadow="card" gap="5">
        <Heading as="h1" size="3xl">
          {texts.signUp}
        </Heading>
        <SignUpForm signInPath={signIn} />
        <Text>
          {texts.registered}{' '}
          <StyledPageLink to={signIn} color="brand.fg" fontWeight="bold" textDecoration="underline">
            {texts.signIn}
          </StyledPageLink>
        </Text>
      </Card>
    </Container>
  );
});
