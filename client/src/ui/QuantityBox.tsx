import { LuMinus, LuPlus } from 'react-icons/lu';
import { button, slotClasses, stack, surface, text } from '../theme/classes.ts';
import { useNotice } from './Notice.tsx';

const part = slotClasses('quantityBox');

export interface QuantityBoxProps {
  value: number;
  /** How many can be bought; above it plus is refused with an alert. */
  max: number;
  onChange: (quantity: number) => void;
  /** What is counted, for the buttons' labels. */
  label: string;
  disabled?: boolean;
}

const STEP = button({ variant: 'ghost', square: true });

/** How many to buy: from 1 to the stock. */
export function QuantityBox({ value, max, onChange, label, disabled = false }: QuantityBoxProps) {
  const notify = useNotice();
  const plus = () => {
    if (value < max) onChange(value + 1);
    else notify({ msg: 'The quantity is greater than product count in stock', error: true });
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form
    <div
      className={stack(
        { align: 'center' },
        surface({ variant: 'panel', bordered: true, radius: 'md' }, part('box')),
      )}
      role="group"
      aria-label={`Quantity of ${label}`}
    >
      <button
        type="button"
        className={STEP}
        aria-label="One less"
        disabled={disabled || value <= 1}
        onClick={() => onChange(value - 1)}
      >
        <LuMinus />
      </button>
      <output className={text({ weight: 'bold', align: 'center' }, part('value'))} aria-live="polite">
        {value}
      </output>
      <button type="button" className={STEP} aria-label="One more" disabled={disabled} onClick={plus}>
        <LuPlus />
      </button>
    </div>
  );
}
