import { Box } from '@chakra-ui/react';
import { memo, type ReactNode } from 'react';
import { LuCheck } from 'react-icons/lu';
import type { SubCategoryChoice } from '../useCategories.ts';
import { type CellEdit, CellEditor } from './CellEditor.tsx';
import { type GridColumn, shownText } from './columns.ts';

interface GridCellProps {
  column: GridColumn;
  row: number;
  index: number;
  /** Pixels from the start at which it stays in sight; null: it does not. */
  left: number | null;
  /** As it is drafted, else stored. */
  text: string;
  /** The stored text of a changed cell; null: unchanged. */
  before: string | null;
  /** Why its text was refused; null: it was not. */
  refusal: string | null;
  isActive: boolean;
  isSelected: boolean;
  /** Null: it is not edited. */
  edit: CellEdit | null;
  choices: readonly SubCategoryChoice[];
  isReadOnly: boolean;
  /** Instead of its text. */
  children?: ReactNode;
}

/** In the height of a row. */
const twoLines = { lineClamp: '2', lineHeight: '1.25', overflowWrap: 'anywhere' } as const;

/** A cell of the grid. It handles no events itself: the grid does. */
export const GridCell = memo(function GridCell({ column, row, index, ...cell }: GridCellProps) {
  const { left, text, before, refusal, isActive, isSelected, edit, choices, isReadOnly } = cell;
  const isNumeric = column.kind === 'money' || column.kind === 'count';
  const note = [
    before !== null && `changed, was ${shownText(column, before, choices)}`,
    refusal && `refused: ${refusal}`,
  ].filter(Boolean);
  return (
    <Box
      role="gridcell"
      id={`cell-${row}-${column.field}`}
      data-row={row}
      data-column={index}
      tabIndex={isActive ? 0 : -1}
      aria-selected={isSelected}
      aria-readonly={isReadOnly || undefined}
      aria-invalid={refusal !== null || undefined}
      aria-description={note.join('; ') || undefined}
      title={note.join('\n') || undefined}
      position={left === null ? undefined : 'sticky'}
      left={left === null ? undefined : `${left}px`}
      zIndex={left === null ? undefined : '1'}
      flex="none"
      width={`${column.width}px`}
      height="100%"
      paddingInline={edit === null ? '2' : '0.5'}
      display="flex"
      alignItems="center"
      justifyContent={isNumeric ? 'flex-end' : 'flex-start'}
      borderEndWidth="1px"
      fontVariantNumeric={isNumeric ? 'tabular-nums' : undefined}
      color={isReadOnly ? 'fg.muted' : refusal ? 'fg.error' : 'fg'}
      bg={refusal ? 'bg.error' : before !== null ? 'bg.warning' : isSelected ? 'brand.subtle' : 'inherit'}
      fontWeight={before !== null ? 'semibold' : undefined}
      outline={isActive ? '2px solid' : refusal ? '1px solid' : 'none'}
      outlineColor={refusal ? 'border.error' : 'brand.solid'}
      outlineOffset="-2px"
      cursor="cell"
    >
      {edit !== null ? (
        <CellEditor
          column={column}
          text={edit.text}
          choices={choices}
          onDone={edit.onDone}
          onCancel={edit.onCancel}
        />
      ) : column.kind === 'flag' ? (
        text === 'true' && <LuCheck role="img" aria-label="yes" />
      ) : (
        cell.children || (
          <Box {...(column.isFrozen ? twoLines : { truncate: true })}>{shownText(column, text, choices)}</Box>
        )
      )}
    </Box>
  );
});
