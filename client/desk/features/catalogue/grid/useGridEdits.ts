import { useReducer, useRef, useState } from 'react';
import { showError } from '../../../ui/messages/toaster.tsx';
import type { ProductRow } from '../deskProduct.ts';
import type { SubCategoryChoice } from '../useCategories.ts';
import { type ProductConflict, type SaveHandlers, useSaveProducts } from '../useSaveProducts.ts';
import { refusalKey, toChanges, unchargedAfter } from './changes.ts';
import {
  type CellInput,
  conflictsOf,
  countChanges,
  type Drafts,
  draftsWithoutRefusals,
  noDrafts,
  type Rebased,
  rebase,
  reduceDrafts,
} from './drafts.ts';

export const MAX_PRODUCTS = 500;

const messagesByKey = (refusals: Parameters<SaveHandlers['onRefused']>[0]): Record<string, string> =>
  Object.fromEntries(refusals.map((refusal) => [refusalKey(refusal), refusal.message]));

/**
 * The unsaved changes of the grid, and saving them: all or none. They stay until they are saved or discarded.
 * @param onRefused called when nothing was saved because of values that cannot be stored
 */
export function useGridEdits(choices: readonly SubCategoryChoice[], onRefused: () => void) {
  const [state, dispatch] = useReducer(reduceDrafts, noDrafts);
  const [conflicts, setConflicts] = useState<readonly ProductConflict[]>([]);
  const [unchargedOldPrices, setUnchargedOldPrices] = useState<readonly string[]>([]);
  /** What is being saved. */
  const chosenDrafts = useRef<Drafts>({});
  const { drafts } = state;
  const changeCount = countChanges(drafts);

  const { save, check, busy, saveUndo } = useSaveProducts({
    onSaved: (saved) => {
      setUnchargedOldPrices(unchargedAfter(chosenDrafts.current, saved));
      // What was typed while it was saved stays.
      dispatch({
        type: 'rebase',
        products: Object.fromEntries(saved.map((product) => [product.id, { product }])),
      });
    },
    onConflict: mergeOrAsk,
    onRefused: (list) => refuse(messagesByKey(list)),
  });

  function refuse(list: Record<string, string>): void {
    dispatch({ type: 'refuse', refusals: list });
    onRefused();
  }

  /** Products of which others have changed other fields are merged. If there are no others, it is saved again. */
  function mergeOrAsk(list: readonly ProductConflict[]): void {
    const hasConflict = ({ stored }: ProductConflict) => {
      const draft = chosenDrafts.current[stored.id];
      return draft !== undefined && conflictsOf(draft, stored, (_, text) => text).length > 0;
    };
    const merged: Rebased = Object.fromEntries(
      list.filter((one) => !hasConflict(one)).map(({ stored }) => [stored.id, { product: stored }]),
    );
    dispatch({ type: 'rebase', products: merged });
    setConflicts(list.filter(hasConflict));
    if (list.some(hasConflict)) return;
    saveDrafts(rebase(chosenDrafts.current, merged));
  }

  function saveDrafts(chosen: Drafts): void {
    if (busy) return;
    chosenDrafts.current = chosen;
    const { changes, errors } = toChanges(chosen, choices);
    if (changes.length === 0) return;
    if (changes.length > MAX_PRODUCTS) showError(`Please save at most ${MAX_PRODUCTS} products at once`);
    else if (Object.keys(errors).length > 0) {
      // The other values are checked now, so that all refusals are shown at once. Conflicts are resolved first.
      void check(changes).then(({ hasConflicts }) => {
        if (hasConflicts) dispatch({ type: 'refuse', refusals: errors });
        else refuse(errors);
      });
    } else
      void save(
        changes,
        Object.values(chosen).map(({ product }) => product),
      );
  }

  return {
    state,
    conflicts,
    changeCount,
    busy,
    saveUndo,
    /** Warnings about old prices of the last save. These prices are stored, although the shop has not charged them. */
    unchargedOldPrices,
    closeOldPrices: () => setUnchargedOldPrices([]),
    enter: (inputs: readonly CellInput[]) => dispatch({ type: 'enter', inputs, choices }),
    undo: () => dispatch({ type: 'undo' }),
    discard: () => dispatch({ type: 'discard' }),
    saveAll: () => {
      dispatch({ type: 'clearRefusals' });
      saveDrafts(drafts);
    },
    /** Saves the products of which nothing was refused. The others stay unsaved. */
    saveOthers: () => saveDrafts(draftsWithoutRefusals(state)),
    /** Goes on with what was saved meanwhile, with one's own changes on top of it, but for some fields. */
    resolve: (product: ProductRow, storedFields: ReadonlySet<string>) => {
      dispatch({ type: 'rebase', products: { [product.id]: { product, storedFields } } });
      setConflicts((rest) => rest.filter(({ stored }) => stored.id !== product.id));
    },
    closeConflicts: () => setConflicts([]),
  };
}
