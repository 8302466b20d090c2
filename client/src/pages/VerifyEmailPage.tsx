import { Container } from '@chakra-ui/react';
import { RequireSession } from '../features/auth/RequireSession.tsx';
import { VerifyEmail } from '../features/auth/verification/VerifyEmail.tsx';
import { Head } from '../ui/Head.tsx';
import { LoadingOverlay } from '../ui/states/LoadingOverlay.tsx';
import { withChakra } from '../ui/withChakra.tsx';

/** The page that the link in a verification mail opens, with the parameter `token`. */
export const Component = withChakra(function Page() {
  return (
    <Container aria-live="polite">
      <Head title="Confirm your email address" />
      <RequireSession fallback={<LoadingOverlay label="Confirming your email address…" />}>
        {() => <VerifyEmail />}
      </RequireSession>
    </Container>
  );
});
