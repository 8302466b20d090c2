import { LuWifiOff } from 'react-icons/lu';
import { useOnline } from '../../lib/useOnline.ts';
import { slotClasses, stack, text } from '../../theme/classes.ts';

const slot = slotClasses('offlineBar');

/** A bar at the window's lower edge while the browser is offline. */
export function OfflineBar() {
  const online = useOnline();
  return (
    <div role="status" className={slot('bar')}>
      {!online && (
        <div
          className={stack(
            { gap: 2, align: 'center', justify: 'center' },
            text({ weight: 'bold' }, slot('message')),
          )}
        >
          <LuWifiOff aria-hidden /> You are offline. What has been loaded can still be read.
        </div>
      )}
    </div>
  );
}
