import { START_QUANTITY } from '../../lib/constants.ts';
import type { ListedProduct } from '../../lib/listedProduct.ts';
import { QuantityBox } from '../../ui/product/QuantityBox.tsx';
import { type CartLine, isNewLine } from './cart.ts';
import { useAddToCart } from './useAddToCart.ts';
import { useRemoveCartLine } from './useRemoveCartLine.ts';
import { useUpdateCartLine } from './useUpdateCartLine.ts';

interface LineQuantityProps {
  line: Pick<CartLine, 'id' | 'option' | 'quantity' | 'countInStock'>;
  /** The product of the line. */
  product: ListedProduct;
}

/** Changes the quantity of a line on its product's card; less than one removes the line. */
export function LineQuantity({ line, product }: LineQuantityProps) {
  const { addToCart } = useAddToCart();
  const { updateCartLine } = useUpdateCartLine();
  const { removeCartLine } = useRemoveCartLine();
  const { option } = line;
  const isNew = isNewLine(line);

  function change(next: number) {
    // One less may still be above the stock.
    const quantity = Math.min(next, line.countInStock);
    if (isNew) void addToCart({ product, option, quantity: START_QUANTITY });
    else if (quantity < 1) void removeCartLine(line.id);
    else void updateCartLine(line.id, quantity);
  }

  return (
    <QuantityBox
      value={line.quantity}
      min={isNew ? line.quantity : 0}
      max={line.countInStock}
      label={option ? `${product.name}, ${option}` : product.name}
      onChange={change}
    />
  );
}
