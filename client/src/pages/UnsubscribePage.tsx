import { Button, Container } from '@chakra-ui/react';
import { LuMail, LuMailCheck, LuMailX } from 'react-icons/lu';
import { useSearchParams } from 'react-router-dom';
import { texts } from '../features/newsletter/texts.ts';
import { useUnsubscribe } from '../features/newsletter/useUnsubscribe.ts';
import { paths } from '../lib/paths.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { Head } from '../ui/Head.tsx';
import { inChakra } from '../ui/inChakra.tsx';
import { Link } from '../ui/Link.tsx';
import { OnceButton } from '../ui/OnceButton.tsx';
import { texts as pageTexts } from './texts.ts';

/** /newsletter/unsubscribe?token=: where the newsletter's links lead. Asks first, as mail programs open links by themselves. */
export const Component = inChakra(function Page() {
  const [params] = useSearchParams();
  const token = params.get('token');
  const { unsubscribe, outcome, busy } = useUnsubscribe();
  const home = (
    <Button asChild size="lg">
      <Link to={paths.home()}>{pageTexts.backHome}</Link>
    </Button>
  );
  return (
    <Container aria-live="polite">
      <Head title={texts.unsubscribeTitle} />
      {outcome?.done ? (
        <EmptyState page icon={<LuMailCheck />} title={texts.unsubscribed} action={home}>
          {outcome.message}
        </EmptyState>
      ) : token ? (
        <EmptyState
          page
          icon={<LuMail />}
          title={texts.unsubscribeQuestion}
          action={
            <OnceButton size="lg" busy={busy} onClick={() => void unsubscribe(token)}>
              {busy ? texts.unsubscribing : texts.unsubscribe}
            </OnceButton>
          }
        >
          {outcome?.message}
        </EmptyState>
      ) : (
        <EmptyState page icon={<LuMailX />} title={texts.unsubscribeTitle} action={home}>
          {texts.noToken}
        </EmptyState>
      )}
    </Container>
  );
});
