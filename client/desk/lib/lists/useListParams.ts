import { type NavigateOptions, useSearchParams } from 'react-router-dom';

/** The filters and the position of a list, which are in the address of the page. */
export interface ListParams {
  /** Empty: not set. */
  get: (name: string) => string;
  /**
   * Sets a filter, or removes it when the value is empty. The list begins with its first page again. Replaces the entry of the history,
   * so that going back leaves the list instead of undoing what was typed, letter by letter.
   */
  change: (name: string, value: string) => void;
  /** The value and the handler of a filter, for its search box or select. */
  field: (name: string) => { value: string; onChange: (value: string) => void };
  /** Removes filters, as `change` does. */
  clear: (names: readonly string[]) => void;
  /** Goes to the page after a cursor, or to the first one when it is empty. @param position the parameter with the cursor */
  turnPage: (position: string, cursor: string, options?: NavigateOptions) => void;
}

/** The parameter with the cursor of the page. Lists that are a part of a page have others, which end alike. */
export const POSITION = 'after';

const isPosition = (name: string): boolean => name.toLowerCase().endsWith(POSITION);

export function useListParams(): ListParams {
  const [params, setParams] = useSearchParams();
  const get = (name: string) => params.get(name) ?? '';
  const change = (name: string, value: string) =>
    setParams(withValue(withoutPositions(currentParams()), name, value), { replace: true });
  return {
    get,
    change,
    field: (name) => ({ value: get(name), onChange: (value) => change(name, value) }),
    clear: (names) =>
      setParams(
        without(currentParams(), (name) => isPosition(name) || names.includes(name)),
        {
          replace: true,
        },
      ),
    turnPage: (position, cursor, options) => setParams(withValue(currentParams(), position, cursor), options),
  };
}

/** The router hands out the parameters of the last rendering, so of two quick changes the first one would be lost. */
const currentParams = () => new URLSearchParams(window.location.search);

function withValue(params: URLSearchParams, name: string, value: string): URLSearchParams {
  if (value) params.set(name, value);
  else params.delete(name);
  return params;
}

const without = (params: URLSearchParams, isLeftOut: (name: string) => boolean): URLSearchParams =>
  new URLSearchParams([...params].filter(([name]) => !isLeftOut(name)));

/** The parameters without the pages of lists. */
export const withoutPositions = (params: URLSearchParams): URLSearchParams => without(params, isPosition);
