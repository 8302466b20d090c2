import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { heading, slotClasses } from '../theme/classes.ts';
import { CloseButton } from './CloseButton.tsx';
import { Appear } from './motion.tsx';

const part = slotClasses('sidePanel');

export interface SidePanelProps {
  title: string;
  open: boolean;
  onClose: () => void;
  /** Where it slides in from. */
  side?: 'left' | 'top';
  children: ReactNode;
}

const AWAY = { left: { x: '-100%' }, top: { y: '-100%' } } as const;

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

  useEffect(() => {
    if (!open) return;
    const { current } = dialog;
    current?.showModal();
    // Left alone, some browsers focus the panel itself, because it scrolls.
    (current?.querySelector<HTMLElement>('[data-focus-first]') ?? current?.querySelector('button'))?.focus();
  }, [open]);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the key for it
    <dialog
      ref={dialog}
      className={part('dialog')}
      aria-labelledby={titleId}
      // Escape: the panel slides out first.
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      // A click beside the panel has the dialog itself as its target.
      onClick={(event) => event.target === event.currentTarget && onClose()}
    >
      <Appear
        className={part('panel', side)}
        shown={open}
        away={AWAY[side]}
        onGone={() => dialog.current?.close()}
      >
        <div className={part('heading')}>
          <h2 className={heading({}, part('title'))} id={titleId}>
            {title}
          </h2>
          <CloseButton label={`Close ${title}`} onClick={onClose} />
        </div>
        {children}
      </Appear>
    </dialog>
  );
}
