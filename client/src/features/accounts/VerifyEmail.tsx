import { Button } from '@chakra-ui/react';
import { LuMailX } from 'react-icons/lu';
import { paths } from '../../lib/paths.ts';
import { Busy } from '../../ui/Busy.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Link } from '../../ui/Link.tsx';
import { texts } from './texts.ts';
import { useLinkToken } from './useLinkToken.ts';
import { useVerifyEmail } from './useVerifyEmail.ts';

/** Verifies the signed-in shopper's address with the token of a link, or says what is wrong with that. */
export function VerifyEmail() {
  const problem = useVerifyEmail(useLinkToken());
  if (!problem) return <Busy label={texts.verifying} />;
  return (
    <EmptyState
      page
      icon={<LuMailX />}
      title={texts.notVerified}
      action={
        <Button asChild size="lg">
          <Link to={paths.account()}>{texts.myAccount}</Link>
        </Button>
      }
    >
      {problem}
    </EmptyState>
  );
}
