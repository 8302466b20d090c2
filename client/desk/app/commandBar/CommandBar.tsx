import { Dialog, Portal } from '@chakra-ui/react';
import { useNavigate } from 'react-router-dom';
import { CommandList } from './CommandList.tsx';
import type { useCommandBar } from './useCommandBar.ts';

type CommandBarProps = Pick<ReturnType<typeof useCommandBar>, 'isOpen' | 'turn' | 'close'>;

/** Opens any page, order, product or customer. */
export function CommandBar({ isOpen, turn, close }: CommandBarProps) {
  const navigate = useNavigate();
  return (
    <Dialog.Root
      open={isOpen}
      onOpenChange={({ open }) => !open && close()}
      placement="top"
      unmountOnExit
      lazyMount
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content aria-label="Command bar">
            {/* Opened again while it fades out, it begins anew. */}
            <CommandList
              key={turn}
              onChoose={({ path }) => {
                close();
                void navigate(path);
              }}
            />
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
