import { clockTime, dateTime } from '../../src/lib/format.ts';

const dateFormat = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeZone: 'UTC' });

/** The date and time of an ISO-8601 time, such as `2 Apr 2026, 2:45 pm`: the server writes times with the shop's offset. */
export const formatTime = dateTime;

/** The date of an ISO-8601 time, such as `2 Apr 2026`. */
export const formatDate = (iso: string): string => dateFormat.format(clockTime(iso));

const rupeesFormat = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 });
const paiseFormat = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** An amount as staff read it, with the separators of India: `Rs 1,24,680`, with paise if there are any. Shoppers see `formatPrice`. */
export const rupees = (amount: number): string =>
  `Rs ${(Number.isInteger(amount) ? rupeesFormat : paiseFormat).format(amount)}`;
