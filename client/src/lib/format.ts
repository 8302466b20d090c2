/** A price in rupees as the pages of the shop show it: `Rs 1234`, or `Rs 1234.50` when there are paise. The desk has `rupees`. */
export function formatPrice(amount: number): string {
  return `Rs ${Number.isInteger(amount) ? amount : amount.toFixed(2)}`;
}

/** What a part of a package costs, always with paise: `Rs 9.60 per 100 g`. */
export const formatUnitPrice = ({ price, reference }: { price: number; reference: string }): string =>
  `Rs ${price.toFixed(2)} per ${reference}`;

/** The texts that there are, with a dot between them: `Medium · 30 pieces`. */
export const joinTexts = (texts: readonly (string | null | false | undefined)[]): string =>
  texts.filter(Boolean).join(' · ');

const THOUSANDS = /\B(?=(\d{3})+\.)/g;

/**
 * An amount in rupees as INR currency in the en-US format: `₹1,234.50`. Written without `Intl`, whose first use is the longest
 * task before hydration on a phone.
 * @param amount rupees, at least zero
 */
export function inr(amount: number): string {
  return `₹${amount.toFixed(2).replace(THOUSANDS, ',')}`;
}

/** The form of a word for a number of things: `one`, otherwise `many`. Without `Intl`, for the same reason. */
export function plural(count: number, one: string, many = `${one}s`): string {
  return count === 1 ? one : many;
}

/** Cuts a longer text after `length` characters and appends '...'; never splits a surrogate pair. */
export function cut(text: string, length: number): string {
  const characters = [...text];
  return characters.length > length ? `${characters.slice(0, length).join('')}...` : text;
}

let dateTimeFormat: Intl.DateTimeFormat | undefined;

/** The date and time of an ISO-8601 time, without its offset: to be formatted in UTC. The server writes times with the shop's offset. */
export const clockTime = (date: string): Date => new Date(`${date.slice(0, 'YYYY-MM-DDTHH:mm:ss'.length)}Z`);

/** The date and time of an ISO-8601 time, such as `2 Apr 2026, 2:45 pm`. */
export function dateTime(date: string): string {
  dateTimeFormat ??= new Intl.DateTimeFormat('en-IN', {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'UTC',
  });
  return dateTimeFormat.format(clockTime(date));
}

/** The date of an ISO-8601 time. */
export function isoDay(date: string): string {
  return date.split('T')[0] ?? date;
}
