import { Button, HStack, Text } from '@chakra-ui/react';
import { type ReactNode, useEffect, useEffectEvent, useId, useState } from 'react';
import type { DeskImportState } from '../../generated/graphql.ts';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog.tsx';
import { Refusal } from '../../ui/messages/Refusal.tsx';
import type { ShownPreview } from './ImportPreview.tsx';
import { type ActiveImport, OtherImport } from './OtherImport.tsx';
import { useImportActions } from './useImportActions.ts';

/** How long an action waits before it is sent again, once no other import runs. */
const RETRY_MS = 500;
/** As `RETRY_MS`, when the shop could not be reached or accepts no more requests for a while. */
const UNREACHABLE_RETRY_MS = 5_000;

type Action = { name: 'start'; previewId: string | null } | { name: 'undo' };

interface ImportActionsProps {
  id: string;
  state: DeskImportState;
  /** Whether it is its undo that has stopped. */
  hasStoppedUndo: boolean;
  /** The other import that runs; null: none. */
  otherImport: ActiveImport | null;
  /** Whether its file is there and has all columns. */
  hasFile: boolean;
  preview: ShownPreview | null;
  /** Whether the preview has new categories that nobody has confirmed. */
  isUnconfirmed: boolean;
  /** Called after each answer. */
  onAnswered: () => void;
  /** Called when the preview must be looked at again. */
  onStartRefused: () => void;
  /** More buttons. */
  children: ReactNode;
}

/**
 * Starts, continues and undoes an import, and continues its undo. An action that is sent while another import runs waits until that one has ended.
 * Render it with its state, and whether its undo has stopped, as key: no refusal and no waiting outlasts the state.
 */
export function ImportActions({ id, state, otherImport, hasFile, preview, ...props }: ImportActionsProps) {
  const { hasStoppedUndo, isUnconfirmed, onAnswered, onStartRefused, children } = props;
  const { start, undo, busy } = useImportActions(id);
  const [isAsking, setAsking] = useState(false);
  const [waiting, setWaiting] = useState<{ action: Action; retryMs: number } | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const hintId = useId();
  const isReady = state === 'ready';
  const canStart = hasFile && (isReady || (state === 'stopped' && !hasStoppedUndo));
  const canUndo = state === 'done' || state === 'stopped';

  async function send(action: Action): Promise<void> {
    // While an action waits, the reason stays until there is an answer.
    if (!waiting) setRefusal(null);
    const result = await (action.name === 'start' ? start(action.previewId) : undo());
    onAnswered();
    const message = 'message' in result ? result.message : null;
    const isUnreachable = result.__typename === 'Unreachable';
    if (result.__typename === 'DeskImportBusy' || (isUnreachable && waiting)) {
      setRefusal(isUnreachable ? message : null);
      // A new object: it is sent again.
      return setWaiting({ action, retryMs: isUnreachable ? UNREACHABLE_RETRY_MS : RETRY_MS });
    }
    setRefusal(message);
    setWaiting(null);
    if (message && action.name === 'start' && !isUnreachable) onStartRefused();
  }

  function stopWaiting(): void {
    setWaiting(null);
    setRefusal(null);
  }

  const resend = useEffectEvent((action: Action) => void send(action));
  const isDue = otherImport === null && !busy;
  useEffect(() => {
    if (!waiting || !isDue) return;
    const timer = setTimeout(() => resend(waiting.action), waiting.retryMs);
    return () => clearTimeout(timer);
  }, [waiting, isDue]);

  return (
    <>
      {(waiting || (otherImport && (canStart || canUndo))) && (
        <OtherImport
          other={otherImport}
          waitingFor={waiting?.action.name ?? null}
          isBusy={busy}
          onStopWaiting={stopWaiting}
        />
      )}
      {refusal && <Refusal message={refusal} />}
      <HStack wrap="wrap">
        {canStart && (
          <Button
            colorPalette="brand"
            loading={busy}
            // What is imported is what the preview shows.
            disabled={waiting !== null || (isReady && (!preview?.hasChanges || isUnconfirmed))}
            aria-describedby={hintId}
            onClick={() => void send({ name: 'start', previewId: preview?.id ?? null })}
          >
            {isReady ? 'Import' : 'Continue'}
          </Button>
        )}
        {/* While it is empty it takes no gap. */}
        <Text id={hintId} role="status" color="fg.muted" _empty={{ position: 'absolute' }}>
          {isReady && hasFile && hintOf(preview, isUnconfirmed)}
        </Text>
        {hasStoppedUndo && (
          <Button
            colorPalette="brand"
            loading={busy}
            disabled={waiting !== null}
            onClick={() => void send({ name: 'undo' })}
          >
            Continue the undo
          </Button>
        )}
        {canUndo && !hasStoppedUndo && (
          <Button variant="outline" disabled={waiting !== null} onClick={() => setAsking(true)}>
            Undo the import
          </Button>
        )}
        {children}
      </HStack>
      <ConfirmDialog
        isOpen={isAsking}
        title="Undo the import?"
        confirmLabel="Undo the import"
        isBusy={busy}
        onClose={() => setAsking(false)}
        onConfirm={() => void send({ name: 'undo' }).then(() => setAsking(false))}
      >
        Fields that still have the imported value get their former one. Products that the import has created
        are withdrawn from sale. New categories go if they are empty; those that have only such products stay
        at the desk, and shoppers do not see them. What has changed since stays as it is, together with what
        depends on it: for example, the price if its old price has changed.
      </ConfirmDialog>
    </>
  );
}

/** Why an import cannot be started; empty if it can, or while its preview is made. */
function hintOf(preview: ShownPreview | null, isUnconfirmed: boolean): string {
  if (preview?.hasChanges === false) return 'Nothing to import';
  return preview && isUnconfirmed ? 'Please check the new categories below first' : '';
}
