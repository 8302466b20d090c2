import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { FILTERS_HASH } from '../../../lib/useHashPanel.ts';
import { type ListingState, readListing, writeListing } from './listing.ts';

/** The listing's state, which is stored in the page's address, and how to change it. */
export function useListing() {
  const [params] = useSearchParams();
  const { hash } = useLocation();
  const navigate = useNavigate();
  return {
    state: readListing(params),
    change: (next: Partial<ListingState>) => {
      // The browser's address is newer than the rendered one: the second of two quick changes keeps the first.
      const current = new URLSearchParams(window.location.search);
      const search = writeListing(current, next).toString();
      // Without the state `isPanel`: `useHashPanel` and `useFilterPanel` detect by it that the panel's filters have changed.
      void navigate({ search, hash }, { replace: hash === FILTERS_HASH, preventScrollReset: true });
    },
    /** The address of another page of the list. */
    pageAddress: (page: number) => ({ search: writeListing(params, { page }).toString() }),
  };
}
