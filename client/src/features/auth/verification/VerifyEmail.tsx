import { Button } from '@chakra-ui/react';
import { LuMailX } from 'react-icons/lu';
import { paths } from '../../../lib/paths.ts';
import { Link } from '../../../ui/links/Link.tsx';
import { EmptyState } from '../../../ui/states/EmptyState.tsx';
import { LoadingOverlay } from '../../../ui/states/LoadingOverlay.tsx';
import { useUrlToken } from '../useUrlToken.ts';
import { useVerifyEmail } from './useVerifyEmail.ts';

/** Verifies the shopper's e-mail address with the token in the URL, or shows why that failed. */
export function VerifyEmail() {
  const error = useVerifyEmail(useUrlToken());
  if (!error) return <LoadingOverlay label="Confirming your email address…" />;
  return (
    <EmptyState
      page
      icon={<LuMailX />}
      title="Your email address is not confirmed"
      action={
        <Button asChild size="lg">
          <Link to={paths.account()}>My Account</Link>
        </Button>
      }
    >
      {error}
    </EmptyState>
  );
}
