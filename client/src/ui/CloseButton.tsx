import { LuX } from 'react-icons/lu';
import { button } from '../theme/classes.ts';
import styles from './CloseButton.module.css';

/** Closes what its label names. */
export function CloseButton({
  label,
  className = '',
  onClick,
}: {
  label: string;
  className?: string;
  onClick: () => void;
}) {
  return (
    <button
      type="button"
      aria-label={label}
      className={button({ variant: 'ghost' }, styles.close, className)}
      onClick={onClick}
    >
      <LuX />
    </button>
  );
}
