import { Button, Dialog, Flex } from '@chakra-ui/react';
import { type ReactNode, useRef, useState } from 'react';
import { paths } from '../../lib/paths.ts';
import { DialogContent } from '../../ui/dialogs/DialogContent.tsx';
import { ButtonLink } from '../../ui/links/ButtonLink.tsx';

/**
 * `confirmPayAgain` asks whether to pay although an earlier payment is still being confirmed, and resolves to the answer.
 * `warning` is the dialog, which has to be rendered.
 */
export function usePayAgainWarning(): { confirmPayAgain: () => Promise<boolean>; warning: ReactNode } {
  const [isOpen, setIsOpen] = useState(false);
  const answer = useRef<(payAgain: boolean) => void>(null);

  const confirmPayAgain = () =>
    new Promise<boolean>((resolve) => {
      answer.current = resolve;
      setIsOpen(true);
    });
  const close = (payAgain: boolean) => {
    setIsOpen(false);
    answer.current?.(payAgain);
  };

  const warning = (
    <Dialog.Root
      role="alertdialog"
      placement="center"
      open={isOpen}
      onOpenChange={() => close(false)}
      lazyMount
      unmountOnExit
    >
      <DialogContent title="Pay a second time?">
        <Dialog.Body>
          Your earlier payment is still being confirmed. If it goes through, you get one order for it. Pay
          again only if your bank says that it failed, or if you want to buy something else.
        </Dialog.Body>
        <Dialog.Footer>
          <Flex gap="3" wrap="wrap" justify="end">
            <Button variant="outline" onClick={() => close(true)}>
              Pay again
            </Button>
            <ButtonLink to={paths.orders()} size="md">
              Wait and see Orders
            </ButtonLink>
          </Flex>
        </Dialog.Footer>
      </DialogContent>
    </Dialog.Root>
  );
  return { confirmPayAgain, warning };
}
