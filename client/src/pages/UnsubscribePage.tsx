import { Container } from '@chakra-ui/react';
import { LuMail, LuMailCheck, LuMailX } from 'react-icons/lu';
import { useSearchParams } from 'react-router-dom';
import { useUnsubscribeFromNewsletter } from '../features/newsletter/useUnsubscribeFromNewsletter.ts';
import { paths } from '../lib/paths.ts';
import { ActionButton } from '../ui/ActionButton.tsx';
import { Head } from '../ui/Head.tsx';
import { ButtonLink } from '../ui/links/ButtonLink.tsx';
import { EmptyState } from '../ui/states/EmptyState.tsx';
import { withChakra } from '../ui/withChakra.tsx';

/**
 * The page that the link in a newsletter opens, with the parameter `token`. It needs a click, because mail programs open
 * links by themselves.
 */
export const Component = withChakra(function Page() {
  const [params] = useSearchParams();
  const token = params.get('token');
  const { unsubscribeFromNewsletter, result, busy } = useUnsubscribeFromNewsletter();
  const homeLink = <ButtonLink to={paths.home()}>Back to Home Page</ButtonLink>;
  return (
    <Container aria-live="polite">
      <Head title="Newsletter" />
      {result?.isUnsubscribed ? (
        <EmptyState page icon={<LuMailCheck />} title="You are unsubscribed" action={homeLink}>
          {result.message}
        </EmptyState>
      ) : token ? (
        <EmptyState
          page
          icon={<LuMail />}
          title="Unsubscribe from the newsletter?"
          action={
            <ActionButton size="lg" busy={busy} onClick={() => unsubscribeFromNewsletter(token)}>
              {busy ? 'Unsubscribing...' : 'Unsubscribe'}
            </ActionButton>
          }
        >
          {result?.message}
        </EmptyState>
      ) : (
        <EmptyState page icon={<LuMailX />} title="Newsletter" action={homeLink}>
          This link is not complete. Please open the one in the newsletter again.
        </EmptyState>
      )}
    </Container>
  );
});
