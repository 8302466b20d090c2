import { CloseButton, Dialog, HStack, Kbd, Portal, Table } from '@chakra-ui/react';
import { useState } from 'react';
import { commandKey } from '../lib/platform.ts';
import { useShortcut, useShortcutList } from '../lib/shortcuts.ts';

/** Lists the keys of the present page; `?` opens it. */
export function ShortcutHelp() {
  const [isOpen, setOpen] = useState(false);
  const shortcuts = useShortcutList();
  useShortcut('?', 'Show the keys', () => setOpen(true));
  return (
    <Dialog.Root open={isOpen} onOpenChange={({ open }) => setOpen(open)} scrollBehavior="inside">
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content>
            <Dialog.Header>
              <Dialog.Title>Keys</Dialog.Title>
            </Dialog.Header>
            <Dialog.Body>
              <Table.Root size="sm">
                <Table.Body>
                  {[{ keys: 'Ctrl K', label: 'Command bar' }, ...shortcuts].map(({ keys, label }) => (
                    <Table.Row key={`${keys} ${label}`}>
                      <Table.Cell>{label}</Table.Cell>
                      <Table.Cell>
                        <HStack justify="end">
                          {keys.split(' ').map((key) => (
                            <Kbd key={key}>{key === 'Ctrl' ? commandKey : key}</Kbd>
                          ))}
                        </HStack>
                      </Table.Cell>
                    </Table.Row>
                  ))}
                </Table.Body>
              </Table.Root>
            </Dialog.Body>
            <Dialog.CloseTrigger asChild>
              <CloseButton />
            </Dialog.CloseTrigger>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
