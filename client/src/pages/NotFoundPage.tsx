import { Button, Container } from '@chakra-ui/react';
import { LuMapPinOff } from 'react-icons/lu';
import { Link } from 'react-router-dom';
import { EmptyState } from '../components/EmptyState.tsx';
import { Head } from '../components/Head.tsx';
import { usePageStatus } from '../lib/pageStatus.ts';
import { paths } from '../lib/paths.ts';

/** For any address that leads nowhere. */
export function Component() {
  usePageStatus(404);
  return (
    <Container>
      <Head title="Page Not Found" />
      <EmptyState
        page
        icon={<LuMapPinOff />}
        title="Page Not Found"
        action={
          <Button asChild size="lg">
            <Link to={paths.home()}>Back to Home Page</Link>
          </Button>
        }
      >
        The link you clicked may be broken or the page may have been removed. visit the Homepage or Contact us
        about the problem
      </EmptyState>
    </Container>
  );
}
