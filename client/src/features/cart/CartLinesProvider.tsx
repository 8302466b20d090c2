import { useQuery } from '@apollo/client/react';
import { createContext, type ReactNode, useContext } from 'react';
import { graphql } from '../../generated/gql.ts';
import type { CartLinesQuery } from '../../generated/graphql.ts';
import { lazyOnIdle } from '../../lib/page/lazyOnIdle.ts';
import { useSession } from '../../lib/session/session.ts';

const CART_LINES = graphql(`
  query CartLines {
    me {
      id
      cart {
        id
        lines {
          id
          productId
          option
          quantity
          countInStock
        }
      }
    }
  }
`);

/** A line of the cart, as far as product cards show it. */
export type CardLine = NonNullable<CartLinesQuery['me']>['cart']['lines'][number];

const NO_LINES: readonly CardLine[] = [];

/** The lines of the cart; empty for a visitor. */
const CartLinesContext = createContext(NO_LINES);

const useLazyLineQuantity = lazyOnIdle(() =>
  import('./LineQuantity.tsx').then(({ LineQuantity }) => LineQuantity),
);

const LineQuantityContext = createContext<ReturnType<typeof useLazyLineQuantity>>(null);

/** Reads the cart from the cache once for all product cards of a page. */
export function CartLinesProvider({ children }: { children: ReactNode }) {
  const session = useSession();
  // The header's viewer query loads the cart.
  const { data } = useQuery(CART_LINES, { fetchPolicy: 'cache-only', skip: !session });
  const lines = session ? data?.me?.cart.lines : undefined;
  const LineQuantity = useLazyLineQuantity(session !== null);
  return (
    <CartLinesContext value={lines ?? NO_LINES}>
      <LineQuantityContext value={LineQuantity}>{children}</LineQuantityContext>
    </CartLinesContext>
  );
}

/** The lines of a product in the cart, one for each of its options; empty for a visitor. */
export const useCartLines = (productId: string): readonly CardLine[] =>
  useContext(CartLinesContext).filter((line) => line.productId === productId);

/** The component that changes the quantity of a line; null while its code has not been loaded, and for a visitor. */
export const useLineQuantity = () => useContext(LineQuantityContext);
