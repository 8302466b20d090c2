import { useId } from 'react';
import { LuChevronDown } from 'react-icons/lu';
import { input, stack, text } from '../../../theme/classes.ts';
import type { ListingState } from '../listing/listing.ts';
import styles from './OriginFilter.module.css';

/** A country that imported products come from. */
export interface OriginCountry {
  iso2: string;
  /** English name. */
  country: string;
}

/** Chooses one of the countries that imported products of a list come from. */
export function OriginFilter({
  code,
  countries,
  onChange,
}: {
  /** ISO2; null: any country. */
  code: string | null;
  countries: readonly OriginCountry[];
  onChange: (change: Pick<ListingState, 'importedFrom'>) => void;
}) {
  // The filters are rendered in the sidebar and in the panel.
  const id = useId();
  return (
    <div className={stack({ direction: 'column', gap: 2 })}>
      <label htmlFor={id} className={text({ weight: 'extrabold' })}>
        Imported from
      </label>
      <div className={styles.field}>
        <select
          id={id}
          className={input({}, styles.select)}
          value={code ?? ''}
          onChange={({ target }) => onChange({ importedFrom: target.value || null })}
        >
          <option value="">Any country</option>
          {countries.map(({ iso2, country }) => (
            <option key={iso2} value={iso2}>
              {country}
            </option>
          ))}
        </select>
        <LuChevronDown className={text({ tone: 'muted' }, styles.arrow)} aria-hidden />
      </div>
    </div>
  );
}
