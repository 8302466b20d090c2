import { visuallyHidden } from '../theme/classes.ts';
import styles from './Busy.module.css';
import { Spinner } from './Spinner.tsx';

/**
 * Covers the window while a request runs. With `behind` the page can still be used, for changes that show at once: then
 * it appears only when the server takes its time, so that quick changes do not flicker.
 */
export function Busy({ label = 'Loading…', behind = false }: { label?: string; behind?: boolean }) {
  return (
    <div role="status" className={behind ? `${styles.cover} ${styles.behind}` : styles.cover}>
      <Spinner className={styles.spinner} />
      <span className={visuallyHidden()}>{label}</span>
    </div>
  );
}
