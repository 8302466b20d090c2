import { Container } from '@chakra-ui/react';
import { RequireSession } from '../features/accounts/RequireSession.tsx';
import { texts } from '../features/accounts/texts.ts';
import { VerifyEmail } from '../features/accounts/VerifyEmail.tsx';
import { Busy } from '../ui/Busy.tsx';
import { Head } from '../ui/Head.tsx';
import { inChakra } from '../ui/inChakra.tsx';

/** /verifyEmail?token=: where the link leads that proves an address. Who is not signed in does that first. */
export const Component = inChakra(function Page() {
  return (
    <Container aria-live="polite">
      <Head title={texts.verifyTitle} />
      <RequireSession fallback={<Busy label={texts.verifying} />}>{() => <VerifyEmail />}</RequireSession>
    </Container>
  );
});
