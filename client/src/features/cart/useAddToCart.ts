import { graphql } from '../../generated/gql.ts';
import { type WantedInputs, wantedAction } from '../../lib/session/wantedAction.ts';
import { useNotice } from '../../ui/states/Notice.tsx';
import { addLine, type CartLine, newLineId } from './cart.ts';
import { useCartMutation } from './useCartMutation.ts';

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

type CartItem = WantedInputs['addToCart'];

/** The optimistic line, with a temporary id. */
function newLine({ product, quantity, option }: CartItem): CartLine | null {
  const [image] = product.images;
  if (!image) return null;
  return {
    __typename: 'CartLine',
    id: newLineId(product.id, option),
    productId: product.id,
    productTitle: product.name,
    image: { ...image, __typename: 'Image' },
    rating: product.rating,
    price: product.price,
    quantity,
    subTotal: product.price * quantity,
    countInStock: product.countInStock,
    option,
    // Its unit price comes with the server's answer.
    variant: null,
  };
}

/** Quantities add up, so every addition is a mutation of its own. */
let additions = 0;

/** `addToCart` adds a product to the cart; `busy` until the server has answered. */
export function useAddToCart() {
  const notify = useNotice();
  const { mutateCart, busy } = useCartMutation(ADD_TO_CART);

  async function addToCart(item: CartItem): Promise<void> {
    const { product, quantity, option } = item;
    const line = newLine(item);
    const isAdded = await mutateCart({
      key: `addition ${++additions}`,
      variables: { input: { productId: product.id, quantity, option } },
      wanted: wantedAction('addToCart', item),
      optimisticUpdate: (cart) => (line ? addLine(cart, line) : cart),
    });
    if (isAdded) notify({ message: 'Item is added in the cart' });
  }

  return { addToCart, busy };
}
