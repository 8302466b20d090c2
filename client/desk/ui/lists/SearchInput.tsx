import { useRef } from 'react';
import { useShortcut } from '../../lib/shortcuts.ts';
import { TextFilter, type TextFilterProps } from './TextFilter.tsx';

/** The search of a page: `/` goes there, Escape back to the page's keys. */
export function SearchInput(props: Omit<TextFilterProps, 'ref' | 'type'>) {
  const input = useRef<HTMLInputElement>(null);
  useShortcut('/', 'Search', () => input.current?.focus());
  return (
    <TextFilter
      {...props}
      ref={input}
      type="search"
      maxLength={200}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        // Browsers would empty the box.
        event.preventDefault();
        input.current?.blur();
      }}
    />
  );
}
