import { LuX } from 'react-icons/lu';
import { button } from '../../theme/classes.ts';

interface CloseButtonProps {
  /** For screen readers. */
  label: string;
  className?: string;
  onClick: () => void;
}

export function CloseButton({ label, className, onClick }: CloseButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      className={button({ variant: 'ghost', square: true }, className)}
      onClick={onClick}
    >
      <LuX />
    </button>
  );
}
