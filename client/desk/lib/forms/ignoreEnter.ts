import type { KeyboardEvent } from 'react';

/** For the key presses of a search field in a form: Enter does not submit the form. */
export function ignoreEnter(event: KeyboardEvent): void {
  if (event.key === 'Enter') event.preventDefault();
}
