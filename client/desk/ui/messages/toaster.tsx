import { createToaster, Stack, Toast, Toaster, type ToastOptions } from '@chakra-ui/react';
import { type FocusEvent, useEffect, useRef } from 'react';
import { messageOffsets, placeMessages } from './messagePlace.ts';
import { addRefusal, clearRefusals } from './refusals.ts';

// jsdom has no matchMedia.
const isPhone = globalThis.matchMedia?.('(max-width: 767px)').matches ?? false;

const toaster = createToaster({
  placement: isPhone ? 'top' : 'bottom-end',
  offsets: messageOffsets,
  pauseOnPageIdle: true,
});

interface Action {
  label: string;
  onClick: () => void;
}

/** Shows that something is done. @param action for example to undo it */
export const showSuccess = (title: string, action?: Action): void =>
  void toaster.create({ type: 'success', title, ...(action && { action, duration: 10_000 }) });

/** Shows in the page or dialog why something was not done, until somebody closes it or `clearMessages` is called. */
export const showError = addRefusal;

/** Removes all messages, such as the offer to undo what is no longer the last change. */
export function clearMessages(): void {
  toaster.dismiss();
  clearRefusals();
}

/** The place where successes are shown. Those that it shows end with it. */
export function DeskToaster() {
  useEffect(() => () => void toaster.remove(), []);
  useEffect(() => {
    const place = () => requestAnimationFrame(() => placeMessages(isPhone));
    const stopListening = toaster.subscribe(place);
    // A dialog that opens changes the attributes of the body.
    const dialogs = new MutationObserver(place);
    dialogs.observe(document.body, { attributes: true });
    for (const type of ['resize', 'scrollend']) window.addEventListener(type, place);
    return () => {
      stopListening();
      dialogs.disconnect();
      for (const type of ['resize', 'scrollend']) window.removeEventListener(type, place);
    };
  }, []);
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
      // Where a page has no free place for it, what is below can still be pressed.
      css={{
        '&, & [data-ghost]': { pointerEvents: 'none !important' },
        '& button': { pointerEvents: 'auto' },
      }}
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
