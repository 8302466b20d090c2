import { Button, Flex, Menu, Portal } from '@chakra-ui/react';
import { LuColumns3 } from 'react-icons/lu';

interface ColumnMenuProps {
  columns: { id: string; label: string; isVisible: boolean; toggle: () => void }[];
}

/** Shows and hides the columns of a table. */
export function ColumnMenu({ columns }: ColumnMenuProps) {
  return (
    <Flex justify="end" marginBottom="2" hideBelow="md">
      <Menu.Root closeOnSelect={false}>
        <Menu.Trigger asChild>
          <Button size="xs" variant="ghost">
            <LuColumns3 aria-hidden />
            Columns
          </Button>
        </Menu.Trigger>
        <Portal>
          <Menu.Positioner>
            <Menu.Content>
              {columns.map(({ id, label, isVisible, toggle }) => (
                <Menu.CheckboxItem key={id} value={id} checked={isVisible} onCheckedChange={toggle}>
                  {label}
                  <Menu.ItemIndicator />
                </Menu.CheckboxItem>
              ))}
            </Menu.Content>
          </Menu.Positioner>
        </Portal>
      </Menu.Root>
    </Flex>
  );
}
