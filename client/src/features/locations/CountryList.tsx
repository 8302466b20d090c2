import { useQuery } from '@apollo/client/react';
import { type KeyboardEvent, useState } from 'react';
import { storeLocation } from '../../lib/location.ts';
import { button, input, text } from '../../theme/classes.ts';
import { moveFocus } from '../../ui/moveFocus.ts';
import { Spinner } from '../../ui/states/Spinner.tsx';
import styles from './CountryList.module.css';
import { COUNTRIES } from './countries.ts';
import { matchingCountries } from './matchingCountries.ts';

interface CountryListProps {
  /** ISO2 code; null for all countries. */
  selected: string | null;
  /** Called when another country was stored. */
  onChange: () => void;
  onClose: () => void;
}

/** The countries to select from, filtered by a text. */
export function CountryList({ selected, onChange, onClose }: CountryListProps) {
  const [search, setSearch] = useState('');
  const { data, error } = useQuery(COUNTRIES);
  const matches = matchingCountries(data?.countries ?? [], search);
  const select = (iso2: string | null, position: number) => {
    if (iso2 === selected) return onClose();
    storeLocation(iso2, position);
    onChange();
  };
  const selectFirst = (event: KeyboardEvent) => {
    const first = search.trim() && matches[0];
    if (event.key === 'Enter' && first) select(first.iso2, first.position);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it moves the focus between its controls
    <div className={styles.countries} onKeyDown={moveFocus}>
      <input
        className={input()}
        // biome-ignore lint/a11y/noAutofocus: the list opens in a panel, whose first control this is
        autoFocus
        value={search}
        onKeyDown={selectFirst}
        onChange={(event) => setSearch(event.target.value)}
        placeholder="Search here..."
        aria-label="Search a country"
      />
      <ul className={styles.list} tabIndex={-1}>
        <Entry label="Your Location" selected={selected === null} onSelect={() => select(null, 0)} />
        {matches.map(({ country, iso2, position }) => (
          <Entry
            key={iso2}
            label={country}
            selected={selected === iso2}
            onSelect={() => select(iso2, position)}
          />
        ))}
      </ul>
      <Status
        loading={!data && !error}
        failed={error !== undefined}
        empty={data !== undefined && matches.length === 0}
      />
    </div>
  );
}

interface EntryProps {
  label: string;
  selected: boolean;
  onSelect: () => void;
}

function Entry({ label, selected, onSelect }: EntryProps) {
  return (
    <li>
      <button
        type="button"
        className={button({ variant: selected ? 'subtle' : 'ghost', size: 'sm' }, styles.entry)}
        aria-current={selected || undefined}
        onClick={onSelect}
      >
        {label}
      </button>
    </li>
  );
}

interface StatusProps {
  loading: boolean;
  failed: boolean;
  /** No country matches the text. */
  empty: boolean;
}

function Status({ loading, failed, empty }: StatusProps) {
  return (
    <>
      {loading && (
        <div
          role="img"
          aria-label="Loading countries"
          className={text({ size: 'xl', tone: 'accent' }, styles.state)}
        >
          <Spinner />
        </div>
      )}
      {failed && (
        <p role="alert" className={text({ tone: 'error' }, styles.state)}>
          The countries could not be loaded.
        </p>
      )}
      {empty && (
        <p role="status" className={text({ size: 'sm', tone: 'muted' }, styles.state)}>
          No country matches.
        </p>
      )}
    </>
  );
}
