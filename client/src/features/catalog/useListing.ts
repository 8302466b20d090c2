import { useSearchParams } from 'react-router-dom';
import { type ListingState, readListing, writeListing } from './listing.ts';

/** The listing's state from the page's address, and the way to change it. */
export function useListing() {
  const [params, setParams] = useSearchParams();
  return {
    state: readListing(params),
    change: (next: Partial<ListingState>) =>
      setParams((before) => writeListing(before, next), { preventScrollReset: true }),
    /** The address's query of another page, with its question mark when there is anything. */
    pageAddress: (page: number) => {
      const query = writeListing(params, { page }).toString();
      return query ? `?${query}` : '.';
    },
  };
}
