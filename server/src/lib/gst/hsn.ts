/** Whether a text is a code of the Harmonised System as an invoice writes it: 4, 6 or 8 digits. */
export const isHsn = (text: string): boolean => /^(?:\d{4}|\d{6}|\d{8})$/.test(text);

/** A code without the spaces and full stops of printed tariffs: `1006.30 20` is `10063020`. */
export const toHsn = (text: string): string => text.replace(/[\s.]/g, '');

/** A code that a spreadsheet took for a number: `406` is `0406`. */
export const withLeadingZero = (code: string): string => (code.length % 2 === 1 ? `0${code}` : code);
