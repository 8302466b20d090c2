import { useEffect, useRef, useState } from 'react';
import type { DeskProductChange, UpdateProductsMutation } from '../../generated/graphql.ts';
import { clearMessages, showError, showSuccess } from '../../ui/messages/toaster.tsx';
import type { DeskProduct } from './deskProduct.ts';

/** What takes a save back. */
export interface SavedChanges {
  /** The former values, on top of the saved versions. */
  changes: readonly DeskProductChange[];
  /** Names of the products by id. */
  names: Readonly<Record<string, string>>;
  /** Whether an undo was sent and no answer came: it may have been made. */
  isPerhapsUndone?: boolean;
}

/** A product whose change cannot be undone. */
interface BlockedProduct {
  id: string | number;
  /** Why, such as `Kiwi was changed by Asha since`. */
  text: string;
}

/** An undo that is not possible for all products. Nothing was undone. */
export interface BlockedUndo {
  blocked: readonly BlockedProduct[];
  others: SavedChanges;
}

type UpdateResult = UpdateProductsMutation['updateProducts'] | { __typename: 'Unreachable'; message: string };

interface UndoHandlers {
  /** Saves all of the changes or none. */
  update: (changes: DeskProductChange[]) => Promise<UpdateResult>;
  onUndone: (products: readonly DeskProduct[]) => void;
}

/** Takes the last save back, all of it or, after a question, those of its products that nobody has changed since. */
export function useUndoSave({ update, onUndone }: UndoHandlers) {
  const [lastSave, setLastSave] = useState<SavedChanges | null>(null);
  const [blockedUndo, setBlockedUndo] = useState<BlockedUndo | null>(null);
  const isPageOpen = useRef(false);
  useEffect(() => {
    isPageOpen.current = true;
    return () => {
      isPageOpen.current = false;
    };
  }, []);

  /** @param blocked products that a part of the undo leaves out */
  async function undo(saved: SavedChanges, blocked: readonly BlockedProduct[] = []): Promise<void> {
    clearMessages();
    const result = await update(saved.isPerhapsUndone ? [...saved.changes] : saved.changes.map(ignoreSales));
    if (result.__typename === 'DeskProductsUpdated') {
      setLastSave(null);
      setBlockedUndo(null);
      const { length } = result.products;
      showSuccess(blocked.length === 0 ? 'Undone' : `${length} of ${length + blocked.length} undone`);
      onUndone(result.products);
      return;
    }
    if (result.__typename === 'Unreachable') {
      setLastSave((present) => present && { ...present, isPerhapsUndone: true });
      setBlockedUndo(
        (present) => present && { ...present, others: { ...present.others, isPerhapsUndone: true } },
      );
    }
    const newlyBlocked = findBlocked(result, saved.names);
    const [first] = newlyBlocked;
    if (!first) return showError(`Not undone. ${result.message}`);
    // A message is enough for a single product, and the only place when the page was left.
    if (saved.changes.length + blocked.length === 1) return showError(`Not undone. ${first.text}`);
    if (!isPageOpen.current) return showError(`Not undone. ${result.message}`);
    const blockedIds = new Set<string | number>(newlyBlocked.map(({ id }) => id));
    const changes = saved.changes.filter(({ id }) => !blockedIds.has(id));
    setBlockedUndo({ blocked: [...blocked, ...newlyBlocked], others: { ...saved, changes } });
  }

  return {
    /** Null: nothing to undo. */
    lastSave,
    setLastSave,
    blockedUndo,
    undo,
    undoOthers: () => {
      if (blockedUndo) void undo(blockedUndo.others, blockedUndo.blocked);
    },
    closeBlockedUndo: () => setBlockedUndo(null),
  };
}

/** What was sold since stays sold. A repeated undo does not allow for it: it could not tell sales from its first attempt. */
const ignoreSales = ({
  expectedStock: _,
  inventoryChanges,
  ...change
}: DeskProductChange): DeskProductChange => ({
  ...change,
  ...(inventoryChanges && {
    inventoryChanges: inventoryChanges.map(({ expectedStock: __, ...moved }) => moved),
  }),
});

function findBlocked(result: UpdateResult, names: SavedChanges['names']): BlockedProduct[] {
  if (result.__typename === 'DeskEditConflict')
    return result.conflicts.map(({ stored: { id, name }, changedBy, isOwnChange }) => ({
      id,
      text: `${name} was changed by ${isOwnChange ? 'you in another window' : (changedBy ?? 'somebody else')} since`,
    }));
  if (result.__typename !== 'DeskProductsRefused') return [];
  const messages = new Map<string | number, string>();
  for (const { productId, message } of result.refusals)
    if (productId !== null && !messages.has(productId)) messages.set(productId, message);
  return [...messages].map(([id, message]) => ({ id, text: `${names[id]}: ${message}` }));
}
