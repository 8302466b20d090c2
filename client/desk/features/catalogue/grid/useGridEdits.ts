import { useReducer, useState } from 'react';
import { showError } from '../../../ui/toaster.tsx';
import type { DeskProduct } from '../deskProduct.ts';
import type { SubCategoryChoice } from '../useCategories.ts';
import { useSaveProducts } from '../useSaveProducts.ts';
import { type CellInput, countChanges, noDrafts, reduceDrafts, refusedCellKey, toChanges } from './drafts.ts';

const MAX_PRODUCTS = 500;

/** The unsaved changes of the grid, and saving them: all or none. They stay until they are saved or discarded. */
export function useGridEdits(choices: readonly SubCategoryChoice[]) {
  const [state, dispatch] = useReducer(reduceDrafts, noDrafts);
  const [conflicts, setConflicts] = useState<readonly DeskProduct[]>([]);
  const { drafts } = state;
  const changeCount = countChanges(drafts);

  const { save, busy } = useSaveProducts({
    // What was typed while it was saved stays.
    onSaved: (saved) =>
      dispatch({
        type: 'rebase',
        products: Object.fromEntries(saved.map((product) => [product.id, product])),
      }),
    onConflict: setConflicts,
    onRefused: (list) =>
      dispatch({
        type: 'refuse',
        refusals: Object.fromEntries(
          list.map(({ productId, field, message }) => [refusedCellKey(productId, field), message]),
        ),
      }),
  });

  function saveAll(): void {
    if (changeCount === 0 || busy) return;
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

  return {
    state,
    conflicts,
    changeCount,
    busy,
    enter: (inputs: readonly CellInput[]) => dispatch({ type: 'enter', inputs, choices }),
    undo: () => dispatch({ type: 'undo' }),
    discard: () => dispatch({ type: 'discard' }),
    saveAll,
    /** Goes on with what somebody else has saved: with one's own changes on top of it, or without. */
    resolve: (product: DeskProduct, isKept: boolean) => {
      dispatch({ type: 'rebase', products: { [product.id]: isKept ? product : null } });
      setConflicts((rest) => rest.filter(({ id }) => id !== product.id));
    },
    closeConflicts: () => setConflicts([]),
  };
}
