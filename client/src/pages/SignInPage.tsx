import { Text } from '@chakra-ui/react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { nextPath } from '../features/auth/signIn/nextPath.ts';
import { SignInForm } from '../features/auth/signIn/SignInForm.tsx';
import { SIGN_IN_OPTIONS } from '../features/auth/signIn/signInOptions.ts';
import type { SignInPageState } from '../features/auth/signIn/signInPageState.ts';
import { useRedirectIfSignedIn } from '../features/auth/signIn/useRedirectIfSignedIn.ts';
import type { PageLoaderArgs } from '../lib/page/pageLoader.ts';
import { paths } from '../lib/paths.ts';
import { withChakra } from '../ui/withChakra.tsx';
import { FormPage } from './FormPage.tsx';

export const loader = ({ client }: PageLoaderArgs) => client.query({ query: SIGN_IN_OPTIONS });

export const Component = withChakra(function Page() {
  const [search] = useSearchParams();
  const next = nextPath(search);
  const { email, reason, openedFrom } = (useLocation().state ?? {}) as SignInPageState;
  useRedirectIfSignedIn(next);
  return (
    <FormPage
      title="Sign In"
      description="Sign in to your cart, your list and your orders."
      path={paths.signIn()}
      link={{
        text: 'Not registered yet?',
        to: paths.signUp(next === paths.home() ? undefined : next),
        label: 'Sign Up',
        replace: true,
        state: { openedFrom },
      }}
    >
      {reason === 'sessionEnded' && <Text role="alert">Your session has ended. Please sign in again.</Text>}
      {reason === 'signedOutInAnotherTab' && <Text role="status">You were signed out in another tab.</Text>}
      <SignInForm next={next} email={email} />
    </FormPage>
  );
});
