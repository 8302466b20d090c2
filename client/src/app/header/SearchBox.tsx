import { type FormEvent, type KeyboardEvent, useCallback, useId, useRef, useState } from 'react';
import { LuSearch } from 'react-icons/lu';
import { optionId } from '../../features/catalog/search/optionId.ts';
import { useSuggestions } from '../../features/catalog/search/useSuggestions.ts';
import { paths } from '../../lib/paths.ts';
import { button, input, visuallyHidden } from '../../theme/classes.ts';
import { lazyDialog } from '../../ui/lazyDialog.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import styles from './SearchBox.module.css';
import { useSearch } from './useSearch.ts';

const SuggestionList = lazyDialog(() =>
  import('../../features/catalog/search/SuggestionList.tsx').then((module) => module.SuggestionList),
);

/**
 * The search input. It shows suggestions while the shopper types. Submitting opens the results after the search delay,
 * selecting a suggestion opens it at once. Without JavaScript it is a plain form.
 */
export function SearchBox({ focusFirst = false }: { focusFirst?: boolean }) {
  const [text, setText] = useState('');
  const [isListShown, setIsListShown] = useState(false);
  const [active, setActive] = useState(-1);
  const field = useRef<HTMLInputElement>(null);
  const listId = useId();

  const reset = useCallback((searched?: string) => {
    // Keeps text that was typed during the search.
    if (searched !== undefined && field.current?.value.trim() !== searched) return;
    setText('');
    setIsListShown(false);
    setActive(-1);
    field.current?.blur();
  }, []);
  const { search, open, busy } = useSearch(reset);

  const suggestions = useSuggestions(text);
  const q = text.trim();
  const all = { to: paths.search(q), label: `All results for “${q}”`, detail: '', image: undefined };
  const groups = suggestions.length > 0 ? [...suggestions, { title: 'Search', entries: [all] }] : [];
  const entries = groups.flatMap((group) => group.entries);
  const isListOpen = isListShown && !busy && entries.length > 0;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const entry = isListOpen ? entries[active] : undefined;
    if (entry) open(entry.to);
    else if (!q) field.current?.focus();
    else search(q);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && entries.length > 0) {
      event.preventDefault();
      setIsListShown(true);
      // One position more than entries: in the first one, no entry is active.
      const positions = entries.length + 1;
      setActive(((active + 1 + step + positions) % positions) - 1);
    } else if (event.key === 'Escape' && isListOpen) {
      // Otherwise Escape clears the text and closes the search panel.
      event.preventDefault();
      setIsListShown(false);
      setActive(-1);
    }
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: browsers of 2022 do not support <search>
    <form
      className={styles.search}
      role="search"
      action="/search"
      onSubmit={submit}
      onBlur={() => setIsListShown(false)}
      aria-busy={busy}
    >
      <input
        ref={field}
        className={input({}, styles.input)}
        name="q"
        type="search"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isListOpen}
        aria-controls={isListOpen ? listId : undefined}
        aria-activedescendant={isListOpen && active >= 0 ? optionId(listId, active) : undefined}
        enterKeyHint="search"
        data-focus-first={focusFirst || undefined}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          setIsListShown(true);
          setActive(-1);
        }}
        onFocus={() => setIsListShown(true)}
        onKeyDown={onKeyDown}
        placeholder="Search for items..."
        aria-label="Search for items"
        autoComplete="off"
      />
      <button type="submit" className={button({}, styles.button)} aria-label="Search">
        {busy ? <Spinner /> : <LuSearch />}
      </button>
      <span className={visuallyHidden()} role="status">
        {isListOpen && (entries.length === 1 ? '1 suggestion' : `${entries.length} suggestions`)}
      </span>
      {isListOpen && (
        <SuggestionList
          id={listId}
          groups={groups}
          active={active}
          onActive={setActive}
          onChoose={({ to }) => open(to)}
        />
      )}
    </form>
  );
}
