import { createToaster, Stack, Toast, Toaster } from '@chakra-ui/react';

const toaster = createToaster({
  placement: 'bottom-end',
  // Above the bars of the grid and of selected rows.
  offsets: { top: '1rem', bottom: '5.5rem', left: '1rem', right: '1rem' },
  pauseOnPageIdle: true,
});

interface Action {
  label: string;
  onClick: () => void;
}

/** Shows that something is done. @param action for example to undo it */
export const showSuccess = (title: string, action?: Action): void =>
  void toaster.create({ type: 'success', title, ...(action && { action, duration: 10_000 }) });

/** Shows why something was not done. */
export const showError = (title: string): void =>
  void toaster.create({ type: 'error', title, duration: 8_000 });

/** Removes all messages, such as the offer to undo what is no longer the last change. */
export const clearMessages = (): void => toaster.dismiss();

/** The place where messages are shown. */
export function DeskToaster() {
  return (
    <Toaster toaster={toaster} insetInline={{ mdDown: '4' }}>
      {(toast) => (
        <Toast.Root width={{ md: 'sm' }}>
          <Toast.Indicator />
          <Stack gap="1" flex="1" maxWidth="100%">
            <Toast.Title>{toast.title}</Toast.Title>
          </Stack>
          {toast.action && <Toast.ActionTrigger>{toast.action.label}</Toast.ActionTrigger>}
          <Toast.CloseTrigger />
        </Toast.Root>
      )}
    </Toaster>
  );
}
