import { LuWifiOff } from 'react-icons/lu';
import { useOnline } from '../lib/useOnline.ts';
import { slotClasses, stack, text } from '../theme/classes.ts';

const part = slotClasses('offlineBar');

/** Says so at the window's lower edge while the browser has no network. */
export function OfflineBar() {
  const online = useOnline();
  return (
    <div role="status" className={part('bar')}>
      {!online && (
        <div
          className={stack(
            { gap: 2, align: 'center', justify: 'center' },
            text({ weight: 'bold' }, part('words')),
          )}
        >
          <LuWifiOff aria-hidden /> You are offline. What has been loaded can still be read.
        </div>
      )}
    </div>
  );
}
