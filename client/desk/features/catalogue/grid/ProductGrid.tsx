import { Box, Checkbox, Flex } from '@chakra-ui/react';
import { useVirtualizer } from '@tanstack/react-virtual';
import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { showError } from '../../../ui/toaster.tsx';
import type { DeskProduct } from '../deskProduct.ts';
import type { SubCategoryChoice } from '../useCategories.ts';
import type { MoveAfter } from './CellEditor.tsx';
import { type GridColumn, storedText } from './columns.ts';
import { type CellInput, cellKey, type DraftState, textOf } from './drafts.ts';
import { GridCell } from './GridCell.tsx';
import { GridHeader } from './GridHeader.tsx';
import { HEAD_WIDTH, ROW_HEIGHT } from './layout.ts';
import { RowHead } from './RowHead.tsx';
import { type CellRange, cellRange, isInRange } from './range.ts';
import { useGridKeys } from './useGridKeys.ts';

interface ProductGridProps {
  products: readonly DeskProduct[];
  columns: readonly GridColumn[];
  state: DraftState;
  choices: readonly SubCategoryChoice[];
  /** Whether the cells can be edited. */
  canEdit: boolean;
  /** Ids of the checked rows. */
  checked: ReadonlySet<string>;
  onCheck: (ids: readonly string[], isChecked: boolean) => void;
  range: CellRange;
  onRangeChange: (range: CellRange) => void;
  onEnter: (inputs: readonly CellInput[]) => void;
  onUndo: () => void;
  /** Called when the last rows come into sight. */
  onEnd: () => void;
}

const moveBy: Record<MoveAfter, { rows?: number; columns?: number }> = {
  down: { rows: 1 },
  up: { rows: -1 },
  right: { columns: 1 },
  left: { columns: -1 },
  stay: {},
};

/** Products as a spreadsheet: only the rows in sight are in the page. */
export function ProductGrid(props: ProductGridProps) {
  const { products, columns, state, choices, canEdit, checked, onCheck, range, onRangeChange, onEnd } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const [edited, setEdited] = useState<string | null>(null);
  const editable = columns.map((column) => (canEdit ? column : { ...column, isReadOnly: true }));
  const rows = useVirtualizer({
    count: products.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: 8,
  });
  const visible = rows.getVirtualItems();
  const lastVisible = visible.at(-1)?.index ?? 0;
  useEffect(() => {
    if (lastVisible >= products.length - 10) onEnd();
  }, [lastVisible, products.length, onEnd]);

  function select(next: CellRange): void {
    setEdited(null);
    onRangeChange(next);
    rows.scrollToIndex(next.active.row);
    // The row may have to be rendered first.
    requestAnimationFrame(() => focusCell(scroller.current, next));
  }
  const keys = useGridKeys({
    products,
    columns: editable,
    drafts: state.drafts,
    choices,
    range,
    pageRows: 12,
    setRange: select,
    edit: setEdited,
    enter: props.onEnter,
    undo: props.onUndo,
    toggleRow: (id) => onCheck([id], !checked.has(id)),
    onCut: showError,
  });

  function onMouseDown(event: MouseEvent): void {
    const position = positionOf(event.target);
    if (!position || (event.target as Element).closest('input,select')) return;
    select(event.shiftKey ? { anchor: range.anchor, active: position } : cellRange(position));
    event.preventDefault();
  }

  function onDoubleClick({ target }: MouseEvent): void {
    const product = products[range.active.row];
    const column = editable[range.active.column];
    if (!positionOf(target) || !product || !column || column.isReadOnly) return;
    if (column.kind === 'flag')
      props.onEnter([
        {
          product,
          field: column.field,
          text: String(textOf(state.drafts, product, column.field) !== 'true'),
        },
      ]);
    else setEdited(textOf(state.drafts, product, column.field));
  }

  const totalWidth = HEAD_WIDTH + columns.reduce((sum, { width }) => sum + width, 0);
  return (
    <Box
      ref={scroller}
      role="grid"
      aria-label="Products"
      aria-multiselectable
      aria-rowcount={products.length + 1}
      aria-colcount={columns.length + 1}
      overflow="auto"
      height="calc(100dvh - 20rem)"
      minHeight="80"
      borderWidth="1px"
      rounded="l2"
      bg="bg.panel"
      textStyle="sm"
      onKeyDown={keys.onKeyDown}
      onCopy={keys.onCopy}
      onPaste={canEdit ? keys.onPaste : undefined}
      onMouseDown={onMouseDown}
      onDoubleClick={onDoubleClick}
    >
      <Box role="presentation" width={`${totalWidth}px`} minWidth="100%">
        <GridHeader columns={columns}>
          <Checkbox.Root
            size="sm"
            checked={
              products.length > 0 && checked.size === products.length
                ? true
                : checked.size > 0 && 'indeterminate'
            }
            onCheckedChange={({ checked: isChecked }) =>
              onCheck(
                products.map(({ id }) => id),
                isChecked === true,
              )
            }
          >
            <Checkbox.HiddenInput aria-label="Select all loaded products" />
            <Checkbox.Control />
          </Checkbox.Root>
        </GridHeader>
        <Box role="rowgroup" position="relative" height={`${rows.getTotalSize()}px`}>
          {visible.map(({ index, start }) => {
            const product = products[index] as DeskProduct;
            return (
              <Flex
                key={product.id}
                role="row"
                aria-rowindex={index + 2}
                position="absolute"
                top="0"
                height={`${ROW_HEIGHT}px`}
                borderBottomWidth="1px"
                transform={`translateY(${start}px)`}
                bg={product.withdrawn ? 'bg.muted' : 'bg.panel'}
              >
                <RowHead
                  product={product}
                  isChecked={checked.has(product.id)}
                  onCheck={(isChecked) => onCheck([product.id], isChecked)}
                />
                {editable.map((column, columnIndex) => {
                  const isActive = range.active.row === index && range.active.column === columnIndex;
                  const draft = state.drafts[product.id];
                  const isChanged = draft?.cells[column.field] !== undefined;
                  return (
                    <GridCell
                      key={column.field}
                      column={column}
                      row={index}
                      index={columnIndex}
                      text={textOf(state.drafts, product, column.field)}
                      before={isChanged ? storedText(draft.product, column.field) : null}
                      refusal={state.refusals[cellKey(product.id, column.field)] ?? null}
                      isActive={isActive}
                      isSelected={isInRange(range, index, columnIndex)}
                      edited={isActive ? edited : null}
                      choices={choices}
                      onDone={(text, move) => {
                        setEdited(null);
                        props.onEnter([{ product, field: column.field, text }]);
                        if (move !== 'stay') keys.go(moveBy[move]);
                      }}
                      onCancel={() => select(range)}
                    />
                  );
                })}
              </Flex>
            );
          })}
        </Box>
      </Box>
    </Box>
  );
}

function positionOf(target: EventTarget) {
  const cell = (target as Element).closest<HTMLElement>('[role=gridcell][data-column]');
  return cell && { row: Number(cell.dataset.row), column: Number(cell.dataset.column) };
}

function focusCell(grid: HTMLElement | null, { active: { row, column } }: CellRange): void {
  const cell = grid?.querySelector<HTMLElement>(`[data-row="${row}"][data-column="${column}"]`);
  cell?.focus({ preventScroll: true });
  cell?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
