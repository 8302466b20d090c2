import { LuX } from 'react-icons/lu';
import { PRICE_RANGE, RATING_MAX } from '../../../lib/constants.ts';
import { formatPrice, plural } from '../../../lib/format.ts';
import { button, stack } from '../../../theme/classes.ts';
import { type ListingState, NO_FILTERS } from '../listing/listing.ts';
import styles from './FilterChips.module.css';
import type { OriginCountry } from './OriginFilter.tsx';

interface FilterChipsProps {
  state: ListingState;
  /** The countries with their names. */
  importedFrom: readonly OriginCountry[];
  onChange: (change: Partial<ListingState>) => void;
}

/** The active filters of a list with buttons to remove them; only on narrow screens, which have no sidebar. */
export function FilterChips({ state, importedFrom, onChange }: FilterChipsProps) {
  const { minPrice, maxPrice, rating } = state;
  const chips: { label: string; reset: Partial<ListingState> }[] = [];
  if (minPrice > PRICE_RANGE.min || maxPrice < PRICE_RANGE.max) {
    const { minPrice: min, maxPrice: max } = NO_FILTERS;
    chips.push({ label: priceLabel(minPrice, maxPrice), reset: { minPrice: min, maxPrice: max } });
  }
  if (rating !== null) chips.push({ label: ratingLabel(rating), reset: { rating: null } });
  if (state.importedFrom !== null) {
    const country = importedFrom.find(({ iso2 }) => iso2 === state.importedFrom)?.country;
    chips.push({ label: `Imported from ${country ?? state.importedFrom}`, reset: { importedFrom: null } });
  }
  if (chips.length === 0) return null;
  return (
    <ul className={stack({ gap: 2, wrap: true }, styles.chips)} aria-label="Active filters">
      {chips.map(({ label, reset }) => (
        <li key={label}>
          <button
            type="button"
            className={button({ variant: 'subtle', size: 'sm' })}
            aria-label={`Remove filter: ${label}`}
            onClick={() => onChange(reset)}
          >
            {label} <LuX aria-hidden />
          </button>
        </li>
      ))}
    </ul>
  );
}

const ratingLabel = (rating: number): string =>
  rating === RATING_MAX ? `${rating} stars` : `${rating} ${plural(rating, 'star')} and up`;

/** A price at its bound excludes nothing, and is left out. */
function priceLabel(minPrice: number, maxPrice: number): string {
  if (minPrice <= PRICE_RANGE.min) return `Up to ${formatPrice(maxPrice)}`;
  if (maxPrice >= PRICE_RANGE.max) return `From ${formatPrice(minPrice)}`;
  return `${formatPrice(minPrice)} – ${formatPrice(maxPrice)}`;
}
