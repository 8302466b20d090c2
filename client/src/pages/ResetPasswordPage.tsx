import { Text } from '@chakra-ui/react';
import { ResetPasswordForm } from '../features/auth/password/ResetPasswordForm.tsx';
import { useUrlToken } from '../features/auth/useUrlToken.ts';
import { paths } from '../lib/paths.ts';
import { useMounted } from '../lib/useMounted.ts';
import { withChakra } from '../ui/withChakra.tsx';
import { FormPage } from './FormPage.tsx';

/** The page that the link in a password reset mail opens, with the parameter `token`. */
export const Component = withChakra(function Page() {
  const token = useUrlToken();
  // The server renders the same page for all tokens, so that it can be cached.
  const isIncomplete = useMounted() && !token;
  return (
    <FormPage title="New Password" link={{ to: paths.forgotPassword(), label: 'Ask for a new link' }}>
      {isIncomplete ? (
        <Text>This link is not complete. Please open it from the mail again, or ask for a new one.</Text>
      ) : (
        <ResetPasswordForm token={token} />
      )}
    </FormPage>
  );
});
