/** The shop's days and times are those of India, wherever its staff are. */
const timeZone = 'Asia/Kolkata';
const timeFormat = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeStyle: 'short', timeZone });
const dayFormat = new Intl.DateTimeFormat('en-CA', { dateStyle: 'short', timeZone });

/** A time as the shop's date and time, such as `2 Apr 2026, 2:45 pm`. @param iso ISO-8601 */
export const formatTime = (iso: string): string => timeFormat.format(new Date(iso));

/** The shop's present day, such as `2026-11-23`. */
export const today = (): string => dayFormat.format(new Date());
