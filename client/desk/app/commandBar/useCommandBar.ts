import { useEffect, useState } from 'react';

/** Whether the command bar is open; Ctrl+K or ⌘K opens and closes it. */
export function useCommandBar() {
  /** `turn` counts how often it was opened. */
  const [{ isOpen, turn }, setState] = useState({ isOpen: false, turn: 0 });
  const open = () => setState((state) => ({ isOpen: true, turn: state.turn + 1 }));
  const close = () => setState((state) => ({ ...state, isOpen: false }));
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.metaKey || event.ctrlKey)) return;
      event.preventDefault();
      setState(({ isOpen, turn }) => ({ isOpen: !isOpen, turn: isOpen ? turn : turn + 1 }));
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  return { isOpen, turn, open, close };
}
