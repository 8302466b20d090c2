import { useSearchParams } from 'react-router-dom';

/** The filters and the position of a list, which are in the address of the page. */
export interface ListParams {
  /** Empty: not set. */
  get: (name: string) => string;
  /** Sets a value, or removes it when it is empty. Another filter begins with the newest page. */
  change: (name: string, value: string) => void;
}

/** The cursor of the page, which all lists name alike. */
const POSITION = 'after';

export function useListParams(): ListParams {
  const [params, setParams] = useSearchParams();
  return {
    get: (name) => params.get(name) ?? '',
    change: (name, value) => {
      // The router hands out the parameters of the last rendering, so of two quick changes the first one would be lost.
      const next = new URLSearchParams(window.location.search);
      if (name !== POSITION) next.delete(POSITION);
      if (value) next.set(name, value);
      else next.delete(name);
      setParams(next);
    },
  };
}
