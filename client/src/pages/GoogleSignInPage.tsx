import { Button, Container } from '@chakra-ui/react';
import { LuUserX } from 'react-icons/lu';
import { useSearchParams } from 'react-router-dom';
import { nextPath, signInThenTo } from '../features/accounts/nextPath.ts';
import { useGoogleSignIn } from '../features/accounts/useGoogleSignIn.ts';
import { Busy } from '../ui/Busy.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { Head } from '../ui/Head.tsx';
import { inChakra } from '../ui/inChakra.tsx';
import { Link } from '../ui/Link.tsx';
import { texts } from './texts.ts';

/** /signIn/google: where a sign-in with Google leads, in the end to a session or back to the sign-in page. */
export const Component = inChakra(function Page() {
  const [search] = useSearchParams();
  const next = nextPath(search);
  const problem = useGoogleSignIn(next, search.get('fault'));
  return (
    <Container aria-live="polite">
      <Head title={texts.signIn} />
      {problem ? (
        <EmptyState
          page
          icon={<LuUserX />}
          title={texts.notSignedIn}
          action={
            <Button asChild size="lg">
              <Link to={signInThenTo(next)}>{texts.signIn}</Link>
            </Button>
          }
        >
          {problem}
        </EmptyState>
      ) : (
        <Busy label={texts.signingIn} />
      )}
    </Container>
  );
});
