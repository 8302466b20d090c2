import { useEffect, useRef } from 'react';
import { LuCloudOff, LuWifiOff } from 'react-icons/lu';
import { useOnline } from '../../lib/useOnline.ts';
import { button, heading, slotClasses, text } from '../../theme/classes.ts';

const slot = slotClasses('state');

/** Shown instead of content that could not be loaded. Retries on a click, and by itself when the browser is online again. */
export function ErrorState({
  title = 'This could not be loaded',
  message = 'Please check the connection and try again.',
  onRetry,
}: {
  title?: string;
  message?: string;
  onRetry: () => void;
}) {
  const online = useOnline();
  const wasOffline = useRef(false);
  useEffect(() => {
    if (online && wasOffline.current) onRetry();
    wasOffline.current = !online;
  }, [online, onRetry]);

  return (
    <div role="alert" className={slot('root', 'error')}>
      {online ? <LuCloudOff size={48} aria-hidden /> : <LuWifiOff size={48} aria-hidden />}
      <h2 className={heading()}>{online ? title : 'You are offline'}</h2>
      <p className={text({ tone: 'muted' })}>
        {online ? message : 'This is shown as soon as there is a connection again.'}
      </p>
      <button type="button" className={button()} onClick={onRetry}>
        Try again
      </button>
    </div>
  );
}
