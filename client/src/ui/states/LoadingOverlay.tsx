import { slotClasses, visuallyHidden } from '../../theme/classes.ts';
import { Spinner } from './Spinner.tsx';

const slot = slotClasses('loadingOverlay');

/**
 * Covers the window while a request runs. With `nonBlocking` the page stays usable, and the cover appears after a delay, so
 * that quick requests do not flicker.
 */
export function LoadingOverlay({
  label = 'Loading…',
  nonBlocking = false,
}: {
  label?: string;
  nonBlocking?: boolean;
}) {
  return (
    <div role="status" className={slot('cover', nonBlocking && 'nonBlocking')}>
      <Spinner className={slot('spinner')} />
      <span className={visuallyHidden()}>{label}</span>
    </div>
  );
}
