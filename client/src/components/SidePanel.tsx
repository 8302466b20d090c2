import { Box, CloseButton, chakra, Flex, Heading } from '@chakra-ui/react';
import { type ReactNode, useEffect, useId, useRef } from 'react';

const Dialog = chakra('dialog');

/** A panel that slides in from the left over the page; the browser keeps the focus inside it. */
export function SidePanel({
  title,
  open,
  onClose,
  children,
}: {
  title: string;
  open: boolean;
  onClose: () => void;
  children: ReactNode;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useEffect(() => {
    if (open) dialog.current?.showModal();
    else dialog.current?.close();
  }, [open]);

  return (
    <Dialog
      ref={dialog}
      aria-labelledby={titleId}
      onClose={onClose}
      // A click on the backdrop has the dialog itself as its target.
      onClick={(event) => event.target === event.currentTarget && onClose()}
      position="fixed"
      inset="0"
      m="0"
      w="min(88vw, 22rem)"
      h="100dvh"
      maxH="none"
      bg="bg.panel"
      color="fg"
      boxShadow="card"
      overflowY="auto"
      animation={{ base: 'slide-from-left-full 220ms', _motionReduce: 'none' }}
      _backdrop={{ bg: 'blackAlpha.600' }}
    >
      {open && (
        <Box p="5">
          <Flex justify="space-between" align="center" mb="4">
            <Heading as="h2" size="lg" id={titleId}>
              {title}
            </Heading>
            <CloseButton aria-label={`Close ${title}`} onClick={onClose} />
          </Flex>
          {children}
        </Box>
      )}
    </Dialog>
  );
}
