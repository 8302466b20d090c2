import { Dialog, Portal } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { CommandList } from './CommandList.tsx';

/** Opens any page, order, product or customer; Ctrl+K or ⌘K shows it. */
export function CommandBar() {
  const [isOpen, setOpen] = useState(false);
  const navigate = useNavigate();
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.metaKey || event.ctrlKey)) return;
      event.preventDefault();
      setOpen((wasOpen) => !wasOpen);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  return (
    <Dialog.Root
      open={isOpen}
      onOpenChange={({ open }) => setOpen(open)}
      placement="top"
      unmountOnExit
      lazyMount
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content aria-label="Command bar">
            <CommandList
              onChoose={({ path }) => {
                setOpen(false);
                void navigate(path);
              }}
            />
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
