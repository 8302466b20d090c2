import { Button, Container } from '@chakra-ui/react';
import { LuMapPinOff } from 'react-icons/lu';
import { EmptyState } from '../components/EmptyState.tsx';
import { Head } from '../components/Head.tsx';
import { Link } from '../components/Link.tsx';
import { usePageStatus } from '../lib/pageStatus.ts';
import { paths } from '../lib/paths.ts';
import { texts } from './texts.ts';

/** For any address that leads nowhere. */
export function Component() {
  usePageStatus(404);
  return (
    <Container>
      <Head title={texts.notFound} />
      <EmptyState
        page
        icon={<LuMapPinOff />}
        title={texts.notFound}
        action={
          <Button asChild size="lg">
            <Link to={paths.home()}>{texts.backHome}</Link>
          </Button>
        }
      >
        {texts.notFoundHint}
      </EmptyState>
    </Container>
  );
}
