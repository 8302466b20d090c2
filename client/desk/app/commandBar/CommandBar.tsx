import { Dialog, Portal } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { CommandList } from './CommandList.tsx';

/** Opens any page, order, product or customer; Ctrl+K or ⌘K shows it. */
export function CommandBar() {
  /** `turn` counts how often it was opened. */
  const [{ isOpen, turn }, setState] = useState({ isOpen: false, turn: 0 });
  const close = () => setState((state) => ({ ...state, isOpen: false }));
  const navigate = useNavigate();
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.metaKey || event.ctrlKey)) return;
      event.preventDefault();
      setState(({ isOpen, turn }) => ({ isOpen: !isOpen, turn: isOpen ? turn : turn + 1 }));
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
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
