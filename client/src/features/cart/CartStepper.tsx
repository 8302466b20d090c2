import { useEffect, useRef } from 'react';
import { START_QUANTITY } from '../../lib/constants.ts';
import { QuantityBox } from '../../ui/product/QuantityBox.tsx';
import { AddToCartButton } from './AddToCartButton.tsx';
import { useCartLines } from './CartLinesProvider.tsx';
import styles from './CartStepper.module.css';
import { isNewLine } from './cart.ts';
import { type AddableProduct, useAddToCart } from './useAddToCart.ts';
import { useRemoveCartLine } from './useRemoveCartLine.ts';
import { useUpdateCartLine } from './useUpdateCartLine.ts';

/** Adds a product to the cart. While it is in the cart, it shows its quantity and changes it in place; less than one removes the line. */
export function CartStepper({
  product,
  option,
  className,
  onUse,
}: {
  product: AddableProduct;
  /** One of the product's options; null if there are none. */
  option: string | null;
  /** Of the button. */
  className: string;
  /** Called when a button is pressed, before the cart changes. */
  onUse: () => void;
}) {
  const line = useCartLines(product.id).find((each) => each.option === option);
  const { addToCart } = useAddToCart();
  const { updateCartLine } = useUpdateCartLine();
  const { removeCartLine } = useRemoveCartLine();
  const control = useRef<HTMLDivElement>(null);
  const isUsed = useRef(false);
  const isInCart = line !== undefined;

  // The pressed button is gone: its place has the focus.
  useEffect(() => {
    const buttons = control.current?.querySelectorAll('button') ?? [];
    if (isUsed.current) [...buttons].at(isInCart ? -1 : 0)?.focus({ preventScroll: true });
    isUsed.current = false;
  }, [isInCart]);

  function change(next: number) {
    if (!line) return;
    // One less may still be above the stock.
    const quantity = Math.min(next, line.countInStock);
    if (isNewLine(line)) void addToCart({ product, option, quantity: START_QUANTITY });
    else if (quantity < 1) void removeCartLine(line.id);
    else void updateCartLine(line.id, quantity);
  }

  return (
    <div
      ref={control}
      className={styles.control}
      onClickCapture={() => {
        isUsed.current = true;
        onUse();
      }}
    >
      {line ? (
        <QuantityBox
          value={line.quantity}
          min={isNewLine(line) ? line.quantity : 0}
          max={line.countInStock}
          label={option ? `${product.name}, ${option}` : product.name}
          onChange={change}
        />
      ) : (
        <AddToCartButton product={product} option={option} className={className} named />
      )}
    </div>
  );
}
