import { LuChevronDown } from 'react-icons/lu';
import input from '../../components/TextInput.module.css';
import type { ProductSort } from '../../generated/graphql.ts';
import { SORTS } from './listing.ts';
import styles from './SortSelect.module.css';
import { texts } from './texts.ts';

/** Chooses the order of a list. */
export function SortSelect({
  sort,
  own,
  onChange,
}: {
  sort: ProductSort | null;
  /** What the list's own order is called. */
  own: string;
  onChange: (sort: ProductSort | null) => void;
}) {
  return (
    <div className={styles.field}>
      <select
        className={`${input.input} ${styles.select}`}
        aria-label={texts.sortBy}
        value={sort ?? ''}
        onChange={(event) => onChange((event.target.value || null) as ProductSort | null)}
      >
        <option value="">{own}</option>
        {Object.entries(SORTS).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <LuChevronDown className={styles.sign} aria-hidden />
    </div>
  );
}
