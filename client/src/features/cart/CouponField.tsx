import { useEffect, useRef } from 'react';
import { button, stack, text } from '../../theme/classes.ts';
import { CodePanel } from './CodePanel.tsx';
import type { Cart } from './cart.ts';
import { useCoupon } from './useCoupon.ts';

/** Where a shopper types a coupon code or uses an announced one; or the code of the cart, with why it takes nothing off. */
export function CouponField({ cart }: { cart: Cart }) {
  const { apply, remove, refusal, busy } = useCoupon();
  const whole = useRef<HTMLDivElement>(null);
  const isChanging = useRef(false);
  const { acceptsCodes, couponCode, codeProblem } = cart;

  async function change(send: () => Promise<boolean>): Promise<boolean> {
    isChanging.current = true;
    const isChanged = await send();
    if (!isChanged) isChanging.current = false;
    return isChanged;
  }

  // The pressed button is gone: what has taken its place gets the focus, and is scrolled to.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the code decides which button there is
  useEffect(() => {
    if (isChanging.current) whole.current?.querySelector<HTMLElement>('summary, button')?.focus();
    isChanging.current = false;
  }, [couponCode]);

  if (couponCode === null && !acceptsCodes) return null;
  return (
    <div ref={whole}>
      {couponCode === null ? (
        <CodePanel refusal={refusal} busy={busy} onApply={(code) => change(() => apply(code))} />
      ) : (
        <>
          <div className={stack({ justify: 'between', wrap: true })}>
            <p className={text({ weight: 'bold', wrap: 'anywhere' })}>Code {couponCode}</p>
            <button
              type="button"
              className={button({ size: 'sm', variant: 'outline' })}
              aria-label={`Remove the code ${couponCode}`}
              onClick={() => void change(remove)}
            >
              Remove
            </button>
          </div>
          {codeProblem && (
            <p role="status" className={text({ tone: 'error' })}>
              {codeProblem.message}
            </p>
          )}
        </>
      )}
    </div>
  );
}
