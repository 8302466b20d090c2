import { Button, Flex, HStack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';

interface SaveBarProps {
  changeCount: number;
  productCount: number;
  /** Of values that cannot be stored. */
  refusalCount: number;
  isBusy: boolean;
  onShow: () => void;
  onShowRefused: () => void;
  onSave: () => void;
  onUndo: () => void;
  onDiscard: () => void;
}

const plural = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** What will be saved, and the buttons that do it. */
export function SaveBar({ changeCount, productCount, refusalCount, isBusy, ...actions }: SaveBarProps) {
  const changes = `${plural(changeCount, 'change')} in ${plural(productCount, 'product')}`;
  return (
    <Flex
      as="section"
      aria-label="Unsaved changes"
      position={{ base: 'sticky', md: 'static' }}
      bottom="0"
      zIndex="docked"
      gap="3"
      wrap="wrap"
      align="center"
      justify="space-between"
      marginTop="3"
      padding="3"
      borderWidth="1px"
      rounded="l2"
      bg="bg.panel"
      shadow="md"
    >
      <Text role="status" fontWeight="semibold">
        {changes}
        {refusalCount > 0 && (
          <>
            {' · '}
            <Button
              variant="plain"
              size="sm"
              padding="0"
              height="auto"
              color="fg.error"
              onClick={actions.onShowRefused}
            >
              {refusalCount} refused: show which
            </Button>
          </>
        )}
      </Text>
      <HStack wrap="wrap">
        <Button size="sm" variant="ghost" onClick={actions.onShow}>
          Show changes
        </Button>
        <Button size="sm" variant="ghost" onClick={actions.onUndo}>
          Undo last
        </Button>
        <DiscardButton changes={changes} onDiscard={actions.onDiscard} />
        <Button size="sm" loading={isBusy} onClick={actions.onSave}>
          Save
        </Button>
      </HStack>
    </Flex>
  );
}

/** Asks first: what is discarded cannot be brought back. */
function DiscardButton({ changes, onDiscard }: { changes: string; onDiscard: () => void }) {
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
        onConfirm={onDiscard}
        onClose={() => setAsking(false)}
      >
        {changes} will be lost.
      </ConfirmDialog>
    </>
  );
}
