import { useApolloClient } from '@apollo/client/react';
import { useNotice } from '../../components/Notice.tsx';
import { graphql } from '../../generated/gql.ts';
import type { AddToCartButton_ProductFragment } from '../../generated/graphql.ts';
import { type CartLine, withAdded } from './cart.ts';
import { texts } from './texts.ts';
import { useCartChange } from './useCartChange.ts';

const ADD_TO_CART = graphql(`
  mutation AddToCart($input: AddToCartInput!) {
    addToCart(input: $input) {
      __typename
      ... on CartChanged {
        cart {
          ...Cart_cart
        }
      }
      ... on Problem {
        message
      }
    }
  }
`);

/** The data of fragment `AddToCartButton_product`, whichever query it comes from. */
export type AddableProduct = Omit<AddToCartButton_ProductFragment, ' $fragmentName'>;

/** The line as it will be, under an id of its own until the server has given it one. */
function newLine(product: AddableProduct, quantity: number, option: string | null): CartLine | null {
  const [image] = product.images;
  if (!image) return null;
  return {
    __typename: 'CartLine',
    id: `new ${product.id} ${option ?? ''}`,
    productId: product.id,
    productTitle: product.name,
    image,
    rating: product.rating,
    price: product.price,
    quantity,
    subTotal: product.price * quantity,
    countInStock: product.countInStock,
    option,
  };
}

/** Additions add up, so each is a change of its own. */
let additions = 0;

/** `addToCart` puts a product into the cart and says so; `busy` until the server has answered. */
export function useAddToCart() {
  const client = useApolloClient();
  const { change, busy } = useCartChange();
  const notify = useNotice();

  async function addToCart(product: AddableProduct, quantity: number, option: string | null): Promise<void> {
    const line = newLine(product, quantity, option);
    const added = await change({
      key: `addition ${++additions}`,
      edit: (cart) => (line ? withAdded(cart, line) : cart),
      send: async () => {
        const input = { productId: product.id, quantity, option };
        const { data } = await client.mutate({ mutation: ADD_TO_CART, variables: { input } });
        return data?.addToCart;
      },
    });
    if (added) notify({ msg: texts.added });
  }

  return { addToCart, busy };
}
