const timeFormat = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeStyle: 'short' });

/** A time of the server as local date and time. @param iso ISO-8601 */
export const formatTime = (iso: string): string => timeFormat.format(new Date(iso));
