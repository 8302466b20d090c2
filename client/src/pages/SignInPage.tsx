import { Text } from '@chakra-ui/react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { nextPath } from '../features/auth/signIn/nextPath.ts';
import { SignInForm } from '../features/auth/signIn/SignInForm.tsx';
import { SIGN_IN_OPTIONS } from '../features/auth/signIn/signInOptions.ts';
import { useRedirectIfSignedIn } from '../features/auth/signIn/useRedirectIfSignedIn.ts';
import type { PageLoaderArgs } from '../lib/pageLoader.ts';
import { paths } from '../lib/paths.ts';
import { withChakra } from '../ui/withChakra.tsx';
import { FormPage } from './FormPage.tsx';

/** React Router's state, set by the pages that redirect here. */
interface SignInPageState {
  /** Fills the e-mail input after a sign-up. */
  email?: string;
  /** The session is no longer valid. */
  sessionEnded?: boolean;
}

export const loader = ({ client }: PageLoaderArgs) => client.query({ query: SIGN_IN_OPTIONS });

export const Component = withChakra(function Page() {
  const [search] = useSearchParams();
  const next = nextPath(search);
  const { email, sessionEnded } = (useLocation().state ?? {}) as SignInPageState;
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
      }}
    >
      {sessionEnded && <Text role="alert">Your session has ended. Please sign in again.</Text>}
      <SignInForm next={next} email={email} />
    </FormPage>
  );
});
