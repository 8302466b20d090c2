import { useRef } from 'react';
import { useResultMutation } from '../../../../src/lib/useResultMutation.ts';
import { graphql } from '../../../generated/gql.ts';
import type { DeskNewProduct } from '../../../generated/graphql.ts';
import { newIdempotencyKey } from '../../../lib/idempotencyKey.ts';
import { showError, showSuccess } from '../../../ui/messages/toaster.tsx';

const CREATE_PRODUCT = graphql(`
  mutation CreateProduct($input: DeskNewProduct!) {
    createProduct(input: $input) {
      __typename
      ...Refusal @unmask
      ... on DeskProductCreated {
        product {
          ...DeskProduct_product @unmask
        }
      }
      ... on DeskProductsRefused {
        refusals {
          field
          message
        }
      }
    }
  }
`);

const DUPLICATE_PRODUCT = graphql(`
  mutation DuplicateProduct($id: ID!) {
    duplicateProduct(id: $id) {
      __typename
      ...Refusal @unmask
      ... on DeskProductCreated {
        product {
          ...DeskProduct_product @unmask
        }
      }
    }
  }
`);

interface CreateHandlers {
  onCreated: (id: string) => void;
  onRefused: (refusals: readonly { field: string | null; message: string }[]) => void;
}

const UNREACHABLE =
  'The shop cannot be reached. Save again: the product is created once, however often you save it.';

/**
 * Creates products, and copies of products. One idempotency key lasts until the shop has answered, so that a repeated request creates one
 * product.
 */
export function useCreateProduct({ onCreated, onRefused }: CreateHandlers) {
  const creation = useResultMutation(CREATE_PRODUCT, UNREACHABLE);
  const duplication = useResultMutation(DUPLICATE_PRODUCT);

  const key = useRef('');

  async function create(product: DeskNewProduct): Promise<void> {
    key.current ||= newIdempotencyKey();
    const input = { ...product, idempotencyKey: key.current };
    const result = await creation.mutate({ variables: { input } });
    if (result.__typename !== 'Unreachable') key.current = '';
    if (result.__typename === 'DeskProductCreated') {
      showSuccess(`${result.product.name} created`);
      onCreated(result.product.id);
      return;
    }
    if (result.__typename === 'DeskProductsRefused') onRefused(result.refusals);
    showError(result.message);
  }

  async function duplicate(id: string): Promise<void> {
    const result = await duplication.mutate({ variables: { id } });
    if (result.__typename !== 'DeskProductCreated') return showError(result.message);
    showSuccess('Copied. The copy is not on sale yet.');
    onCreated(result.product.id);
  }

  return { create, duplicate, busy: creation.busy || duplication.busy };
}
