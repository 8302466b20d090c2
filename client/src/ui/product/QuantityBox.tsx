import { LuMinus, LuPlus } from 'react-icons/lu';
import { button, slotClasses, stack, surface, text } from '../../theme/classes.ts';
import { useNotice } from '../states/Notice.tsx';

const slot = slotClasses('quantityBox');

interface QuantityBoxProps {
  value: number;
  /** The least that can be selected; by default 1. */
  min?: number;
  /** The stock. The plus button shows an error when it is reached. */
  max: number;
  onChange: (quantity: number) => void;
  /** The product's name, for screen readers. */
  label: string;
  disabled?: boolean;
}

const STEP_BUTTON = button({ variant: 'ghost', square: true });

/** Selects a quantity up to the stock. */
export function QuantityBox({ value, min = 1, max, onChange, label, disabled = false }: QuantityBoxProps) {
  const notify = useNotice();
  const increase = () => {
    if (value < max) onChange(value + 1);
    else notify({ message: 'The quantity is greater than product count in stock', error: true });
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form
    <div
      className={stack(
        { align: 'center' },
        surface({ variant: 'panel', bordered: true, radius: 'md' }, slot('box')),
      )}
      role="group"
      aria-label={`Quantity of ${label}`}
    >
      <button
        type="button"
        className={STEP_BUTTON}
        aria-label="One less"
        disabled={disabled || value <= min}
        onClick={() => onChange(value - 1)}
      >
        <LuMinus />
      </button>
      <output className={text({ weight: 'bold', align: 'center' }, slot('value'))} aria-live="polite">
        {value}
      </output>
      <button
        type="button"
        className={STEP_BUTTON}
        aria-label="One more"
        disabled={disabled}
        onClick={increase}
      >
        <LuPlus />
      </button>
    </div>
  );
}
