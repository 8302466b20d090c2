import { Box, CloseButton, chakra, Flex, Heading } from '@chakra-ui/react';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Appear } from './motion.tsx';

const Dialog = chakra('dialog');

export interface SidePanelProps {
  title: string;
  open: boolean;
  onClose: () => void;
  /** Where it slides in from. */
  side?: 'left' | 'top';
  children: ReactNode;
}

const SIDES = {
  left: { shape: { w: 'min(88vw, 22rem)', h: '100dvh', overflowY: 'auto' }, away: { x: '-100%' } },
  top: { shape: { w: 'full', minH: '40dvh' }, away: { y: '-100%' } },
} as const;

/** A panel that slides in over the page. */
export function SidePanel(props: SidePanelProps) {
  const [wanted, setWanted] = useState(props.open);
  if (props.open && !wanted) setWanted(true);
  return wanted ? <Panel {...props} /> : null;
}

/**
 * The browser keeps the focus inside it and gives it back afterwards. The focus begins at what has the attribute
 * `data-focus-first`, else at the first control.
 */
function Panel({ title, open, onClose, side = 'left', children }: SidePanelProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const { shape, away } = SIDES[side];

  useEffect(() => {
    if (!open) return;
    const { current } = dialog;
    current?.showModal();
    // Left alone, some browsers focus the panel itself, because it scrolls.
    (current?.querySelector<HTMLElement>('[data-focus-first]') ?? current?.querySelector('button'))?.focus();
  }, [open]);

  return (
    <Dialog
      ref={dialog}
      aria-labelledby={titleId}
      // Escape: the panel slides out first.
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      // A click beside the panel has the dialog itself as its target.
      onClick={(event) => event.target === event.currentTarget && onClose()}
      position="fixed"
      inset="0"
      m="0"
      w="100vw"
      h="100dvh"
      maxW="none"
      maxH="none"
      overflow="hidden"
      bg="transparent"
      color="fg"
      _backdrop={{ bg: 'blackAlpha.600' }}
    >
      <Box asChild p="5" bg="bg.panel" boxShadow="card" {...shape}>
        <Appear shown={open} away={away} onGone={() => dialog.current?.close()}>
          <Flex justify="space-between" align="center" mb="4">
            <Heading as="h2" size="lg" id={titleId}>
              {title}
            </Heading>
            <CloseButton aria-label={`Close ${title}`} onClick={onClose} />
          </Flex>
          {children}
        </Appear>
      </Box>
    </Dialog>
  );
}
