import { Checkbox } from '@chakra-ui/react';
import { type MouseEvent, useRef } from 'react';
import type { SelectRow } from './useSelectRow.ts';

interface RowBoxProps extends Pick<Checkbox.RootProps, 'size' | 'padding'> {
  id: string;
  label: string;
  isSelected: boolean;
  onSelect: SelectRow;
}

/** The checkbox that selects a row; with Shift, it also selects the rows from the last one on. */
export function RowBox({ id, label, isSelected, onSelect, ...look }: RowBoxProps) {
  const hasShift = useRef(false);
  function onClick(event: MouseEvent): void {
    hasShift.current = event.shiftKey;
    if (!event.shiftKey || event.target instanceof HTMLInputElement) return;
    // Browsers need not pass a click with Shift on the label on to its input.
    event.preventDefault();
    onSelect(id, !isSelected, true);
  }
  return (
    <Checkbox.Root
      {...look}
      checked={isSelected}
      onCheckedChange={() => onSelect(id, !isSelected, hasShift.current)}
      onClickCapture={onClick}
      // The browser would mark the text between the boxes.
      onMouseDown={(event) => event.shiftKey && event.preventDefault()}
    >
      <Checkbox.HiddenInput aria-label={label} />
      <Checkbox.Control />
    </Checkbox.Root>
  );
}
