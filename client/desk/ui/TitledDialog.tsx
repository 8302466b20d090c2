import { Dialog, type DialogRootProps, Portal } from '@chakra-ui/react';
import type { ReactNode } from 'react';

interface TitledDialogProps extends Pick<DialogRootProps, 'role' | 'scrollBehavior' | 'onExitComplete'> {
  size?: 'sm' | 'md' | 'lg';
  /** Fills the screen of a phone. */
  fillsPhone?: boolean;
  title: ReactNode;
  isOpen: boolean;
  onClose: () => void;
  /** Its body and its footer, or a form with both. */
  children: ReactNode;
}

/** A dialog with a title. What is in it exists only while it is open. */
export const TitledDialog = ({
  title,
  isOpen,
  onClose,
  size = 'md',
  fillsPhone = false,
  children,
  ...root
}: TitledDialogProps) => (
  <Dialog.Root
    size={fillsPhone ? { base: 'full', md: size } : size}
    open={isOpen}
    onOpenChange={({ open }) => !open && onClose()}
    placement="center"
    lazyMount
    unmountOnExit
    {...root}
  >
    <Portal>
      <Dialog.Backdrop />
      <Dialog.Positioner>
        <Dialog.Content
          {...(fillsPhone && { minHeight: { md: 'auto' }, marginBlock: { md: '16' }, rounded: { md: 'l3' } })}
        >
          <Dialog.Header>
            <Dialog.Title>{title}</Dialog.Title>
          </Dialog.Header>
          {children}
        </Dialog.Content>
      </Dialog.Positioner>
    </Portal>
  </Dialog.Root>
);
