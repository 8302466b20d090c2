import { Input } from '@chakra-ui/react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { isSaveKey } from '../../../lib/forms/useSaveKey.ts';
import { Select } from '../../../ui/forms/Select.tsx';
import type { SubCategoryChoice } from '../useCategories.ts';
import type { GridColumn } from './columns.ts';

/** Where the selection moves after a cell was edited. */
export type MoveAfter = 'down' | 'up' | 'right' | 'left' | 'stay';

/** The cell that is edited. */
export interface CellEdit {
  /** The text that the editor begins with. */
  text: string;
  onDone: (text: string, move: MoveAfter) => void;
  onCancel: () => void;
}

interface CellEditorProps {
  column: GridColumn;
  /** What it begins with. */
  text: string;
  choices: readonly SubCategoryChoice[];
  onDone: (text: string, move: MoveAfter) => void;
  onCancel: () => void;
}

/** The field in which a cell is edited: Enter and Tab finish, Escape cancels. */
export function CellEditor({ column, text, choices, onDone, onCancel }: CellEditorProps) {
  const [value, setValue] = useState(text);
  const field = useRef<HTMLInputElement & HTMLSelectElement>(null);
  const isFinished = useRef(false);
  useEffect(() => field.current?.focus(), []);
  const finish = (move: MoveAfter, next = value) => {
    if (isFinished.current) return;
    isFinished.current = true;
    onDone(next, move);
  };

  // When its row leaves the window, it is gone without being left.
  const finishAtEnd = useEffectEvent(() => finish('stay'));
  useEffect(() => () => finishAtEnd(), []);

  const shared = {
    ref: field,
    value,
    'aria-label': column.label,
    onBlur: () => finish('stay'),
    onKeyDown: (event: React.KeyboardEvent) => {
      if (isSaveKey(event)) {
        // Leaving the field enters its text, which is then saved, too.
        flushSync(() => event.currentTarget.closest<HTMLElement>('[role=gridcell]')?.focus());
        return;
      }
      event.stopPropagation();
      if (event.key === 'Escape') {
        isFinished.current = true;
        onCancel();
      } else if (event.key === 'Enter') finish(event.shiftKey ? 'up' : 'down');
      else if (event.key === 'Tab') finish(event.shiftKey ? 'left' : 'right');
      else return;
      event.preventDefault();
    },
  };
  if (column.kind === 'subCategory')
    return (
      <Select
        frame={{ size: 'xs' }}
        {...shared}
        onChange={({ currentTarget }) => setValue(currentTarget.value)}
      >
        {groupByCategory(choices).map(([category, children]) => (
          <optgroup key={category} label={category}>
            {children.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </optgroup>
        ))}
      </Select>
    );
  return (
    <Input
      {...shared}
      size="xs"
      bg="bg"
      inputMode={column.kind === 'money' ? 'decimal' : column.kind === 'count' ? 'numeric' : 'text'}
      textAlign={column.kind === 'text' ? 'start' : 'end'}
      onChange={({ currentTarget }) => setValue(currentTarget.value)}
    />
  );
}

function groupByCategory(choices: readonly SubCategoryChoice[]): [string, SubCategoryChoice[]][] {
  const groups = new Map<string, SubCategoryChoice[]>();
  for (const choice of choices)
    groups.set(choice.categoryName, [...(groups.get(choice.categoryName) ?? []), choice]);
  return [...groups];
}
