import { Box, Dialog, type DialogRootProps, Portal } from '@chakra-ui/react';
import { type ReactNode, useRef } from 'react';
import { RefusalList } from '../messages/RefusalList.tsx';
import { BusyDialog } from './busyDialog.ts';

interface TitledDialogProps
  extends Pick<DialogRootProps, 'role' | 'scrollBehavior' | 'onExitComplete' | 'finalFocusEl'> {
  size?: 'sm' | 'md' | 'lg';
  /** Fills the screen of a phone. */
  fillsPhone?: boolean;
  title: ReactNode;
  isOpen: boolean;
  onClose: () => void;
  /** Its body and its footer, or a form with both. */
  children: ReactNode;
}

/** A dialog with a title. What is in it exists only while it is open. While its form is saved, Escape or a press beside it does nothing. */
export function TitledDialog({
  title,
  isOpen,
  onClose,
  size = 'md',
  fillsPhone = false,
  children,
  ...root
}: TitledDialogProps) {
  const isBusy = useRef(false);
  return (
    <Dialog.Root
      size={fillsPhone ? { base: 'full', md: size } : size}
      open={isOpen}
      onOpenChange={({ open }) => !open && !isBusy.current && onClose()}
      placement="center"
      lazyMount
      unmountOnExit
      {...root}
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content
            {...(fillsPhone && {
              minHeight: { base: '100%', md: 'auto' },
              marginBlock: { md: '16' },
              rounded: { md: 'l3' },
            })}
          >
            <Dialog.Header>
              <Dialog.Title>{title}</Dialog.Title>
            </Dialog.Header>
            <Box paddingInline="6">
              <RefusalList isInDialog />
            </Box>
            <BusyDialog.Provider value={isBusy}>{children}</BusyDialog.Provider>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
