import { useLocation, useSearchParams } from 'react-router-dom';
import { nextPath } from '../features/auth/signIn/nextPath.ts';
import { SIGN_IN_OPTIONS } from '../features/auth/signIn/signInOptions.ts';
import { useRedirectIfSignedIn } from '../features/auth/signIn/useRedirectIfSignedIn.ts';
import { SignUpForm } from '../features/auth/signUp/SignUpForm.tsx';
import type { PageLoaderArgs } from '../lib/page/pageLoader.ts';
import { paths } from '../lib/paths.ts';
import { withChakra } from '../ui/withChakra.tsx';
import { FormPage } from './FormPage.tsx';

export const loader = ({ client }: PageLoaderArgs) => client.query({ query: SIGN_IN_OPTIONS });

export const Component = withChakra(function Page() {
  const [search] = useSearchParams();
  const next = nextPath(search);
  const signInPath = paths.signIn(next === paths.home() ? undefined : next);
  const { state } = useLocation();
  useRedirectIfSignedIn(next);
  return (
    <FormPage
      title="SignUp"
      description="Open an account for a cart, a list and orders of your own."
      path={paths.signUp()}
      link={{ text: 'Already registered?', to: signInPath, label: 'Sign In', replace: true, state }}
    >
      <SignUpForm signInPath={signInPath} />
    </FormPage>
  );
});
