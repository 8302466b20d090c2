import { CloseButton, Dialog, Portal } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/**
 * The window of a Chakra dialog with its title and a close button; `children` is the `Dialog.Body`. Printed, it is the whole page
 * (`app/frame.module.css`).
 */
export function DialogContent({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Portal>
      <Dialog.Backdrop _print={{ display: 'none' }} />
      <Dialog.Positioner _print={{ position: 'static', height: 'auto', overflow: 'visible' }}>
        <Dialog.Content mx="4" _print={{ m: '0', maxW: 'none', maxH: 'none', boxShadow: 'none' }}>
          <Dialog.Header _print={{ display: 'none' }}>
            <Dialog.Title fontWeight="bold">{title}</Dialog.Title>
          </Dialog.Header>
          {children}
          <Dialog.CloseTrigger asChild _print={{ display: 'none' }}>
            <CloseButton size="sm" aria-label="Close" />
          </Dialog.CloseTrigger>
        </Dialog.Content>
      </Dialog.Positioner>
    </Portal>
  );
}
