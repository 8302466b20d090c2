import { Button, Container } from '@chakra-ui/react';
import { LuUserX } from 'react-icons/lu';
import { useSearchParams } from 'react-router-dom';
import { useSignInWithGoogle } from '../features/auth/google/useSignInWithGoogle.ts';
import { nextPath } from '../features/auth/signIn/nextPath.ts';
import { paths } from '../lib/paths.ts';
import { Busy } from '../ui/Busy.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { Head } from '../ui/Head.tsx';
import { Link } from '../ui/Link.tsx';
import { withChakra } from '../ui/withChakra.tsx';
import { texts } from './texts.ts';

/** /signIn/google: Google redirects here. Opens a session, or shows why it cannot. */
export const Component = withChakra(function Page() {
  const [search] = useSearchParams();
  const next = nextPath(search);
  const error = useSignInWithGoogle(next, search.get('fault'));
  return (
    <Container aria-live="polite">
      <Head title={texts.signIn} />
      {error ? (
        <EmptyState
          page
          icon={<LuUserX />}
          title={texts.notSignedIn}
          action={
            <Button asChild size="lg">
              <Link to={paths.signIn(next)}>{texts.signIn}</Link>
            </Button>
          }
        >
          {error}
        </EmptyState>
      ) : (
        <Busy label={texts.signingIn} />
      )}
    </Container>
  );
});
