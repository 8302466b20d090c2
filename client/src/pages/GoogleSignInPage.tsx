import { Container } from '@chakra-ui/react';
import { LuUserX } from 'react-icons/lu';
import { useSearchParams } from 'react-router-dom';
import { useSignInWithGoogle } from '../features/auth/google/useSignInWithGoogle.ts';
import { nextPath } from '../features/auth/signIn/nextPath.ts';
import { paths } from '../lib/paths.ts';
import { Head } from '../ui/Head.tsx';
import { ButtonLink } from '../ui/links/ButtonLink.tsx';
import { EmptyState } from '../ui/states/EmptyState.tsx';
import { LoadingOverlay } from '../ui/states/LoadingOverlay.tsx';
import { withChakra } from '../ui/withChakra.tsx';

/** The page that Google redirects to. Opens a session, or shows why it cannot. */
export const Component = withChakra(function Page() {
  const [search] = useSearchParams();
  const next = nextPath(search);
  const error = useSignInWithGoogle(next, search.get('fault'));
  return (
    <Container aria-live="polite">
      <Head title="Sign In" />
      {error ? (
        <EmptyState
          page
          icon={<LuUserX />}
          title="You are not signed in"
          action={<ButtonLink to={paths.signIn(next)}>Sign In</ButtonLink>}
        >
          {error}
        </EmptyState>
      ) : (
        <LoadingOverlay label="Signing in…" />
      )}
    </Container>
  );
});
