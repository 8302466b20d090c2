/** Whether a text is a code of the Harmonised System as an invoice writes it: 4 to 8 digits. The law wants 4, 6 or 8 of them. */
export const isHsn = (text: string): boolean => /^\d{4,8}$/.test(text);

/** A code without the spaces and full stops of printed tariffs: `1006.30 20` is `10063020`. */
export const toHsn = (text: string): string => text.replace(/[\s.]/g, '');
