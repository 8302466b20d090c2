import { useQuery } from '@apollo/client/react';
import { type KeyboardEvent, useState } from 'react';
import { storeLocation } from '../../lib/location.ts';
import { button, input } from '../../theme/classes.ts';
import { Spinner } from '../../ui/Spinner.tsx';
import styles from './CountryList.module.css';
import { COUNTRIES } from './countries.ts';
import { matchingCountries } from './matchingCountries.ts';
import { texts } from './texts.ts';

/** The countries to select from, filtered by a text. */
export function CountryList({ chosen, onClose }: { chosen: string | null; onClose: () => void }) {
  const [text, setText] = useState('');
  const { data, error } = useQuery(COUNTRIES);
  const matching = matchingCountries(data?.countries ?? [], text);
  const choose = (iso2: string | null, position: number) => {
    if (iso2 === chosen) return onClose();
    storeLocation(iso2, position);
    window.location.reload();
  };
  const chooseFirst = (event: KeyboardEvent) => {
    const first = text.trim() && matching[0];
    if (event.key === 'Enter' && first) choose(first.iso2, first.position);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only moves the focus among what is in it
    <div className={styles.countries} onKeyDown={moveFocus}>
      <input
        className={input()}
        // biome-ignore lint/a11y/noAutofocus: the list opens in a panel, whose first control this is
        autoFocus
        value={text}
        onKeyDown={chooseFirst}
        onChange={(event) => setText(event.target.value)}
        placeholder={texts.search}
        aria-label={texts.searchLabel}
      />
      <ul className={styles.list} tabIndex={-1}>
        <Entry label={texts.anywhere} chosen={chosen === null} onChoose={() => choose(null, 0)} />
        {matching.map(({ country, iso2, position }) => (
          <Entry
            key={iso2}
            label={country}
            chosen={chosen === iso2}
            onChoose={() => choose(iso2, position)}
          />
        ))}
      </ul>
      {!data && !error && (
        <div role="img" aria-label={texts.loading} className={styles.loading}>
          <Spinner />
        </div>
      )}
      {error && (
        <p role="alert" className={styles.failed}>
          {texts.failed}
        </p>
      )}
      {data && matching.length === 0 && (
        <p role="status" className={styles.none}>
          {texts.none}
        </p>
      )}
    </div>
  );
}

/** The arrow keys go along the entries, and between them and the text above. */
function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!step) return;
  event.preventDefault();
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input, button')];
  stops[stops.indexOf(event.target as HTMLElement) + step]?.focus();
}

function Entry({ label, chosen, onChoose }: { label: string; chosen: boolean; onChoose: () => void }) {
  return (
    <li>
      <button
        type="button"
        className={button({ variant: chosen ? 'subtle' : 'ghost', size: 'sm' }, styles.entry)}
        aria-current={chosen || undefined}
        onClick={onChoose}
      >
        {label}
      </button>
    </li>
  );
}
