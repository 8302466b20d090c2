import { Alert, Button } from '@chakra-ui/react';
import type { DeskImportQuery } from '../../generated/graphql.ts';

export type ActiveImport = NonNullable<NonNullable<DeskImportQuery['desk']>['activeImport']>;

interface OtherImportProps {
  /** Null: it has just ended. */
  other: ActiveImport | null;
  /** What waits until it has ended; null: nothing. */
  waitingFor: 'start' | 'undo' | null;
  /** Whether the shop is being asked to begin it. */
  isBusy: boolean;
  onStopWaiting: () => void;
}

/** Says that another import runs, and what waits for its end. */
export const OtherImport = ({ other, waitingFor, isBusy, onStopWaiting }: OtherImportProps) => (
  <Alert.Root status="info" role="status">
    <Alert.Indicator />
    <Alert.Content>
      <Alert.Title>
        {other
          ? `“${other.fileName}” by ${other.actorName} is being ${other.state === 'undoing' ? 'taken back' : 'imported'}.`
          : 'Another import has just ended.'}
      </Alert.Title>
      <Alert.Description>
        {waitingFor
          ? `One import runs at a time. ${waitingFor === 'undo' ? 'The undo' : 'This import'} begins by itself afterwards, as long as this page is open.`
          : 'One import runs at a time. What you start here begins afterwards.'}
      </Alert.Description>
    </Alert.Content>
    {waitingFor && (
      <Button size="sm" variant="outline" disabled={isBusy} onClick={onStopWaiting}>
        Do not wait
      </Button>
    )}
  </Alert.Root>
);
