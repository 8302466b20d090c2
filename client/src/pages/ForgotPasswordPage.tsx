import { ForgotPasswordForm } from '../features/auth/password/ForgotPasswordForm.tsx';
import { SIGN_IN_OPTIONS } from '../features/auth/signIn/signInOptions.ts';
import type { PageLoaderArgs } from '../lib/page/pageLoader.ts';
import { paths } from '../lib/paths.ts';
import { withChakra } from '../ui/withChakra.tsx';
import { FormPage } from './FormPage.tsx';

export const loader = ({ client }: PageLoaderArgs) => client.query({ query: SIGN_IN_OPTIONS });

export const Component = withChakra(function Page() {
  return (
    <FormPage title="Forgot Password" link={{ to: paths.signIn(), label: 'Sign In' }}>
      <ForgotPasswordForm />
    </FormPage>
  );
});
