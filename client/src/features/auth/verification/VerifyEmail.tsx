import { Button } from '@chakra-ui/react';
import { LuMailX } from 'react-icons/lu';
import { paths } from '../../../lib/paths.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Link } from '../../../ui/Link.tsx';
import { LoadingOverlay } from '../../../ui/LoadingOverlay.tsx';
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
