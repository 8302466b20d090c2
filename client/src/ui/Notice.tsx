import { createContext, type ReactNode, useCallback, useContext, useEffect, useState } from 'react';
import { LuCircleAlert, LuCircleCheck, LuInfo } from 'react-icons/lu';
import { NOTICE_SHOWN_FOR } from '../lib/constants.ts';
import { paths } from '../lib/paths.ts';
import { slotClasses } from '../theme/classes.ts';
import { CloseButton } from './CloseButton.tsx';
import { Appear } from './motion.tsx';

const part = slotClasses('notice');

/** A message for the shopper: that something went well, unless it says otherwise. */
export interface Notice {
  msg: string;
  /** Something went wrong; it is read out at once. */
  error?: boolean;
  /** Neither good nor bad. */
  neutral?: boolean;
  /** Shown at the upper edge of the window instead of the lower one. */
  atTop?: boolean;
  /** Shown after the message. A plain link, because notices are drawn outside of the router. */
  link?: { label: string; href: string };
}

/** Null takes what is shown away. */
type Notify = (notice: Notice | null) => void;

/** The link to the sign-in page, and back to this page afterwards, for messages that ask to sign in. */
export const signInLink = () => ({
  label: 'Sign In',
  href: paths.signIn(window.location.pathname + window.location.search),
});

const NoticeContext = createContext<Notify | null>(null);

/** Gives `notify`, which shows one message at a time; a new one takes the place of the old. */
export function useNotice(): Notify {
  const notify = useContext(NoticeContext);
  if (!notify) throw new Error('useNotice needs a NoticeProvider above it');
  return notify;
}

/** Shows the messages of everything inside it. */
export function NoticeProvider({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<(Notice & { key: number }) | null>(null);
  const notify = useCallback<Notify>((notice) => {
    setShown((before) => notice && { ...notice, key: (before?.key ?? 0) + 1 });
  }, []);
  const close = useCallback(() => setShown(null), []);

  useEffect(() => {
    if (!shown) return;
    const timer = setTimeout(close, NOTICE_SHOWN_FOR);
    return () => clearTimeout(timer);
  }, [shown, close]);

  return (
    <NoticeContext value={notify}>
      {children}
      <NoticeBar notice={shown} onClose={close} />
    </NoticeContext>
  );
}

const ICONS = { error: LuCircleAlert, neutral: LuInfo, success: LuCircleCheck };

function NoticeBar({ notice, onClose }: { notice: (Notice & { key: number }) | null; onClose: () => void }) {
  const look = notice?.error ? 'error' : notice?.neutral ? 'neutral' : 'success';
  const Icon = ICONS[look];
  return (
    <Appear
      shown={notice !== null}
      itemKey={notice?.key}
      away={{ opacity: 0, y: 24 }}
      ref={showOnTop}
      data-notice={look}
      className={`${part('notice')} ${part(look)} ${notice?.atTop ? part('top') : ''}`}
    >
      <Icon className={part('icon')} aria-hidden />
      <p role={notice?.error ? 'alert' : 'status'} className={part('words')}>
        {notice?.msg}
      </p>
      {notice?.link && (
        <a href={notice.link.href} className={part('link')}>
          {notice.link.label}
        </a>
      )}
      <CloseButton label="Close message" className={part('close')} onClick={onClose} />
    </Appear>
  );
}

/** As a popover it stands over open dialogs too, such as the payment window. */
function showOnTop(element: HTMLElement | null): void {
  if (!element?.showPopover || element.popover) return;
  element.popover = 'manual';
  element.showPopover();
}
