import { LuShoppingCart } from 'react-icons/lu';
import { START_QUANTITY } from '../../lib/constants.ts';
import type { ListedProduct } from '../../lib/listedProduct.ts';
import { useSession } from '../../lib/session/session.ts';
import { wantedAction } from '../../lib/session/wantedAction.ts';
import { button } from '../../theme/classes.ts';
import { ignoreDoubleClick } from '../../ui/ignoreDoubleClick.ts';
import { useSignInNotice } from '../../ui/signInNotice.ts';
import { useAddToCart } from './useAddToCart.ts';

export interface AddToCartButtonProps {
  product: ListedProduct;
  quantity?: number;
  /** One of the product's options; null while none is selected, or when there are none. */
  option?: string | null;
  /** Called instead of adding when the product has options and none is selected. */
  onOptionMissing?: () => void;
  className?: string;
  /** Adds the product's name and option to the button's accessible name. */
  named?: boolean;
}

/** Adds a product to the signed-in shopper's cart. */
export function AddToCartButton({
  product,
  quantity = START_QUANTITY,
  option = null,
  onOptionMissing,
  className = button(),
  named = false,
}: AddToCartButtonProps) {
  const session = useSession();
  const showSignInNotice = useSignInNotice();
  const { addToCart, busy } = useAddToCart();
  const soldOut = product.countInStock === 0;

  function add() {
    const item = { product, quantity, option };
    if (product.options.length > 0 && option === null) onOptionMissing?.();
    else if (!session) showSignInNotice('Please login first', wantedAction('addToCart', item));
    else void addToCart(item);
  }

  const name = option === null ? product.name : `${product.name}, ${option}`;
  const label = soldOut ? 'Sold out' : busy ? 'Adding...' : 'Add to cart';
  return (
    <button
      type="button"
      className={className}
      disabled={soldOut}
      aria-label={named ? `${label}: ${name}` : undefined}
      {...ignoreDoubleClick(busy, add)}
    >
      <LuShoppingCart aria-hidden />
      {label}
    </button>
  );
}
