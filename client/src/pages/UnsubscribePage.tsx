import { Button, Container } from '@chakra-ui/react';
import { LuMail, LuMailCheck, LuMailX } from 'react-icons/lu';
import { useSearchParams } from 'react-router-dom';
import { texts } from '../features/newsletter/texts.ts';
import { useUnsubscribeFromNewsletter } from '../features/newsletter/useUnsubscribeFromNewsletter.ts';
import { paths } from '../lib/paths.ts';
import { ActionButton } from '../ui/ActionButton.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { Head } from '../ui/Head.tsx';
import { Link } from '../ui/Link.tsx';
import { withChakra } from '../ui/withChakra.tsx';
import { texts as pageTexts } from './texts.ts';

/** /newsletter/unsubscribe?token=. It asks for a click, because mail programs open links by themselves. */
export const Component = withChakra(function Page() {
  const [params] = useSearchParams();
  const token = params.get('token');
  const { unsubscribeFromNewsletter, result, busy } = useUnsubscribeFromNewsletter();
  const home = (
    <Button asChild size="lg">
      <Link to={paths.home()}>{pageTexts.backHome}</Link>
    </Button>
  );
  return (
    <Container aria-live="polite">
      <Head title={texts.unsubscribeTitle} />
      {result?.isUnsubscribed ? (
        <EmptyState page icon={<LuMailCheck />} title={texts.unsubscribed} action={home}>
          {result.message}
        </EmptyState>
      ) : token ? (
        <EmptyState
          page
          icon={<LuMail />}
          title={texts.unsubscribeQuestion}
          action={
            <ActionButton size="lg" busy={busy} onClick={() => unsubscribeFromNewsletter(token)}>
              {busy ? texts.unsubscribing : texts.unsubscribe}
            </ActionButton>
          }
        >
          {result?.message}
        </EmptyState>
      ) : (
        <EmptyState page icon={<LuMailX />} title={texts.unsubscribeTitle} action={home}>
          {texts.noToken}
        </EmptyState>
      )}
    </Container>
  );
});
