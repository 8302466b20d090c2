import { Button } from '@chakra-ui/react';
import { useState } from 'react';
import { ConfirmDialog } from '../dialogs/ConfirmDialog.tsx';

interface DiscardButtonProps {
  /** What will be lost, as the beginning of a sentence. */
  changes: string;
  onDiscard: () => void;
}

/** Asks first: what is discarded cannot be brought back. */
export function DiscardButton({ changes, onDiscard }: DiscardButtonProps) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button size="sm" variant="outline" onClick={() => setAsking(true)}>
        Discard
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title="Discard what is not saved?"
        confirmLabel="Discard"
        isDangerous
        onConfirm={() => {
          setAsking(false);
          onDiscard();
        }}
        onClose={() => setAsking(false)}
      >
        {changes} will be lost.
      </ConfirmDialog>
    </>
  );
}
