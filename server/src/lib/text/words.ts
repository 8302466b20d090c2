/** The words of a name in code, such as `out for delivery` of `outForDelivery`. */
export const toWords = (name: string): string =>
  name.replace(/(?<=[a-z])[A-Z](?=[a-z]|$)/g, (letter) => ` ${letter.toLowerCase()}`);

/** A text with a capital letter at its beginning. */
export const capitalise = (text: string): string => text.replace(/^./, (letter) => letter.toUpperCase());
