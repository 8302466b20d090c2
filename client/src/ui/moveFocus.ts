import type { KeyboardEvent } from 'react';

/**
 * Moves the focus between an element's buttons, links and inputs with the arrow keys, which do not scroll then. Returns
 * false for other keys, and for keys that the content has handled itself.
 */
export function moveFocus(event: KeyboardEvent<HTMLElement>): boolean {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!step || event.defaultPrevented) return false;
  event.preventDefault();
  const controls = [...event.currentTarget.querySelectorAll<HTMLElement>('input, button, a')];
  const focusedIndex = controls.findIndex((control) => control === event.target);
  controls[focusedIndex + step]?.focus();
  return true;
}
