import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { heading, slotClasses } from '../../theme/classes.ts';
import { Presence } from '../motion/motion.tsx';
import { CloseButton } from './CloseButton.tsx';

const slot = slotClasses('sidePanel');

interface SidePanelProps {
  title: string;
  open: boolean;
  onClose: () => void;
  /** The window's edge that it slides in from. */
  side?: 'left' | 'top';
  children: ReactNode;
}

const HIDDEN_STYLE = { left: { x: '-100%' }, top: { y: '-100%' } } as const;

/** A modal panel that slides in over the page. It is mounted when it opens for the first time. */
export function SidePanel(props: SidePanelProps) {
  const [wasOpened, setWasOpened] = useState(props.open);
  if (props.open && !wasOpened) setWasOpened(true);
  return wasOpened ? <Panel {...props} /> : null;
}

/** First focuses the element with the attribute `data-focus-first`, otherwise the first button. */
function Panel({ title, open, onClose, side = 'left', children }: SidePanelProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useEffect(() => {
    if (!open) return;
    const { current } = dialog;
    current?.showModal();
    // By default some browsers focus the panel itself, because it is scrollable.
    (current?.querySelector<HTMLElement>('[data-focus-first]') ?? current?.querySelector('button'))?.focus();
  }, [open]);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it, too
    <dialog
      ref={dialog}
      className={slot('dialog')}
      aria-labelledby={titleId}
      // On Escape the dialog is closed after the panel has slid out.
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      // A click outside of the panel has the dialog as its target.
      onClick={(event) => event.target === event.currentTarget && onClose()}
    >
      <Presence
        className={slot('panel', side)}
        isVisible={open}
        hiddenStyle={HIDDEN_STYLE[side]}
        onExited={() => dialog.current?.close()}
      >
        <div className={slot('header')}>
          <h2 className={heading({}, slot('title'))} id={titleId}>
            {title}
          </h2>
          <CloseButton label={`Close ${title}`} onClick={onClose} />
        </div>
        {children}
      </Presence>
    </dialog>
  );
}
