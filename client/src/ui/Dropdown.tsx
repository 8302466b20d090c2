import {
  type KeyboardEvent as ReactKeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { LuChevronDown } from 'react-icons/lu';
import { button, slotClasses } from '../theme/classes.ts';

const part = slotClasses('dropdown');

export interface DropdownProps {
  label: ReactNode;
  /** What the button is called where its label does not say it. */
  name?: string;
  /** What is to be seen of it under the mouse, such as the whole of a label that is cut. */
  title?: string;
  variant?: 'solid' | 'outline' | 'ghost';
  /** The button's own class. */
  className?: string;
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

/** A button that shows a panel; the arrow keys open it and go along what is in it; Escape, a click elsewhere and leaving by Tab close it. */
export function Dropdown({
  label,
  name,
  title,
  variant = 'ghost',
  className = '',
  children,
  align = 'start',
  openOnHover,
  wide,
  plain,
  shrinks = plain,
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

  const moveFocus = (event: ReactKeyboardEvent<HTMLElement>) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    // What is in the panel may know better.
    if (!step || event.defaultPrevented) return;
    event.preventDefault();
    setOpen(true);
    const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('button, a')];
    stops[stops.indexOf(event.target as HTMLElement) + step]?.focus();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only watches; the button opens by click and key too
    <div
      ref={root}
      className={`${part('dropdown')} ${wide ? '' : part('hanging')} ${shrinks ? part('shrinking') : part('stiff')}`}
      onPointerEnter={openOnHover ? (event) => event.pointerType === 'mouse' && setOpen(true) : undefined}
      onPointerLeave={openOnHover ? (event) => event.pointerType === 'mouse' && setOpen(false) : undefined}
      onKeyDown={moveFocus}
      onBlur={(event) => {
        if (event.relatedTarget && !root.current?.contains(event.relatedTarget)) setOpen(false);
      }}
    >
      <button
        ref={trigger}
        type="button"
        className={button({ variant }, part('button'), className)}
        title={title}
        aria-label={name}
        aria-expanded={open}
        aria-controls={open ? panelId : undefined}
        onClick={() => setOpen((before) => openOnHover || !before)}
      >
        {label}
        {!plain && <LuChevronDown aria-hidden />}
      </button>
      {open && (
        <div id={panelId} className={part('place', wide ? 'wide' : align)}>
          <div className={part('panel')}>{children(close)}</div>
        </div>
      )}
    </div>
  );
}
