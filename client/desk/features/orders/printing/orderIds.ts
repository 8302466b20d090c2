/** At most as many as can be selected in the list. */
const MAX_ORDERS = 100;

/** The orders that a page's URL names. @param ids separated by commas */
export const toOrderIds = (ids: string): string[] => ids.split(',').filter(Boolean).slice(0, MAX_ORDERS);
