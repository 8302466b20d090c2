import {
  createContext,
  type MouseEvent,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useState,
} from 'react';
import { LuCircleAlert, LuCircleCheck, LuInfo } from 'react-icons/lu';
import { NOTICE_SHOWN_FOR } from '../../lib/constants.ts';
import { slotClasses } from '../../theme/classes.ts';
import { CloseButton } from '../dialogs/CloseButton.tsx';
import { Presence } from '../motion/motion.tsx';

const slot = slotClasses('notice');

/** A message for the shopper; about a success unless it is an error or neutral. */
export interface Notice {
  message: string;
  /** Screen readers read it at once. */
  error?: boolean;
  neutral?: boolean;
  /** Shown at the window's upper edge instead of the lower one. */
  atTop?: boolean;
  /** A link after the message. A click calls `open`, because notices are rendered outside of the router. */
  link?: { label: string; href: string; open: () => void };
}

/** Shows a notice instead of the current one; null only removes that. */
type Notify = (notice: Notice | null) => void;

const NoticeContext = createContext<Notify | null>(null);

/** Throws outside of a `NoticeProvider`. */
export function useNotice(): Notify {
  const notify = useContext(NoticeContext);
  if (!notify) throw new Error('useNotice needs a NoticeProvider above it');
  return notify;
}

/** Shows the notices of its children, one at a time, for six seconds. */
export function NoticeProvider({ children }: { children: ReactNode }) {
  const [notice, setNotice] = useState<(Notice & { key: number }) | null>(null);
  const notify = useCallback<Notify>((next) => {
    setNotice((previous) => next && { ...next, key: (previous?.key ?? 0) + 1 });
  }, []);
  const close = useCallback(() => setNotice(null), []);

  useEffect(() => {
    if (!notice) return;
    const timer = setTimeout(close, NOTICE_SHOWN_FOR);
    return () => clearTimeout(timer);
  }, [notice, close]);

  return (
    <NoticeContext value={notify}>
      {children}
      <NoticeBar notice={notice} onClose={close} />
    </NoticeContext>
  );
}

const ICONS = { error: LuCircleAlert, neutral: LuInfo, success: LuCircleCheck };

function NoticeBar({ notice, onClose }: { notice: (Notice & { key: number }) | null; onClose: () => void }) {
  const status = notice?.error ? 'error' : notice?.neutral ? 'neutral' : 'success';
  const Icon = ICONS[status];
  return (
    <Presence
      isVisible={notice !== null}
      itemKey={notice?.key}
      hiddenStyle={{ opacity: 0, y: 24 }}
      ref={showAsPopover}
      data-notice={status}
      className={slot('root', status, notice?.atTop && 'top')}
    >
      <Icon className={slot('icon')} aria-hidden />
      <p role={notice?.error ? 'alert' : 'status'} className={slot('message')}>
        {notice?.message}
      </p>
      {notice?.link && <NoticeLink {...notice.link} onClose={onClose} />}
      <CloseButton label="Close message" className={slot('close')} onClick={onClose} />
    </Presence>
  );
}

function NoticeLink({ label, href, open, onClose }: NonNullable<Notice['link']> & { onClose: () => void }) {
  const follow = (event: MouseEvent) => {
    // The browser opens another tab or window.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onClose();
    open();
  };
  return (
    <a href={href} className={slot('link')} onClick={follow}>
      {label}
    </a>
  );
}

/** A popover is drawn over open dialogs, too, such as the payment window. */
function showAsPopover(element: HTMLElement | null): void {
  if (!element?.showPopover || element.popover) return;
  element.popover = 'manual';
  element.showPopover();
}
