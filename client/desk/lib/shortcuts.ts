import { useEffect, useEffectEvent, useMemo, useSyncExternalStore } from 'react';

/** A key that does something on the present page. */
export interface Shortcut {
  /** As in `KeyboardEvent.key`, such as `j` or `?`; for two keys one after the other `g o`. */
  keys: string;
  label: string;
}

let shortcuts: readonly Shortcut[] = [];
const listeners = new Set<() => void>();

function update(next: readonly Shortcut[]): void {
  shortcuts = next;
  for (const listener of listeners) listener();
}

/** The shortcuts of the present page, for the help. */
export const useShortcutList = (): readonly Shortcut[] =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => shortcuts,
  );

/** How long the second key of a sequence may take. */
const SEQUENCE_MS = 1000;
let previous = { key: '', at: 0 };
/** What the present event presses: a key, or a sequence that the key ends. */
let pressed = '';
// In the capture phase: before the listeners of the shortcuts.
document.addEventListener(
  'keydown',
  ({ key, timeStamp }) => {
    const sequence = `${previous.key} ${key}`;
    const isSequence =
      timeStamp - previous.at < SEQUENCE_MS && shortcuts.some((shortcut) => shortcut.keys === sequence);
    pressed = isSequence ? sequence : key;
    previous = { key, at: timeStamp };
  },
  { capture: true },
);

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/** Whether a dialog or menu is open. Closed menus and popovers stay in the page, hidden. */
export const hasOpenDialog = (): boolean =>
  document.querySelector(':is([role=dialog],[role=alertdialog],[role=menu]):not([hidden])') !== null;

/** Enter on a control is the control's. */
const isControl = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('a, button, summary, [role=button], [role=tab]') !== null;

/**
 * Calls `run` on a key press, unless somebody is typing or a dialog is open, and lists the key in the help.
 * @param run null: the key does nothing at present, and is not listed
 */
export function useShortcut(keys: string, label: string, run: ((event: KeyboardEvent) => void) | null): void {
  const isOff = run === null;
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    if (isTyping(event.target) || hasOpenDialog()) return;
    if (event.key === 'Enter' && isControl(event.target)) return;
    if (keys !== pressed) return;
    event.preventDefault();
    run?.(event);
  });
  const listed = useMemo(() => (isOff ? [] : [{ keys, label }]), [keys, label, isOff]);
  useShortcutHelp(listed);
  useEffect(() => {
    if (isOff) return;
    const listener = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, [isOff]);
}

/** Lists keys in the help that something else handles. @param listed the same array at each render */
export function useShortcutHelp(listed: readonly Shortcut[]): void {
  useEffect(() => {
    update([...shortcuts, ...listed]);
    return () => update(shortcuts.filter((shortcut) => !listed.includes(shortcut)));
  }, [listed]);
}
