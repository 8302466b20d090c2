import { HStack, IconButton } from '@chakra-ui/react';
import { LuArrowDown, LuArrowUp, LuTrash2 } from 'react-icons/lu';
import type { useItemOrder } from './useItemOrder.ts';

interface OrderButtonsProps extends ReturnType<ReturnType<typeof useItemOrder>> {
  /** What they move or remove. */
  label: string;
}

/** Moves an item of a list up or down, or removes it. */
export function OrderButtons({ label, idOf, isFirst, isLast, onMove, onRemove }: OrderButtonsProps) {
  const buttons = [
    {
      id: idOf('up'),
      label: `Move ${label} up`,
      icon: <LuArrowUp />,
      isOff: isFirst,
      onClick: () => onMove(-1),
    },
    {
      id: idOf('down'),
      label: `Move ${label} down`,
      icon: <LuArrowDown />,
      isOff: isLast,
      onClick: () => onMove(1),
    },
    { id: idOf('remove'), label: `Remove ${label}`, icon: <LuTrash2 />, isOff: false, onClick: onRemove },
  ];
  return (
    <HStack gap="0">
      {buttons.map(({ label: name, icon, isOff, ...button }) => (
        <IconButton {...button} key={button.id} size="xs" variant="ghost" aria-label={name} disabled={isOff}>
          {icon}
        </IconButton>
      ))}
    </HStack>
  );
}
