import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { type ListingState, readListing, writeListing } from './listing.ts';

/** The end of a listing's address while its filters are open on a narrow screen. */
export const FILTERS_HASH = '#filters';

/** The listing's state from the page's address, and the ways to change it. */
export function useListing() {
  const [params] = useSearchParams();
  const { hash } = useLocation();
  const navigate = useNavigate();
  return {
    state: readListing(params),
    change: (next: Partial<ListingState>) =>
      void navigate({ search: writeListing(params, next).toString(), hash }, { preventScrollReset: true }),
    /** Where another page of the list is. */
    pageAddress: (page: number) => ({ search: writeListing(params, { page }).toString() }),
  };
}

/** Whether the filters are open on a narrow screen: part of the address, so that going back closes them. */
export function useFilterPanel() {
  const { hash, search } = useLocation();
  const navigate = useNavigate();
  return {
    open: hash === FILTERS_HASH,
    address: { search, hash: FILTERS_HASH },
    close: () => {
      if (hash === FILTERS_HASH)
        void navigate({ search, hash: '' }, { replace: true, preventScrollReset: true });
    },
  };
}
