import { type KeyboardEvent, useId, useState } from 'react';
import { optionId } from '../../features/catalog/search/optionId.ts';
import { type SuggestionGroup, useSuggestions } from '../../features/catalog/search/useSuggestions.ts';
import { paths } from '../../lib/paths.ts';

/** The last group of the list: a link to all results of the typed text. */
const allResults = (text: string): SuggestionGroup => ({
  title: 'Search',
  entries: [{ to: paths.search(text), label: `All results for “${text}”`, detail: '', image: undefined }],
});

/**
 * The list below the search input: its suggestions for a text, whether it is open, and the active entry. It follows the
 * ARIA pattern of a combobox: the focus stays in the input, which gets `inputProps`.
 * @param isHidden the list stays closed, because a search is running
 */
export function useSuggestionList(text: string, { isHidden }: { isHidden: boolean }) {
  const id = useId();
  const [isShown, setIsShown] = useState(false);
  const [activeIndex, setActiveIndex] = useState(-1);
  const suggestions = useSuggestions(text);
  const groups = suggestions.length > 0 ? [...suggestions, allResults(text.trim())] : [];
  const entries = groups.flatMap((group) => group.entries);
  const open = isShown && !isHidden && entries.length > 0;

  const show = () => setIsShown(true);
  const close = () => {
    setIsShown(false);
    setActiveIndex(-1);
  };

  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && entries.length > 0) {
      event.preventDefault();
      show();
      // One position more than entries: in the first one, no entry is active.
      const positions = entries.length + 1;
      setActiveIndex(((activeIndex + 1 + step + positions) % positions) - 1);
    } else if (event.key === 'Escape' && open) {
      // Otherwise Escape clears the text and closes the search panel.
      event.preventDefault();
      close();
    }
  }

  return {
    open,
    count: entries.length,
    activeEntry: open ? entries[activeIndex] : undefined,
    /** Shows the list without an active entry. */
    restart: () => {
      show();
      setActiveIndex(-1);
    },
    /** Hides the list. The active entry is kept. */
    hide: () => setIsShown(false),
    close,
    inputProps: {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': open,
      'aria-controls': open ? id : undefined,
      'aria-activedescendant': open && activeIndex >= 0 ? optionId(id, activeIndex) : undefined,
      onFocus: show,
      onKeyDown,
    } as const,
    listProps: { id, groups, activeIndex, onActive: setActiveIndex },
  };
}
