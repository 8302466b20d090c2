import { LuX } from 'react-icons/lu';
import { buttonLook } from './buttonLook.ts';
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
      className={`${buttonLook({ variant: 'ghost' })} ${styles.close} ${className}`}
      onClick={onClick}
    >
      <LuX />
    </button>
  );
}
