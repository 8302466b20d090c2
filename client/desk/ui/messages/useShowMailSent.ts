import { sandboxMailsUrl, useMailDelivery } from '../../lib/mailDelivery.ts';
import { showSuccess } from './toaster.tsx';

/** Shows that a mail is sent. In a demo, which only shows its mails, an action opens it. */
export function useShowMailSent(): (message: string, recipient: string) => void {
  const isSandbox = useMailDelivery() === 'SANDBOX';
  return (message, recipient) =>
    showSuccess(
      message,
      isSandbox
        ? {
            label: 'Read it',
            onClick: () => void window.open(sandboxMailsUrl(recipient), '_blank', 'noopener'),
          }
        : undefined,
    );
}
