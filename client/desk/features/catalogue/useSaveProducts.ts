import { useResultMutation } from '../../../src/lib/useResultMutation.ts';
import { graphql } from '../../generated/gql.ts';
import type { DeskProductChange } from '../../generated/graphql.ts';
import { clearMessages, showError, showSuccess } from '../../ui/messages/toaster.tsx';
import type { DeskProduct, ProductRow } from './deskProduct.ts';
import { previousValues } from './previousValues.ts';
import { useUndoSave } from './useUndoSave.ts';

const UPDATE_PRODUCTS = graphql(`
  mutation UpdateProducts($changes: [DeskProductChange!]!, $dryRun: Boolean) {
    updateProducts(changes: $changes, dryRun: $dryRun) {
      __typename
      ...Refusal @unmask
      ... on DeskProductsUpdated {
        products {
          ...DeskProduct_product @unmask
        }
      }
      ... on DeskEditConflict {
        conflicts {
          changedBy
          changedAt
          isOwnChange
          stored {
            ...DeskProduct_product @unmask
          }
        }
      }
      ... on DeskProductsRefused {
        refusals {
          productId
          field
          entryId
          entryField
          message
        }
      }
    }
  }
`);

/** Why a value is refused. */
export interface ProductRefusal {
  productId: string | null;
  /** The input field; null: the product as a whole. */
  field: string | null;
  /** Of a variant or an inventory item, if it is one that is refused, and its input field. */
  entryId?: string | null;
  entryField?: string | null;
  message: string;
}

/** A product that was changed meanwhile. */
export interface ProductConflict {
  /** As it is now. */
  stored: DeskProduct;
  /** Null: nobody of the staff, or only the stock differs. */
  changedBy: string | null;
  changedAt: string | null;
  isOwnChange: boolean;
}

export interface SaveHandlers {
  onSaved?: (products: readonly DeskProduct[]) => void;
  /** Nothing was saved: these products were changed meanwhile. */
  onConflict: (conflicts: readonly ProductConflict[], message: string) => void;
  /** Nothing was saved: these values are refused. It tells the member of staff. */
  onRefused: (refusals: readonly ProductRefusal[], message: string) => void;
}

/** Saves changes of products, all or none, and offers to undo them. */
export function useSaveProducts({ onSaved, onConflict, onRefused }: SaveHandlers) {
  const { mutate, busy } = useResultMutation(UPDATE_PRODUCTS);
  const saveUndo = useUndoSave({
    update: (changes) => mutate({ variables: { changes } }),
    onUndone: (products) => onSaved?.(products),
  });

  /** @param previous the products in the versions of the changes, in their order @returns whether they are saved */
  async function save(changes: DeskProductChange[], previous: readonly ProductRow[]): Promise<boolean> {
    const result = await mutate({ variables: { changes } });
    if (result.__typename === 'DeskProductsUpdated') {
      const { products } = result;
      onSaved?.(products);
      const title =
        products.length === 1 ? `${products[0]?.name} saved` : `${products.length} products saved`;
      const saved = {
        changes: previousValues(changes, previous, products),
        names: Object.fromEntries(products.map(({ id, name }) => [id, name])),
      };
      // Only the last save can be undone.
      clearMessages();
      saveUndo.setLastSave(saved);
      showSuccess(title, { label: 'Undo', onClick: () => void saveUndo.undo(saved) });
      return true;
    }
    tellProblem(result);
    return false;
  }

  /**
   * Saves nothing, and tells as `save` does why the changes could not be saved now.
   * @returns whether products were changed meanwhile
   */
  async function check(changes: DeskProductChange[]): Promise<{ hasConflicts: boolean }> {
    const result = await mutate({ variables: { changes, dryRun: true } });
    if (result.__typename !== 'DeskProductsUpdated') tellProblem(result);
    return { hasConflicts: result.__typename === 'DeskEditConflict' };
  }

  function tellProblem(result: Exclude<Result, { __typename: 'DeskProductsUpdated' }>): void {
    if (result.__typename === 'DeskEditConflict') onConflict(result.conflicts, result.message);
    else if (result.__typename === 'DeskProductsRefused') onRefused(result.refusals, result.message);
    else showError(result.message);
  }
  type Result = Awaited<ReturnType<typeof mutate>>;

  return { save, check, busy, saveUndo };
}
