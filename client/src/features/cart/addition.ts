import type { ApolloClient } from '@apollo/client';
import { graphql } from '../../generated/gql.ts';
import { type CartLine, withAdded } from './cart.ts';
import { changeCart } from './changeCart.ts';
import type { AddableProduct } from './useAddToCart.ts';
import type { Answer } from './useCartAnswer.ts';

const ADD_TO_CART = graphql(`
  mutation AddToCart($input: AddToCartInput!) {
    addToCart(input: $input) {
      __typename
      ...CartChanged_answer
      ... on Problem {
        message
      }
    }
  }
`);

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

/** Puts a product into the cart; resolves to the server's answer. */
export function addToCart(
  client: ApolloClient,
  product: AddableProduct,
  quantity: number,
  option: string | null,
): Promise<Answer | null> {
  const line = newLine(product, quantity, option);
  return changeCart(client, {
    key: `addition ${++additions}`,
    edit: (cart) => (line ? withAdded(cart, line) : cart),
    send: async () => {
      const input = { productId: product.id, quantity, option };
      const { data } = await client.mutate({ mutation: ADD_TO_CART, variables: { input } });
      return data?.addToCart;
    },
  });
}
