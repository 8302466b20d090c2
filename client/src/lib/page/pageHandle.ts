/** What the layout needs to know about a page: React Router's `handle` of its route. */
export interface PageHandle {
  /** The page opens its filters at `FILTERS_HASH`. */
  hasFilters: boolean;
}
