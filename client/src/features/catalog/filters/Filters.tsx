import { useId } from 'react';
import { RATING_MAX, RATING_OPTIONS } from '../../../lib/constants.ts';
import { useResettableState } from '../../../lib/useResettableState.ts';
import { button, stack, text } from '../../../theme/classes.ts';
import { Stars } from '../../../ui/product/Stars.tsx';
import { isFiltered, type ListingState, NO_FILTERS } from '../listing/listing.ts';
import styles from './Filters.module.css';
import { type OriginCountry, OriginFilter } from './OriginFilter.tsx';
import { PriceFilter } from './PriceFilter.tsx';

/** The filters of a product list: price, rating and, if any of its products are imported, the country of origin. */
export function Filters({
  state,
  highestPrice,
  importedFrom,
  onChange,
}: {
  state: ListingState;
  /** Rupees; null or undefined when it is unknown. */
  highestPrice: number | null | undefined;
  importedFrom: readonly OriginCountry[];
  onChange: (change: Partial<ListingState>) => void;
}) {
  return (
    <div className={stack({ direction: 'column', gap: 6 })}>
      <PriceFilter
        minPrice={state.minPrice}
        maxPrice={state.maxPrice}
        highestPrice={highestPrice}
        onChange={onChange}
      />
      <RatingFilter rating={state.rating} onChange={onChange} />
      {importedFrom.length > 0 && (
        <OriginFilter code={state.importedFrom} countries={importedFrom} onChange={onChange} />
      )}
      {isFiltered(state) && (
        <button type="button" className={button({ variant: 'outline' })} onClick={() => onChange(NO_FILTERS)}>
          Clear filters
        </button>
      )}
    </div>
  );
}

function RatingFilter({
  rating,
  onChange,
}: {
  rating: number | null;
  onChange: (change: Partial<ListingState>) => void;
}) {
  const [selectedRating, setSelectedRating] = useResettableState(rating);
  // The filters are rendered in the sidebar and in the panel: each needs a radio group of its own.
  const group = useId();
  return (
    <fieldset>
      <legend className={text({ weight: 'extrabold' }, styles.title)}>Filter by rating</legend>
      <div className={stack({ direction: 'column', gap: 1 })}>
        {RATING_OPTIONS.map((option) => (
          <label key={option} className={stack({ align: 'center' }, styles.rating)}>
            <input
              type="radio"
              name={group}
              className={styles.radio}
              checked={selectedRating === option}
              onChange={() => {
                setSelectedRating(option);
                onChange({ rating: option });
              }}
            />
            <Stars value={option} />
            {option < RATING_MAX && <span className={text({ size: 'sm', tone: 'muted' })}>and up</span>}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
