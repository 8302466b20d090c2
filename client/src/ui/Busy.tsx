import { slotClasses, visuallyHidden } from '../theme/classes.ts';
import { Spinner } from './Spinner.tsx';

const part = slotClasses('busy');

/**
 * Covers the window while a request runs. With `behind` the page can still be used, for changes that show at once: then
 * it appears only when the server takes its time, so that quick changes do not flicker.
 */
export function Busy({ label = 'Loading…', behind = false }: { label?: string; behind?: boolean }) {
  return (
    <div role="status" className={behind ? part('cover', 'behind') : part('cover')}>
      <Spinner className={part('spinner')} />
      <span className={visuallyHidden()}>{label}</span>
    </div>
  );
}
