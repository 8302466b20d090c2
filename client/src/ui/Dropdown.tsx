import {
  type PointerEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react';
import { LuChevronDown } from 'react-icons/lu';
import { button, slotClasses } from '../theme/classes.ts';
import { moveFocus } from './moveFocus.ts';

const slot = slotClasses('dropdown');

interface DropdownProps {
  label: ReactNode;
  /** The button's name for screen readers, when the label is not visible everywhere. */
  'aria-label'?: string;
  /** The button's tooltip, for a label that may be cut. */
  title?: string;
  variant?: 'solid' | 'outline' | 'ghost';
  /** Class of the button. */
  className?: string;
  /** Renders the panel's content; receives a function that closes the panel. */
  children: (close: () => void) => ReactNode;
  /** The edge of the button that the panel is aligned with. */
  align?: 'start' | 'end';
  /** A mouse opens the panel by pointing at the button. */
  openOnHover?: boolean;
  /** The panel is as wide as the nearest positioned ancestor. */
  fullWidth?: boolean;
  hideArrow?: boolean;
  /** The button may be narrower than its label. */
  shrinkable?: boolean;
}

/**
 * A button that opens a panel. The arrow keys open it and move the focus along its controls. Escape, a press outside and
 * leaving it with Tab close it.
 */
export function Dropdown({
  label,
  'aria-label': ariaLabel,
  title,
  variant = 'ghost',
  className,
  children,
  align = 'start',
  openOnHover = false,
  fullWidth = false,
  hideArrow = false,
  shrinkable = hideArrow,
}: DropdownProps) {
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const panelId = useId();
  const close = () => setOpen(false);
  useDismiss(open, close, root, trigger);

  const setOpenByHover = (isHovered: boolean) => (event: PointerEvent) => {
    if (openOnHover && event.pointerType === 'mouse') setOpen(isHovered);
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button opens the panel by click and key, too
    <div
      ref={root}
      className={slot('root', !fullWidth && 'anchor', shrinkable ? 'shrinkable' : 'noShrink')}
      onPointerEnter={setOpenByHover(true)}
      onPointerLeave={setOpenByHover(false)}
      onKeyDown={(event) => {
        if (moveFocus(event)) setOpen(true);
      }}
      onBlur={(event) => {
        if (event.relatedTarget && !root.current?.contains(event.relatedTarget)) setOpen(false);
      }}
    >
      <button
        ref={trigger}
        type="button"
        className={button({ variant }, slot('button'), className)}
        title={title}
        aria-label={ariaLabel}
        aria-expanded={open}
        aria-controls={open ? panelId : undefined}
        onClick={() => setOpen((wasOpen) => openOnHover || !wasOpen)}
      >
        {label}
        {!hideArrow && <LuChevronDown aria-hidden />}
      </button>
      {open && (
        <div id={panelId} className={slot('positioner', fullWidth ? 'fullWidth' : align)}>
          <div className={slot('content')}>{children(close)}</div>
        </div>
      )}
    </div>
  );
}

/** Calls `close` on a press outside of `root`, and on Escape, which also focuses `trigger`. Does nothing while not `open`. */
function useDismiss(
  open: boolean,
  close: () => void,
  root: RefObject<HTMLElement | null>,
  trigger: RefObject<HTMLElement | null>,
): void {
  const onPointerDown = useEffectEvent((event: Event) => {
    if (event.target instanceof Node && !root.current?.contains(event.target)) close();
  });
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    // Otherwise Escape would also close a side panel around the dropdown.
    event.preventDefault();
    close();
    trigger.current?.focus();
  });

  useEffect(() => {
    if (!open) return;
    const controller = new AbortController();
    const { signal } = controller;
    document.addEventListener('pointerdown', (event) => onPointerDown(event), { signal });
    document.addEventListener('keydown', (event) => onKeyDown(event), { signal });
    return () => controller.abort();
  }, [open]);
}
