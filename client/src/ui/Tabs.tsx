import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { slotClasses, stack, toggle } from '../theme/classes.ts';

const slot = slotClasses('tabs');

interface TabsProps {
  /** For screen readers. */
  label: string;
  tabs: { key: string; label: ReactNode }[];
  /** The key of the open tab. */
  open: string;
  onOpen: (key: string) => void;
  /** The open tab's panel. */
  children: ReactNode;
}

/** Tabs over one panel. The arrow keys, Home and End move between tabs. */
export function Tabs({ label, tabs, open, onOpen, children }: TabsProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);

  const previousTab = useRef(tabs[0]?.key);
  // Scrolls the open tab to the centre where not all tabs fit into the window.
  useEffect(() => {
    if (open === previousTab.current) return;
    previousTab.current = open;
    const tab = list.current?.querySelector<HTMLElement>('[aria-selected=true]');
    if (list.current && tab)
      list.current.scrollLeft = tab.offsetLeft - (list.current.clientWidth - tab.offsetWidth) / 2;
  }, [open]);

  const onKeyDown = (event: KeyboardEvent) => {
    const current = tabs.findIndex(({ key }) => key === open);
    const next = { ArrowRight: current + 1, ArrowLeft: current - 1, Home: 0, End: -1 }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    const index = (next + tabs.length) % tabs.length;
    const tab = tabs[index];
    if (!tab) return;
    onOpen(tab.key);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[index]?.focus();
  };

  return (
    <div className={slot('root')}>
      <div
        ref={list}
        className={stack({ gap: 2 }, slot('list'))}
        role="tablist"
        aria-label={label}
        onKeyDown={onKeyDown}
      >
        {tabs.map(({ key, label }) => (
          <button
            key={key}
            type="button"
            className={toggle({}, slot('tab'))}
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
      <div className={slot('panel')} role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${open}`}>
        {children}
      </div>
    </div>
  );
}
