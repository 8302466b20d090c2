import { Container, Heading, Text } from '@chakra-ui/react';
import { useSearchParams } from 'react-router-dom';
import { nextPath } from '../features/accounts/nextPath.ts';
import { SignInForm } from '../features/accounts/SignInForm.tsx';
import { useSkipWhenSignedIn } from '../features/accounts/useSkipWhenSignedIn.ts';
import { paths } from '../lib/paths.ts';
import { Breadcrumb } from '../ui/Breadcrumb.tsx';
import { Card } from '../ui/Card.tsx';
import { Head } from '../ui/Head.tsx';
import { inChakra } from '../ui/inChakra.tsx';
import { StyledPageLink } from '../ui/StyledPageLink.tsx';
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
