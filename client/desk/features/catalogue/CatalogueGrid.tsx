import { Button, HStack, Text } from '@chakra-ui/react';
import { useEffect, useReducer, useState } from 'react';
import { showError } from '../../ui/toaster.tsx';
import type { DeskProduct } from './deskProduct.ts';
import { ConflictDialog } from './grid/ConflictDialog.tsx';
import { gridColumns } from './grid/columns.ts';
import {
  type CellInput,
  countChanges,
  noDrafts,
  reduceDrafts,
  refusedCellKey,
  toChanges,
} from './grid/drafts.ts';
import { FillDialog } from './grid/FillDialog.tsx';
import { fillCells } from './grid/fill.ts';
import { ProductGrid } from './grid/ProductGrid.tsx';
import { boundsOf, cellRange } from './grid/range.ts';
import { SaveBar } from './grid/SaveBar.tsx';
import { useCategories } from './useCategories.ts';
import { useMoveProducts } from './useMoveProducts.ts';
import { useSaveProducts } from './useSaveProducts.ts';

interface CatalogueGridProps {
  products: readonly DeskProduct[];
  canEdit: boolean;
  /** The last rows are in sight. */
  onEnd: () => void;
  /** Products were withdrawn or put back on sale. */
  onMoved: () => void;
}

const MAX_PRODUCTS = 500;

/** The grid with all that belongs to editing: unsaved changes, filling, saving, conflicts. */
export function CatalogueGrid({ products, canEdit, onEnd, onMoved }: CatalogueGridProps) {
  const { subCategories: choices } = useCategories();
  const [state, dispatch] = useReducer(reduceDrafts, noDrafts);
  const [range, setRange] = useState(cellRange({ row: 0, column: 0 }));
  const [checked, setChecked] = useState<ReadonlySet<string>>(new Set());
  const [isFilling, setFilling] = useState(false);
  const [conflicts, setConflicts] = useState<readonly DeskProduct[]>([]);
  const { drafts, refusals } = state;
  const changeCount = countChanges(drafts);
  useWarningBeforeLeaving(changeCount > 0);

  const { save, busy } = useSaveProducts({
    onSaved: (saved) =>
      dispatch({ type: 'rebase', products: Object.fromEntries(saved.map(({ id }) => [id, null])) }),
    onConflict: setConflicts,
    onRefused: (list) =>
      dispatch({
        type: 'refuse',
        refusals: Object.fromEntries(
          list.map(({ productId, field, message }) => [refusedCellKey(productId, field), message]),
        ),
      }),
  });
  const { withdraw, restore, busy: isMoving } = useMoveProducts(onMoved);

  const enter = (inputs: readonly CellInput[]) => dispatch({ type: 'enter', inputs, choices });
  const { top, bottom } = boundsOf(range);
  const selected =
    checked.size > 0 ? products.filter(({ id }) => checked.has(id)) : products.slice(top, bottom + 1);

  function saveAll(): void {
    const { changes, errors } = toChanges(drafts, choices);
    if (Object.keys(errors).length > 0) {
      dispatch({ type: 'refuse', refusals: errors });
      showError(`Please correct: ${Object.values(errors)[0]}`);
    } else if (changes.length > MAX_PRODUCTS)
      showError(`Please save at most ${MAX_PRODUCTS} products at once`);
    else
      void save(
        changes,
        Object.values(drafts).map(({ product }) => product),
      );
  }

  return (
    <>
      {canEdit && (
        <HStack marginBottom="2" wrap="wrap">
          <Button size="xs" variant="outline" onClick={() => setFilling(true)}>
            Change many…
          </Button>
          <Button
            size="xs"
            variant="outline"
            loading={isMoving}
            disabled={checked.size === 0}
            onClick={() => {
              const isWithdrawn = selected.every(({ withdrawn }) => withdrawn);
              const ids = selected.map(({ id }) => id);
              void (isWithdrawn ? restore(ids) : withdraw(ids));
              setChecked(new Set());
            }}
          >
            {checked.size > 0 && selected.every(({ withdrawn }) => withdrawn) ? 'Put on sale' : 'Withdraw'}
          </Button>
          <Text textStyle="sm" color="fg.muted" role="status">
            {checked.size > 0
              ? `${selected.length} selected`
              : 'Type to edit, Enter and Tab to move on, paste from a spreadsheet'}
          </Text>
        </HStack>
      )}
      <ProductGrid
        products={products}
        columns={gridColumns}
        state={state}
        choices={choices}
        canEdit={canEdit}
        checked={checked}
        onCheck={(ids, isChecked) =>
          setChecked((current) => {
            const next = new Set(current);
            for (const id of ids) {
              if (isChecked) next.add(id);
              else next.delete(id);
            }
            return next;
          })
        }
        range={range}
        onRangeChange={setRange}
        onEnter={enter}
        onUndo={() => dispatch({ type: 'undo' })}
        onEnd={onEnd}
      />
      {changeCount > 0 && (
        <SaveBar
          changeCount={changeCount}
          productCount={Object.keys(drafts).length}
          refusalCount={Object.keys(refusals).length}
          isBusy={busy}
          onSave={saveAll}
          onUndo={() => dispatch({ type: 'undo' })}
          onDiscard={() => dispatch({ type: 'discard' })}
        />
      )}
      <FillDialog
        isOpen={isFilling}
        productCount={selected.length}
        choices={choices}
        onFill={(...fill) => enter(fillCells(drafts, selected, ...fill))}
        onClose={() => setFilling(false)}
      />
      <ConflictDialog
        stored={conflicts}
        drafts={drafts}
        choices={choices}
        onResolve={(product, isKept) => {
          dispatch({ type: 'rebase', products: { [product.id]: isKept ? product : null } });
          setConflicts((rest) => rest.filter(({ id }) => id !== product.id));
        }}
        onClose={() => setConflicts([])}
      />
    </>
  );
}

/** The browser asks before it leaves the desk with unsaved changes. */
function useWarningBeforeLeaving(isNeeded: boolean): void {
  useEffect(() => {
    if (!isNeeded) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isNeeded]);
}
