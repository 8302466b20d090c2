import { Flex } from '@chakra-ui/react';
import { useCallback, useMemo, useState } from 'react';
import { useSaveKey } from '../../lib/forms/useSaveKey.ts';
import { useCan } from '../../lib/session/staff.ts';
import { UnsavedChanges } from '../../ui/forms/UnsavedChanges.tsx';
import { changeSelection } from '../../ui/lists/useSelectRow.ts';
import { NothingHere } from '../../ui/states.tsx';
import type { ProductRow } from './deskProduct.ts';
import { OldPriceWarning } from './editor/OldPriceWarning.tsx';
import { ChangesDialog } from './grid/ChangesDialog.tsx';
import { ConflictDialog } from './grid/ConflictDialog.tsx';
import { cellNameOf, parseCellName, rowsOf } from './grid/cells.ts';
import type { GridField } from './grid/columns.ts';
import { hasMovedOldPrices } from './grid/drafts.ts';
import { FillDialog } from './grid/FillDialog.tsx';
import { countOldPricesBelow, fillCells } from './grid/fill.ts';
import type { GridSort } from './grid/GridHeader.tsx';
import { GridTools } from './grid/GridTools.tsx';
import { ProductGrid } from './grid/ProductGrid.tsx';
import { boundsOf, type CellRange, cellRange } from './grid/range.ts';
import { SaveBar } from './grid/SaveBar.tsx';
import { UndoDialog } from './grid/UndoDialog.tsx';
import { useGridColumns } from './grid/useGridColumns.ts';
import { MAX_PRODUCTS, useGridEdits } from './grid/useGridEdits.ts';
import { useCategories } from './useCategories.ts';

interface CatalogueGridProps extends GridSort {
  /** The loaded ones. */
  products: readonly ProductRow[];
  /** Of the filter; null: not counted. */
  totalCount: number | null;
  /** Whether some are not loaded yet. */
  hasMore: boolean;
  /** Differs for each filter and sort. Another one begins at the first cell, without selection and unsaved changes. */
  queryKey: string;
  /** Few rows are loaded beyond those in sight. */
  onEnd: () => void;
  /** Resolves with the first products, as many if there are; null: they cannot be had. */
  loadUpTo: (count: number) => Promise<readonly ProductRow[] | null>;
  /** Products were withdrawn or put back on sale. */
  onMoved: () => void;
}

const start = cellRange({ row: 0, column: 0 });
const nobody: ReadonlySet<string> = new Set();

/** The grid with all that belongs to editing: unsaved changes, filling, saving, conflicts. */
export function CatalogueGrid(props: CatalogueGridProps) {
  const { products, totalCount, hasMore, queryKey, sort, onSort, onEnd, loadUpTo, onMoved } = props;
  const [canEdit, canAdjust] = [useCan('EDIT_CATALOGUE'), useCan('ADJUST_STOCK')];
  const { subCategories: choices } = useCategories();
  const isReadOnly = useCallback(
    (field: GridField) => !canEdit || (field === 'stock' && !canAdjust),
    [canEdit, canAdjust],
  );
  const { columns, resizeHandlers, choices: columnChoices } = useGridColumns(isReadOnly);
  const [dialog, setDialog] = useState<'fill' | 'all' | 'refused' | null>(null);
  const edits = useGridEdits(choices, () => setDialog('refused'));
  const { drafts, refusals } = edits.state;
  const rows = useMemo(() => rowsOf(products), [products]);
  const { lastSave, blockedUndo } = edits.saveUndo;
  const [range, setRange] = useState(start);
  const [checked, setChecked] = useState(nobody);
  const [jump, setJump] = useState<CellRange | null>(null);
  const [shownKey, setShownKey] = useState(queryKey);
  if (shownKey !== queryKey) {
    setShownKey(queryKey);
    setRange(start);
    setChecked(nobody);
    edits.discard();
  }
  const check = useCallback(
    (ids: readonly string[], isChecked: boolean) =>
      setChecked((current) => new Set(changeSelection(current, ids, isChecked))),
    [],
  );
  const [isLoadingAll, setLoadingAll] = useState(false);
  async function checkAll(): Promise<void> {
    setLoadingAll(true);
    const all = await loadUpTo(MAX_PRODUCTS).finally(() => setLoadingAll(false));
    if (all)
      check(
        all.slice(0, MAX_PRODUCTS).map(({ id }) => id),
        true,
      );
  }
  const canCheckMore =
    hasMore && products.length < MAX_PRODUCTS && products.every(({ id }) => checked.has(id));
  const { top, bottom } = boundsOf(range);
  // The cell of the cursor alone is no selection of products.
  const selectedRows = bottom > top ? rows.slice(top, bottom + 1) : [];
  const selected =
    checked.size > 0
      ? products.filter(({ id }) => checked.has(id))
      : [...new Set(selectedRows.map(({ product }) => product))];
  const saveAll = () => {
    setDialog(null);
    edits.saveAll();
  };
  useSaveKey(saveAll);

  return (
    <Flex direction="column" height={{ base: '80dvh', md: 'calc(100dvh - 14rem)' }} minHeight="96">
      <UnsavedChanges hasChanges={edits.changeCount > 0} />
      <GridTools
        checked={products.filter(({ id }) => checked.has(id))}
        columns={columnChoices}
        selectedCount={selected.length}
        onCheckAll={canCheckMore ? () => void checkAll() : null}
        checkAllLabel={
          totalCount !== null && totalCount <= MAX_PRODUCTS
            ? `Select all ${totalCount}`
            : `Select the first ${MAX_PRODUCTS}`
        }
        isCheckingAll={isLoadingAll}
        onFill={() => setDialog('fill')}
        onUndoSave={lastSave && (() => void edits.saveUndo.undo(lastSave))}
        isUndoing={edits.busy}
        onMoved={() => {
          setChecked(nobody);
          onMoved();
        }}
      />
      <OldPriceWarning prices={edits.unchargedOldPrices} onClose={edits.closeOldPrices} flexShrink="0" />
      {products.length === 0 && (
        <NothingHere title="No product matches">Change the search or the filters.</NothingHere>
      )}
      {products.length > 0 && (
        <ProductGrid
          {...{
            queryKey,
            products,
            rows,
            columns,
            resizeHandlers,
            choices,
            checked,
            range,
            sort,
            onSort,
            onEnd,
            loadUpTo,
          }}
          state={edits.state}
          canCheck={canEdit}
          onCheck={check}
          onRangeChange={setRange}
          jump={jump}
          onEnter={edits.enter}
          onUndo={edits.undo}
        />
      )}
      {edits.changeCount > 0 && (
        <SaveBar
          changeCount={edits.changeCount}
          productCount={Object.keys(drafts).length}
          refusalCount={Object.keys(refusals).length}
          hasMovedOldPrices={hasMovedOldPrices(drafts)}
          isBusy={edits.busy}
          onShow={() => setDialog('all')}
          onShowRefused={() => setDialog('refused')}
          onSave={saveAll}
          onUndo={edits.undo}
          onDiscard={edits.discard}
        />
      )}
      <ChangesDialog
        shown={dialog === 'fill' ? null : dialog}
        state={edits.state}
        choices={choices}
        isBusy={edits.busy}
        onShow={setDialog}
        onJump={(productId, name) => {
          setDialog(null);
          const { field } = parseCellName(name);
          const row = rows.findIndex(
            (one) => one.product.id === productId && cellNameOf(one, field) === name,
          );
          const column = columns.findIndex((one) => one.field === field);
          if (row >= 0) setJump(cellRange({ row, column: Math.max(0, column) }));
        }}
        onSave={saveAll}
        onSaveOthers={() => {
          setDialog(null);
          edits.saveOthers();
        }}
        onClose={() => setDialog(null)}
      />
      <FillDialog
        isOpen={dialog === 'fill'}
        productCount={selected.length}
        choices={choices}
        countOldPricesBelow={(fill) => countOldPricesBelow(drafts, selected, fill)}
        onFill={(fill) => edits.enter(fillCells(drafts, selected, fill))}
        onClose={() => setDialog(null)}
      />
      <ConflictDialog
        conflicts={edits.conflicts}
        drafts={drafts}
        choices={choices}
        onResolve={edits.resolve}
        onClose={edits.closeConflicts}
      />
      <UndoDialog
        blockedUndo={blockedUndo}
        isBusy={edits.busy}
        onUndoOthers={edits.saveUndo.undoOthers}
        onClose={edits.saveUndo.closeBlockedUndo}
      />
    </Flex>
  );
}
