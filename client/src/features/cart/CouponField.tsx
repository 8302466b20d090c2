import { type FormEvent, useId, useRef, useState } from 'react';
import { button, input, stack, text } from '../../theme/classes.ts';
import { lazyDialog } from '../../ui/dialogs/lazyDialog.tsx';
import styles from './CouponField.module.css';
import type { Cart } from './cart.ts';
import { useCoupon } from './useCoupon.ts';

const CodeList = lazyDialog(() => import('./CodeList.tsx').then((module) => module.CodeList), false);

/**
 * Where a shopper types a coupon code or uses an announced one, folded until it is needed; or the code of the cart, with why it takes
 * nothing off.
 */
export function CouponField({ cart }: { cart: Cart }) {
  const { apply, remove, refusal, busy } = useCoupon();
  const refusalId = useId();
  const field = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState('');
  const [isOpen, setOpen] = useState(false);
  const { acceptsCodes, couponCode, codeProblem } = cart;

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (busy) return;
    if (await apply(code)) setCode('');
    else if (code.trim() === '') field.current?.focus();
  }

  async function use(announcedCode: string): Promise<void> {
    if (busy) return;
    setCode(announcedCode);
    if (await apply(announcedCode)) setCode('');
  }

  if (couponCode !== null)
    return (
      <div>
        <div className={stack({ justify: 'between', wrap: true })}>
          <p className={text({ weight: 'bold', wrap: 'anywhere' })}>Code {couponCode}</p>
          <button
            type="button"
            className={button({ size: 'sm', variant: 'outline' })}
            aria-label={`Remove the code ${couponCode}`}
            onClick={() => void remove()}
          >
            Remove
          </button>
        </div>
        {codeProblem && (
          <p role="status" className={text({ tone: 'error' })}>
            {codeProblem.message}
          </p>
        )}
      </div>
    );
  if (!acceptsCodes) return null;
  return (
    <details
      // Also when it was opened before hydration.
      ref={(panel) => {
        if (panel?.open) setOpen(true);
      }}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className={styles.summary}>Have a code?</summary>
      <form className={stack({ gap: 3 }, styles.form)} onSubmit={(event) => void submit(event)}>
        <input
          ref={field}
          className={input({}, styles.code)}
          aria-label="Coupon code"
          aria-invalid={refusal !== null || undefined}
          aria-describedby={refusal === null ? undefined : refusalId}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={60}
          value={code}
          onChange={(event) => setCode(event.target.value)}
        />
        <button type="submit" className={button({ variant: 'outline' })} disabled={busy}>
          Apply
        </button>
      </form>
      {refusal !== null && (
        <p id={refusalId} role="alert" className={text({ tone: 'error' })}>
          {refusal}
        </p>
      )}
      {isOpen && <CodeList onUse={(code) => void use(code)} />}
    </details>
  );
}
