import { type FormEvent, type KeyboardEvent, useCallback, useId, useRef, useState } from 'react';
import { LuSearch } from 'react-icons/lu';
import { optionId } from '../../features/catalog/search/optionId.ts';
import { useSuggestions } from '../../features/catalog/search/useSuggestions.ts';
import { paths } from '../../lib/paths.ts';
import { button, input } from '../../theme/classes.ts';
import { lazyDialog } from '../../ui/lazyDialog.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { texts } from '../texts.ts';
import styles from './SearchBox.module.css';
import { useSearch } from './useSearch.ts';

const SuggestionList = lazyDialog(() =>
  import('../../features/catalog/search/SuggestionList.tsx').then((module) => module.SuggestionList),
);

/**
 * The shop's search. Suggests entries while the shopper types, and opens the results after the search delay; a suggestion
 * opens at once. Without scripts it is a plain form.
 */
export function SearchBox({ focusFirst = false }: { focusFirst?: boolean }) {
  const [text, setText] = useState('');
  const [shown, setShown] = useState(false);
  const [active, setActive] = useState(-1);
  const field = useRef<HTMLInputElement>(null);
  const listId = useId();

  const reset = useCallback((searched?: string) => {
    // Keeps what was typed while the search was running.
    if (searched !== undefined && field.current?.value.trim() !== searched) return;
    setText('');
    setShown(false);
    setActive(-1);
    field.current?.blur();
  }, []);
  const { search, open, busy } = useSearch(reset);

  const suggested = useSuggestions(text);
  const q = text.trim();
  const all = { to: paths.search({ q }), label: texts.allResults(q), detail: '', image: undefined };
  const groups = suggested.length > 0 ? [...suggested, { title: texts.search, entries: [all] }] : [];
  const entries = groups.flatMap((group) => group.entries);
  const listed = shown && !busy && entries.length > 0;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const entry = listed ? entries[active] : undefined;
    if (entry) open(entry.to);
    else if (!q) field.current?.focus();
    else search(q);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && entries.length > 0) {
      event.preventDefault();
      setShown(true);
      // One position more than entries: the text itself, with no entry active.
      const positions = entries.length + 1;
      setActive(((active + 1 + step + positions) % positions) - 1);
    } else if (event.key === 'Escape' && listed) {
      // Otherwise Escape clears the text and closes the search panel.
      event.preventDefault();
      setShown(false);
      setActive(-1);
    }
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: browsers of 2022 do not know <search>
    <form
      className={styles.search}
      role="search"
      action="/search"
      onSubmit={submit}
      onBlur={() => setShown(false)}
      aria-busy={busy}
    >
      <input
        ref={field}
        className={input({}, styles.input)}
        name="q"
        type="search"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={listed}
        aria-controls={listed ? listId : undefined}
        aria-activedescendant={listed && active >= 0 ? optionId(listId, active) : undefined}
        enterKeyHint="search"
        data-focus-first={focusFirst || undefined}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          setShown(true);
          setActive(-1);
        }}
        onFocus={() => setShown(true)}
        onKeyDown={onKeyDown}
        placeholder={texts.searchPlaceholder}
        aria-label={texts.searchLabel}
        autoComplete="off"
      />
      <button type="submit" className={button({}, styles.button)} aria-label={texts.search}>
        {busy ? <Spinner /> : <LuSearch />}
      </button>
      <span className={styles.status} role="status">
        {listed ? texts.suggestionCount(entries.length) : ''}
      </span>
      {listed && (
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
