import { Badge, Progress, Stack } from '@chakra-ui/react';
import type { Letter_StateFragment } from '../../generated/graphql.ts';

const colors = { draft: 'gray', sending: 'blue', sent: 'green', stopped: 'orange' } as const;
const number = new Intl.NumberFormat('en-IN');

/** What has become of a letter, and how many of its mails have left the shop. */
export function LetterState({ letter }: { letter: Letter_StateFragment }) {
  const { state, sentCount, recipientCount } = letter;
  if (state === 'draft') return <Badge>draft</Badge>;
  const count = `${number.format(sentCount)} of ${number.format(recipientCount)}`;
  return (
    <Stack gap="1" align="start">
      <Badge colorPalette={colors[state]}>
        {state === 'sent' ? `sent to ${number.format(sentCount)}` : `${state}: ${count}`}
      </Badge>
      {state === 'sending' && (
        <Progress.Root
          size="xs"
          width="40"
          value={Math.min(sentCount, recipientCount)}
          max={Math.max(1, recipientCount)}
          aria-label={`Sent ${count}`}
        >
          <Progress.Track>
            <Progress.Range />
          </Progress.Track>
        </Progress.Root>
      )}
    </Stack>
  );
}
