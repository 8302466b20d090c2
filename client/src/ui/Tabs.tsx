import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { slotClasses, stack, toggle } from '../theme/classes.ts';

const part = slotClasses('tabs');

export interface TabsProps {
  /** What is chosen between, for screen readers. */
  label: string;
  tabs: { key: string; label: ReactNode }[];
  /** The key of the open tab. */
  open: string;
  onOpen: (key: string) => void;
  /** The open tab's panel. */
  children: ReactNode;
}

/** Tabs over one panel; the arrow keys, Home and End go from tab to tab. */
export function Tabs({ label, tabs, open, onOpen, children }: TabsProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);

  const shown = useRef(tabs[0]?.key);
  // Where there are more than fit beside each other, the open one must be among those that show, as the first is to begin with.
  useEffect(() => {
    if (open === shown.current) return;
    shown.current = open;
    const tab = list.current?.querySelector<HTMLElement>(`[id="${id}-${open}"]`);
    if (list.current && tab)
      list.current.scrollLeft = tab.offsetLeft - (list.current.clientWidth - tab.offsetWidth) / 2;
  }, [id, open]);

  const onKeyDown = (event: KeyboardEvent) => {
    const at = tabs.findIndex(({ key }) => key === open);
    const next = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: tabs.length - 1 }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    const index = (next + tabs.length) % tabs.length;
    const tab = tabs[index];
    if (!tab) return;
    onOpen(tab.key);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[index]?.focus();
  };

  return (
    <div className={part('tabs')}>
      <div
        ref={list}
        className={stack({ gap: 2 }, part('list'))}
        role="tablist"
        aria-label={label}
        onKeyDown={onKeyDown}
      >
        {tabs.map(({ key, label }) => (
          <button
            key={key}
            type="button"
            className={toggle({}, part('tab'))}
            role="tab"
            id={`${id}-${key}`}
            aria-selected={key === open}
            aria-controls={key === open ? `${id}-panel` : undefined}
            tabIndex={key === open ? 0 : -1}
            onClick={() => onOpen(key)}
          >
            {label}
          </button>
        ))}
      </div>
      <div className={part('panel')} role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${open}`}>
        {children}
      </div>
    </div>
  );
}
