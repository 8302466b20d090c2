import { useEffect, useRef } from 'react';
import type { ListedProduct } from '../../lib/listedProduct.ts';
import { AddToCartButton } from './AddToCartButton.tsx';
import { useCartLines, useLineQuantity } from './CartLinesProvider.tsx';
import styles from './CartStepper.module.css';

/** Adds a product to the cart. While it is in the cart, its quantity is shown and changed in place. */
export function CartStepper({
  product,
  option,
  className,
  onUse,
}: {
  product: ListedProduct;
  /** One of the product's options; null if there are none. */
  option: string | null;
  /** Of the button. */
  className: string;
  /** Called when a button is pressed, before the cart changes. */
  onUse: () => void;
}) {
  const LineQuantity = useLineQuantity();
  const line = useCartLines(product.id).find((each) => each.option === option);
  const control = useRef<HTMLDivElement>(null);
  const isUsed = useRef(false);
  const isInCart = line !== undefined;

  /** Whether a press takes the last units out of the cart. */
  const isRemoval = (pressed: EventTarget): boolean => {
    const oneLess = control.current?.querySelector('button');
    const isLast = line !== undefined && Math.min(line.quantity - 1, line.countInStock) < 1;
    return isLast && oneLess?.contains(pressed as Node) === true;
  };

  // The pressed button is gone: what has taken its place gets the focus.
  useEffect(() => {
    const buttons = [...(control.current?.querySelectorAll('button') ?? [])];
    if (isUsed.current) buttons.at(isInCart ? -1 : 0)?.focus({ preventScroll: true });
    isUsed.current = false;
  }, [isInCart]);

  return (
    <div
      ref={control}
      className={styles.control}
      onClickCapture={({ target }) => {
        // After any other press the buttons stay, until perhaps another card of the product changes the cart.
        isUsed.current = !isInCart || isRemoval(target);
        onUse();
      }}
    >
      {line && LineQuantity ? (
        <LineQuantity line={line} product={product} />
      ) : (
        <AddToCartButton product={product} option={option} className={className} named />
      )}
    </div>
  );
}
