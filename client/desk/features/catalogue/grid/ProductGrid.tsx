import { Box, Checkbox } from '@chakra-ui/react';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useLayoutEffect, useReducer, useRef, useState } from 'react';
import { useSelectRow } from '../../../ui/lists/useSelectRow.ts';
import { showError } from '../../../ui/messages/toaster.tsx';
import type { ProductRow } from '../deskProduct.ts';
import type { SubCategoryChoice } from '../useCategories.ts';
import type { MoveAfter } from './CellEditor.tsx';
import { type CatalogueRow, rowsOf } from './cells.ts';
import type { GridColumn } from './columns.ts';
import { type CellInput, type DraftState, textOf } from './drafts.ts';
import { GridHeader, type GridSort } from './GridHeader.tsx';
import { GridRow } from './GridRow.tsx';
import { HEAD_WIDTH, ROW_HEIGHT, ROWS_AHEAD } from './layout.ts';
import { boundsOf, type CellRange } from './range.ts';
import { useGridKeys } from './useGridKeys.ts';
import { useGridPointer } from './useGridPointer.ts';

interface ProductGridProps extends GridSort {
  /** Another one begins at the top. */
  queryKey: string;
  products: readonly ProductRow[];
  /** Those of the products and their variants. */
  rows: readonly CatalogueRow[];
  columns: readonly GridColumn[];
  resizeHandlers: Readonly<Record<string, (event: unknown) => void>>;
  state: DraftState;
  choices: readonly SubCategoryChoice[];
  /** Ids of the checked products. */
  checked: ReadonlySet<string>;
  /** Whether something can be done with checked products. */
  canCheck: boolean;
  onCheck: (ids: readonly string[], isChecked: boolean) => void;
  range: CellRange;
  onRangeChange: (range: CellRange) => void;
  /** Another one selects its cell and brings it into sight. */
  jump: CellRange | null;
  onEnter: (inputs: readonly CellInput[]) => void;
  onUndo: () => void;
  /** Called when few rows are loaded beyond those in sight. */
  onEnd: () => void;
  /** Resolves with the first products, as many if there are; null: they cannot be had. */
  loadUpTo: (count: number) => Promise<readonly ProductRow[] | null>;
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
  const { products, rows, columns, state, choices, checked, range, onRangeChange } = props;
  const { canCheck, onCheck, onEnd } = props;
  const scroller = useRef<HTMLDivElement>(null);
  /** The text with which the editor of the active cell begins; null: it is not edited. */
  const [editText, setEditText] = useState<string | null>(null);
  const toFocus = useRef<CellRange | null>(null);
  // Another selection of the same cell is rendered, too.
  const [, countSelections] = useReducer((count: number) => count + 1, 0);
  const list = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: 8,
    // The sticky header covers the first row's place.
    scrollPaddingStart: ROW_HEIGHT,
  });
  const { queryKey } = props;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another list begins at the top
  useEffect(() => void scroller.current?.scrollTo({ top: 0 }), [queryKey]);
  const visible = list.getVirtualItems();
  const lastVisible = visible.at(-1)?.index ?? 0;
  useEffect(() => {
    if (lastVisible >= rows.length - ROWS_AHEAD) onEnd();
  }, [lastVisible, rows.length, onEnd]);

  function select(next: CellRange): void {
    setEditText(null);
    onRangeChange(next);
    list.scrollToIndex(next.active.row);
    toFocus.current = next;
    countSelections();
  }
  // At once, so that no key press is lost; a row that is out of sight has to be rendered first.
  useLayoutEffect(() => {
    if (toFocus.current && focusCell(scroller.current, toFocus.current)) toFocus.current = null;
  });
  // A row that was loaded for a selection is rendered later than this was made.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only more rows can have it
  useEffect(() => {
    if (toFocus.current) list.scrollToIndex(toFocus.current.active.row);
  }, [rows.length]);
  const { jump } = props;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each jump once
  useEffect(() => {
    if (!jump) return;
    // After the dialog that it comes from, which gives the focus back.
    const frame = requestAnimationFrame(() => select(jump));
    return () => cancelAnimationFrame(frame);
  }, [jump]);
  const selectAnyRow = useSelectRow(products, onCheck);
  const selectRow = canCheck ? selectAnyRow : null;
  /** As `props.loadUpTo`, by rows: each product that is missing has at least one. */
  async function loadUpTo(count: number): Promise<readonly CatalogueRow[] | null> {
    const loaded = await props.loadUpTo(products.length + count - rows.length);
    return loaded && rowsOf(loaded);
  }
  const keys = useGridKeys({
    rows,
    columns,
    drafts: state.drafts,
    choices,
    range,
    pageRows: 12,
    setRange: select,
    edit: setEditText,
    enter: props.onEnter,
    undo: props.onUndo,
    toggleProduct: selectRow && ((id) => selectRow(id, !checked.has(id))),
    loadUpTo,
    onCut: showError,
  });
  const pointer = useGridPointer({ range, select, activate: keys.activate });

  function onDone(text: string, move: MoveAfter): void {
    const row = rows[range.active.row];
    const column = columns[range.active.column];
    setEditText(null);
    // Who leaves a cell as it was has changed nothing.
    if (row && column && text !== textOf(state.drafts, row, column.field))
      props.onEnter([{ ...row, field: column.field, text }]);
    if (move !== 'stay') keys.go(moveBy[move]);
  }
  const edit = editText === null ? null : { text: editText, onDone, onCancel: () => select(range) };

  const { top, bottom, left, right } = boundsOf(range);
  const frozenWidth =
    HEAD_WIDTH + columns.reduce((sum, { width, isFrozen }) => sum + (isFrozen ? width : 0), 0);
  const totalWidth = HEAD_WIDTH + columns.reduce((sum, { width }) => sum + width, 0);
  return (
    <Box
      ref={scroller}
      role="grid"
      aria-label="Products"
      aria-multiselectable
      aria-rowcount={rows.length + 1}
      aria-colcount={columns.length + 1}
      overflow="auto"
      flex="1"
      minHeight="0"
      style={{ scrollPaddingLeft: `${frozenWidth}px`, scrollPaddingTop: `${ROW_HEIGHT}px` }}
      borderWidth="1px"
      rounded="l2"
      bg="bg.panel"
      textStyle="sm"
      onKeyDown={keys.onKeyDown}
      onCopy={keys.onCopy}
      onPaste={keys.onPaste}
      {...pointer}
    >
      <Box role="presentation" width={`${totalWidth}px`} minWidth="100%">
        <GridHeader
          columns={columns}
          sort={props.sort}
          onSort={props.onSort}
          resizeHandlers={props.resizeHandlers}
        >
          {canCheck && <CheckAll products={products} checked={checked} onCheck={onCheck} />}
        </GridHeader>
        <Box role="rowgroup" position="relative" style={{ height: `${list.getTotalSize()}px` }}>
          {visible.map(({ index, start }) => {
            const { product, variant } = rows[index] as CatalogueRow;
            const isActive = index === range.active.row;
            const isSelected = index >= top && index <= bottom;
            return (
              <GridRow
                key={variant ? `${product.id} ${variant.id}` : product.id}
                product={product}
                variant={variant}
                columns={columns}
                index={index}
                start={start}
                draft={state.drafts[product.id]}
                refusals={state.refusals}
                choices={choices}
                isChecked={checked.has(product.id)}
                onCheck={selectRow}
                activeColumn={isActive ? range.active.column : null}
                selectedFrom={isSelected ? left : null}
                selectedTo={isSelected ? right : null}
                edit={isActive ? edit : null}
              />
            );
          })}
        </Box>
      </Box>
    </Box>
  );
}

const CheckAll = ({
  products,
  checked,
  onCheck,
}: Pick<ProductGridProps, 'products' | 'checked' | 'onCheck'>) => (
  <Checkbox.Root
    size="sm"
    checked={
      products.length > 0 && checked.size === products.length ? true : checked.size > 0 && 'indeterminate'
    }
    onCheckedChange={(details) =>
      onCheck(
        products.map(({ id }) => id),
        details.checked === true,
      )
    }
  >
    <Checkbox.HiddenInput aria-label="Select all loaded products" />
    <Checkbox.Control />
  </Checkbox.Root>
);

/** Focuses the active cell. @returns whether it is in the page */
function focusCell(grid: HTMLElement | null, { active: { row, column } }: CellRange): boolean {
  const cell = grid?.querySelector<HTMLElement>(`[data-row="${row}"][data-column="${column}"]`);
  // A quick double press has begun to edit it.
  if (!cell?.querySelector('input,select')) {
    cell?.focus({ preventScroll: true });
    cell?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }
  return cell != null;
}
