import { createToaster, Stack, Toast, Toaster, type ToastOptions } from '@chakra-ui/react';
import { type FocusEvent, useEffect, useRef } from 'react';
import { BAR_HEIGHT } from './useBarHeight.ts';

// A phone has the keyboard and the buttons of forms at the bottom. jsdom has no matchMedia.
const isPhone = globalThis.matchMedia?.('(max-width: 767px)').matches ?? false;

const toaster = createToaster({
  placement: isPhone ? 'top' : 'bottom-end',
  offsets: {
    // Below the header with the menu.
    top: '4.5rem',
    // Above a bar at the bottom, which need not be there yet.
    bottom: `max(5.5rem, var(${BAR_HEIGHT}, 0px))`,
    left: '1rem',
    right: '1rem',
  },
  pauseOnPageIdle: true,
});

interface Action {
  label: string;
  onClick: () => void;
}

/** Shows that something is done. @param action for example to undo it */
export const showSuccess = (title: string, action?: Action): void =>
  void toaster.create({ type: 'success', title, ...(action && { action, duration: 10_000 }) });

/** Shows why something was not done, until somebody closes it or `clearMessages` is called. The same reason is shown once. */
export function showError(title: string): void {
  for (const shown of toaster.getVisibleToasts())
    if (shown.type === 'error' && shown.title === title) toaster.dismiss(shown.id);
  toaster.create({ type: 'error', title, duration: Number.POSITIVE_INFINITY });
}

/** Removes all messages, such as the offer to undo what is no longer the last change. */
export const clearMessages = (): void => toaster.dismiss();

/** The place where messages are shown. Those that it shows end with it. */
export function DeskToaster() {
  useEffect(() => () => void toaster.remove(), []);
  return (
    <Toaster toaster={toaster} insetInline={{ mdDown: '4' }}>
      {(toast) => <Message toast={toast} />}
    </Toaster>
  );
}

/** A message. It stays while it has the focus, which goes back to where it came from when somebody presses a button of the message. */
function Message({ toast: { id, title, action } }: { toast: ToastOptions }) {
  const cameFrom = useRef<HTMLElement | null>(null);
  const isInside = ({ currentTarget, relatedTarget }: FocusEvent) => currentTarget.contains(relatedTarget);
  return (
    <Toast.Root
      width={{ md: 'sm' }}
      onFocus={(event) => {
        // The toaster would take the focus back from whoever leaves it with Tab, which traps the keyboard.
        event.stopPropagation();
        if (isInside(event)) return;
        cameFrom.current = event.relatedTarget as HTMLElement | null;
        toaster.pause(id);
      }}
      onBlur={(event) => {
        if (!isInside(event)) toaster.resume(id);
      }}
      onClick={() => cameFrom.current?.focus()}
    >
      <Toast.Indicator />
      <Stack gap="1" flex="1" maxWidth="100%">
        <Toast.Title>{title}</Toast.Title>
      </Stack>
      {action && <Toast.ActionTrigger>{action.label}</Toast.ActionTrigger>}
      <Toast.CloseTrigger />
    </Toast.Root>
  );
}
