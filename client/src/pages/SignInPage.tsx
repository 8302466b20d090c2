import { Container, Heading, Text } from '@chakra-ui/react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { nextPath } from '../features/auth/signIn/nextPath.ts';
import { SignInForm } from '../features/auth/signIn/SignInForm.tsx';
import { SIGN_IN_OPTIONS } from '../features/auth/signIn/signInOptions.ts';
import { useRedirectIfSignedIn } from '../features/auth/signIn/useRedirectIfSignedIn.ts';
import { texts as authTexts } from '../features/auth/texts.ts';
import type { PageLoaderArgs } from '../lib/pageLoader.ts';
import { paths } from '../lib/paths.ts';
import { Breadcrumb } from '../ui/Breadcrumb.tsx';
import { Card } from '../ui/Card.tsx';
import { Head } from '../ui/Head.tsx';
import { StyledPageLink } from '../ui/StyledPageLink.tsx';
import { withChakra } from '../ui/withChakra.tsx';
import { texts } from './texts.ts';

/** What other pages pass on when they open the sign-in page. */
export interface SignInPageState {
  /** Fills the e-mail input: the shopper has just signed up. */
  email?: string;
  /** The shopper was redirected because the session is no longer valid. */
  sessionEnded?: boolean;
}
export const loader = ({ client }: PageLoaderArgs) => client.query({ query: SIGN_IN_OPTIONS });

export const Component = withChakra(function Page() {
  const [search] = useSearchParams();
  const next = nextPath(search);
  const { email, sessionEnded } = (useLocation().state ?? {}) as SignInPageState;
  useRedirectIfSignedIn(next);
  return (
    <Container pb="12">
      <Head title={texts.signIn} description={texts.signInDescription} path={paths.signIn()} />
      <Breadcrumb crumbs={[{ label: texts.home, to: paths.home() }, { label: texts.signIn }]} />
      <Card maxW="md" mx="auto" boxShadow="card" gap="5">
        <Heading as="h1" size="3xl">
          {texts.signIn}
        </Heading>
        {sessionEnded && <Text role="alert">{authTexts.sessionEnded}</Text>}
        <SignInForm next={next} email={email} />
        <Text>
          {texts.notRegistered}{' '}
          <StyledPageLink
            to={paths.signUp(next === paths.home() ? undefined : next)}
            color="brand.fg"
            fontWeight="bold"
            textDecoration="underline"
          >
            {texts.toSignUp}
          </StyledPageLink>
        </Text>
      </Card>
    </Container>
  );
});
