import { Container, Heading, Text } from '@chakra-ui/react';
import { useSearchParams } from 'react-router-dom';
import { Breadcrumb } from '../components/Breadcrumb.tsx';
import { Card } from '../components/Card.tsx';
import { Head } from '../components/Head.tsx';
import { inChakra } from '../components/inChakra.tsx';
import { StyledPageLink } from '../components/StyledPageLink.tsx';
import { nextPath } from '../features/accounts/nextPath.ts';
import { SignInForm } from '../features/accounts/SignInForm.tsx';
import { useSkipWhenSignedIn } from '../features/accounts/useSkipWhenSignedIn.ts';
import { paths } from '../lib/paths.ts';
import { texts } from './texts.ts';

export const Component = inChakra(function Page() {
  const [search] = useSearchParams();
  const next = nextPath(search);
  useSkipWhenSignedIn(next);
  return (
    <Container pb="12">
      <Head title={texts.signIn} description={texts.signInDescription} path={paths.signIn()} />
      <Breadcrumb crumbs={[{ label: texts.home, to: paths.home() }, { label: texts.signIn }]} />
      <Card maxW="md" mx="auto" boxShadow="card" gap="5">
        <Heading as="h1" size="3xl">
          {texts.signIn}
        </Heading>
        <SignInForm next={next} />
        <Text>
          {texts.notRegistered}{' '}
          <StyledPageLink to={paths.signUp()} color="brand.fg" fontWeight="bold" textDecoration="underline">
            {texts.toSignUp}
          </StyledPageLink>
        </Text>
      </Card>
    </Container>
  );
});
