import { type FormEvent, useRef, useState } from 'react';
import { LuSearch } from 'react-icons/lu';
import { plural } from '../../lib/format.ts';
import { button, input, visuallyHidden } from '../../theme/classes.ts';
import { lazyDialog } from '../../ui/dialogs/lazyDialog.tsx';
import { Spinner } from '../../ui/states/Spinner.tsx';
import styles from './SearchBox.module.css';
import { useSearch } from './useSearch.ts';
import { useSuggestionList } from './useSuggestionList.ts';

const SuggestionList = lazyDialog(() =>
  import('../../features/catalog/search/SuggestionList.tsx').then((module) => module.SuggestionList),
);

/**
 * The search input. It shows suggestions while the shopper types. Submitting opens the results after the search delay,
 * selecting a suggestion opens it at once. Without JavaScript it is a plain form.
 */
export function SearchBox({ focusFirst = false }: { focusFirst?: boolean }) {
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const { search, open, busy } = useSearch(reset);
  const list = useSuggestionList(text, { isHidden: busy });

  function reset(searchedText?: string) {
    // Keeps text that was typed during the search.
    if (searchedText !== undefined && field.current?.value.trim() !== searchedText) return;
    setText('');
    list.close();
    field.current?.blur();
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    const searchText = text.trim();
    if (list.activeEntry) open(list.activeEntry.to);
    else if (searchText) search(searchText);
    else field.current?.focus();
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: browsers of 2022 do not support <search>
    <form
      className={styles.search}
      role="search"
      action="/search"
      onSubmit={submit}
      onBlur={list.hide}
      aria-busy={busy}
    >
      <input
        ref={field}
        className={input({}, styles.input)}
        name="q"
        type="search"
        maxLength={200}
        enterKeyHint="search"
        data-focus-first={focusFirst || undefined}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          list.restart();
        }}
        placeholder="Search for items..."
        aria-label="Search for items"
        autoComplete="off"
        {...list.inputProps}
      />
      <button type="submit" className={button({}, styles.button)} aria-label="Search">
        {busy ? <Spinner /> : <LuSearch />}
      </button>
      <span className={visuallyHidden()} role="status">
        {list.open && `${list.count} ${plural(list.count, 'suggestion')}`}
      </span>
      {list.open && <SuggestionList {...list.listProps} onChoose={({ to }) => open(to)} />}
    </form>
  );
}
