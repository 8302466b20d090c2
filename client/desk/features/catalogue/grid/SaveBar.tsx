import { Button, HStack, Text } from '@chakra-ui/react';
import { plural } from '../../../../src/lib/format.ts';
import { ActionBar } from '../../../ui/forms/ActionBar.tsx';
import { DiscardButton } from '../../../ui/forms/DiscardButton.tsx';

interface SaveBarProps {
  changeCount: number;
  productCount: number;
  /** Of values that cannot be stored. */
  refusalCount: number;
  /** Whether old prices are among the changes because they moved with their prices. */
  hasMovedOldPrices: boolean;
  isBusy: boolean;
  onShow: () => void;
  onShowRefused: () => void;
  onSave: () => void;
  onUndo: () => void;
  onDiscard: () => void;
}

/** What will be saved, and the buttons that do it. */
export function SaveBar({
  changeCount,
  productCount,
  refusalCount,
  hasMovedOldPrices,
  isBusy,
  ...actions
}: SaveBarProps) {
  const changes = `${changeCount} ${plural(changeCount, 'change')} in ${productCount} ${plural(productCount, 'product')}`;
  return (
    <ActionBar label="Unsaved changes">
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
        {hasMovedOldPrices && (
          <Text as="span" display="block" fontWeight="normal" textStyle="sm" color="fg.muted">
            Old prices that were equal to the price move with it
          </Text>
        )}
      </Text>
      <HStack wrap="wrap">
        <Button size="sm" variant="ghost" onClick={actions.onShow}>
          Show changes
        </Button>
        <Button size="sm" variant="ghost" onClick={actions.onUndo}>
          Undo last edit
        </Button>
        <DiscardButton changes={changes} onDiscard={actions.onDiscard} />
        <Button size="sm" loading={isBusy} onClick={actions.onSave}>
          Save
        </Button>
      </HStack>
    </ActionBar>
  );
}
