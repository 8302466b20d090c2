import { type FormEvent, useId, useRef, useState } from 'react';
import { button, input, stack, text } from '../../theme/classes.ts';
import { lazyDialog } from '../../ui/dialogs/lazyDialog.tsx';
import { ignoreDoubleClick } from '../../ui/ignoreDoubleClick.ts';
import styles from './CodePanel.module.css';

const CodeList = lazyDialog(() => import('./CodeList.tsx').then((module) => module.CodeList), {
  preload: false,
});

interface CodePanelProps {
  /** Why the last code was not accepted; null: it was, or none was sent. */
  refusal: string | null;
  busy: boolean;
  /** Resolves to whether the code was accepted. */
  onApply: (code: string) => Promise<boolean>;
}

/** Where a shopper types a coupon code or uses an announced one, folded until it is needed. */
export function CodePanel({ refusal, busy, onApply }: CodePanelProps) {
  const refusalId = useId();
  const field = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState('');
  const [isOpen, setOpen] = useState(false);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (busy) return;
    if (!(await onApply(code)) && code.trim() === '') field.current?.focus();
  }

  function use(announcedCode: string): void {
    // So that a refusal is read beside its code.
    setCode(announcedCode);
    void onApply(announcedCode);
  }

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
        <button type="submit" className={button({ variant: 'outline' })} {...ignoreDoubleClick(busy)}>
          Apply
        </button>
      </form>
      {refusal !== null && (
        <p id={refusalId} role="alert" className={text({ tone: 'error' })}>
          {refusal}
        </p>
      )}
      {isOpen && <CodeList busy={busy} onUse={use} />}
    </details>
  );
}
