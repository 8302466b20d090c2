import { useApolloClient } from '@apollo/client/react';
import type { AddToCartButton_ProductFragment } from '../../generated/graphql.ts';
import type { FragmentData } from '../../lib/fragmentData.ts';
import { soon } from '../../lib/soon.ts';
import { useNotice } from '../../ui/Notice.tsx';
import { texts } from './additionTexts.ts';
import { useCartAnswer } from './useCartAnswer.ts';

const loadAddition = soon(() => import('./addition.ts'));

/** The data of fragment `AddToCartButton_product`, whichever query it comes from. */
export type AddableProduct = FragmentData<AddToCartButton_ProductFragment>;

/** `addToCart` puts a product into the cart and says so; `busy` until the server has answered. */
export function useAddToCart() {
  const client = useApolloClient();
  const { settle, busy } = useCartAnswer();
  const notify = useNotice();

  async function addToCart(product: AddableProduct, quantity: number, option: string | null): Promise<void> {
    const added = loadAddition().then((code) => code.addToCart(client, product, quantity, option));
    if (await settle(added)) notify({ msg: texts.added });
  }

  return { addToCart, busy };
}
