/** The shop's days and times are those of India, wherever its staff are. */
const timeZone = 'Asia/Kolkata';
const timeFormat = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeStyle: 'short', timeZone });
const dateFormat = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeZone });
const dayFormat = new Intl.DateTimeFormat('en-CA', { dateStyle: 'short', timeZone });

/** A time as the shop's date and time, such as `2 Apr 2026, 2:45 pm`. @param iso ISO-8601 */
export const formatTime = (iso: string): string => timeFormat.format(new Date(iso));

/** The shop's date of a time, such as `2 Apr 2026`. @param iso ISO-8601 */
export const formatDate = (iso: string): string => dateFormat.format(new Date(iso));

/** The shop's present day, such as `2026-11-23`. */
export const today = (): string => dayFormat.format(new Date());

const rupeesFormat = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 });
const paiseFormat = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** An amount as staff read it, with the separators of India: `Rs 1,24,680`, with paise if there are any. Shoppers see `formatPrice`. */
export const rupees = (amount: number): string =>
  `Rs ${(Number.isInteger(amount) ? rupeesFormat : paiseFormat).format(amount)}`;
