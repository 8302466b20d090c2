import { Box, Button, type ButtonProps } from '@chakra-ui/react';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { LuChevronDown } from 'react-icons/lu';

export interface DropdownProps extends Omit<ButtonProps, 'children' | 'onClick'> {
  label: ReactNode;
  /** What opens below the button; receives the way to close it. */
  children: (close: () => void) => ReactNode;
  /** Which edge of the button the panel keeps to. */
  align?: 'start' | 'end';
  /** Opens under a mouse too, as menus in a navigation bar do. */
  openOnHover?: boolean;
  /** As wide as the nearest positioned element around it, instead of hanging below the button. */
  wide?: boolean;
  /** Without the sign that something opens, where room is short. */
  plain?: boolean;
  /** Narrower than its label where room is short. */
  shrinks?: boolean;
}

/** A button that shows a panel; Escape, a click elsewhere and leaving by Tab close it. */
export function Dropdown({
  label,
  children,
  align = 'start',
  openOnHover,
  wide,
  plain,
  shrinks = plain,
  ...button
}: DropdownProps) {
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const panelId = useId();
  const close = () => setOpen(false);

  useEffect(() => {
    if (!open) return;
    const onPointerDown = (event: PointerEvent) => {
      if (!root.current?.contains(event.target as Node)) setOpen(false);
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // Not the panel around it as well.
      event.preventDefault();
      setOpen(false);
      trigger.current?.focus();
    };
    document.addEventListener('pointerdown', onPointerDown);
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('pointerdown', onPointerDown);
      document.removeEventListener('keydown', onKeyDown);
    };
  }, [open]);

  return (
    <Box
      ref={root}
      position={wide ? 'static' : 'relative'}
      flexShrink={shrinks ? '1' : '0'}
      minW="0"
      onPointerEnter={openOnHover ? (event) => event.pointerType === 'mouse' && setOpen(true) : undefined}
      onPointerLeave={openOnHover ? (event) => event.pointerType === 'mouse' && setOpen(false) : undefined}
      onBlur={(event) => {
        if (event.relatedTarget && !root.current?.contains(event.relatedTarget)) setOpen(false);
      }}
    >
      <Button
        ref={trigger}
        variant="ghost"
        maxW="full"
        aria-expanded={open}
        aria-controls={open ? panelId : undefined}
        onClick={() => setOpen((before) => openOnHover || !before)}
        {...button}
      >
        {label}
        {!plain && <LuChevronDown aria-hidden />}
      </Button>
      {open && (
        <Box
          id={panelId}
          position="absolute"
          top="100%"
          zIndex="dropdown"
          pt={wide ? '0' : '2'}
          {...(wide ? { insetX: '0' } : align === 'start' ? { insetStart: '0' } : { insetEnd: '0' })}
        >
          <Box
            bg="bg.panel"
            borderWidth="1px"
            borderRadius="l3"
            boxShadow="card"
            p="2"
            minW="56"
            maxH="70vh"
            overflowY="auto"
            animation={{ base: 'fade-in 120ms', _motionReduce: 'none' }}
          >
            {children(close)}
          </Box>
        </Box>
      )}
    </Box>
  );
}
