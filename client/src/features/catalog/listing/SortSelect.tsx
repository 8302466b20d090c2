import { LuChevronDown } from 'react-icons/lu';
import { useLocation } from 'react-router-dom';
import type { ProductSort } from '../../../generated/graphql.ts';
import { button, input, stack, text } from '../../../theme/classes.ts';
import { isSort, SORTS, writeListing } from './listing.ts';
import styles from './SortSelect.module.css';

/** Selects the order of a list. Without JavaScript it is a plain form. */
export function SortSelect({
  sort,
  defaultLabel,
  onChange,
}: {
  sort: ProductSort | null;
  /** Label of the list's own order. */
  defaultLabel: string;
  onChange: (sort: ProductSort | null) => void;
}) {
  const { pathname, search } = useLocation();
  const otherParams = writeListing(new URLSearchParams(search), { sort: null });
  return (
    <form action={pathname} className={stack({ gap: 3 }, styles.form)}>
      {[...otherParams].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div className={styles.field}>
        <select
          className={input({}, styles.select)}
          name="sort"
          aria-label="Sort by"
          value={sort ?? ''}
          onChange={({ target }) => onChange(isSort(target.value) ? target.value : null)}
        >
          <option value="">{defaultLabel}</option>
          {Object.entries(SORTS).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
        <LuChevronDown className={text({ tone: 'muted' }, styles.arrow)} aria-hidden />
      </div>
      <button type="submit" className={button({ variant: 'outline' }, styles.apply)}>
        Apply
      </button>
    </form>
  );
}
