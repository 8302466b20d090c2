import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { type ListingState, readListing, writeListing } from './listing.ts';

/** The listing's state from the page's address, and the ways to change it. */
export function useListing() {
  const [params] = useSearchParams();
  const { hash } = useLocation();
  const navigate = useNavigate();
  return {
    state: readListing(params),
    change: (next: Partial<ListingState>) => {
      // The address is ahead of what is drawn: of two quick changes the second keeps the first.
      const now = new URLSearchParams(window.location.search);
      void navigate({ search: writeListing(now, next).toString(), hash }, { preventScrollReset: true });
    },
    /** Where another page of the list is. */
    pageAddress: (page: number) => ({ search: writeListing(params, { page }).toString() }),
  };
}
