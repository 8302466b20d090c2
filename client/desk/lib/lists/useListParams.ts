import { useSearchParams } from 'react-router-dom';

/** The filters and the position of a list, which are in the address of the page. */
export interface ListParams {
  /** Empty: not set. */
  get: (name: string) => string;
  /** Sets a filter, or removes it when the value is empty. The list begins with its first page again. */
  change: (name: string, value: string) => void;
  /** Goes to the page after a cursor, or to the first one when it is empty. @param position the parameter with the cursor */
  turnPage: (position: string, cursor: string) => void;
}

/** The parameter with the cursor of the page. Lists that are a part of a page have others, which end alike. */
export const POSITION = 'after';

const isPosition = (name: string): boolean => name.toLowerCase().endsWith(POSITION);

export function useListParams(): ListParams {
  const [params, setParams] = useSearchParams();
  const set = (name: string, value: string, next: URLSearchParams) => {
    if (value) next.set(name, value);
    else next.delete(name);
    setParams(next);
  };
  return {
    get: (name) => params.get(name) ?? '',
    change: (name, value) => set(name, value, withoutPositions(currentParams())),
    turnPage: (position, cursor) => set(position, cursor, currentParams()),
  };
}

/** The router hands out the parameters of the last rendering, so of two quick changes the first one would be lost. */
const currentParams = () => new URLSearchParams(window.location.search);

/** The parameters without the pages of lists. */
export function withoutPositions(params: URLSearchParams): URLSearchParams {
  return new URLSearchParams([...params].filter(([name]) => !isPosition(name)));
}
