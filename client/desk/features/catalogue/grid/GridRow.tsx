import { Flex } from '@chakra-ui/react';
import { memo } from 'react';
import type { SelectRow } from '../../../ui/lists/useSelectRow.ts';
import type { ProductRow } from '../deskProduct.ts';
import type { SubCategoryChoice } from '../useCategories.ts';
import type { CellEdit } from './CellEditor.tsx';
import { type GridColumn, isSetBySizes, storedText } from './columns.ts';
import { cellKey, type Draft } from './drafts.ts';
import { GridCell } from './GridCell.tsx';
import { HEAD_WIDTH, ROW_HEIGHT } from './layout.ts';
import { RowHead } from './RowHead.tsx';
import { SizesCell } from './SizesCell.tsx';

interface GridRowProps {
  product: ProductRow;
  columns: readonly GridColumn[];
  index: number;
  /** Pixels from the top of the list. */
  start: number;
  draft: Draft | undefined;
  refusals: Readonly<Record<string, string>>;
  choices: readonly SubCategoryChoice[];
  isChecked: boolean;
  /** Null: no row can be checked. */
  onCheck: SelectRow | null;
  /** Index of the active cell's column; null: it is in another row. */
  activeColumn: number | null;
  /** The first and last selected column; null: none is selected. */
  selectedFrom: number | null;
  selectedTo: number | null;
  /** The edit of the active cell; null: it is not edited. */
  edit: CellEdit | null;
}

/** A row of the grid; rendered again only when something of it changes, so that moving the selection is fast. */
export const GridRow = memo(function GridRow({
  product,
  columns,
  index,
  start,
  draft,
  ...row
}: GridRowProps) {
  return (
    <Flex
      role="row"
      aria-rowindex={index + 2}
      position="absolute"
      top="0"
      height={`${ROW_HEIGHT}px`}
      borderBottomWidth="1px"
      style={{ transform: `translateY(${start}px)` }}
      bg={product.withdrawn ? 'bg.muted' : 'bg.panel'}
    >
      <RowHead product={product} isChecked={row.isChecked} onCheck={row.onCheck} />
      {columns.map((column, columnIndex) => {
        const isActive = columnIndex === row.activeColumn;
        const text = draft?.cells[column.field];
        return (
          <GridCell
            key={column.field}
            column={column}
            isReadOnly={column.isReadOnly || isSetBySizes(product, column.field)}
            row={index}
            index={columnIndex}
            left={column.isFrozen ? HEAD_WIDTH : null}
            text={text ?? storedText(product, column.field)}
            before={draft && text !== undefined ? storedText(draft.product, column.field) : null}
            refusal={row.refusals[cellKey(product.id, column.field)] ?? null}
            isActive={isActive}
            isSelected={
              row.selectedFrom !== null &&
              row.selectedTo !== null &&
              columnIndex >= row.selectedFrom &&
              columnIndex <= row.selectedTo
            }
            edit={isActive ? row.edit : null}
            choices={row.choices}
          >
            {column.field === 'price' && product.variants.length > 1 && <SizesCell product={product} />}
          </GridCell>
        );
      })}
    </Flex>
  );
});
