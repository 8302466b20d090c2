/** Writes the digits of a number as a spreadsheet shows them; null: this number is shown otherwise. */
export type DigitFormat = (digits: string) => string | null;

/** A longer format is not looked at. */
const MAX_FORMAT = 100;

/** A text in quotes, a character after a backslash, a digit, or what separates digits of a number, such as that of a phone. */
const TOKEN = /"([^"]*)"|\\(.)|([0#?])|([-/ ()+:])/y;

/**
 * Reads a format with a fixed number of digits, such as `000000` or `"A-"000`: an item code of which the file stores 12345 is shown as
 * 012345. Other formats, of prices, dates or units, say nothing about which number it is.
 * @returns null for another format
 */
export function readDigitFormat(code: string): DigitFormat | null {
  const [positive = ''] = code.split(';', 1);
  const tokens = tokensOf(positive.replace(/^(?:\[[^\]]*\])+/, ''));
  const places = tokens?.filter((token) => token === null).length ?? 0;
  return tokens && places > 1 ? (digits) => fill(tokens, places, digits) : null;
}

/** The literals of a format, and null for each digit; null if it has more than that, or places of digits that are not always shown. */
function tokensOf(format: string): (string | null)[] | null {
  if (format.length > MAX_FORMAT) return null;
  const tokens: (string | null)[] = [];
  for (let at = 0; at < format.length; at = TOKEN.lastIndex) {
    TOKEN.lastIndex = at;
    const [, quoted, escaped, digit, sign] = TOKEN.exec(format) ?? [];
    if (quoted === undefined && escaped === undefined && digit !== '0' && sign === undefined) return null;
    tokens.push(digit ? null : (quoted ?? escaped ?? sign ?? ''));
  }
  return tokens;
}

/** Digits that the format has no place for stand before the first one. */
function fill(tokens: readonly (string | null)[], places: number, digits: string): string | null {
  if (!/^\d+$/.test(digits)) return null;
  const padded = digits.padStart(places, '0');
  const surplus = padded.slice(0, padded.length - places);
  let at = surplus.length;
  return tokens
    .map((token) => {
      if (token !== null) return token;
      const isFirst = at === surplus.length;
      return (isFirst ? surplus : '') + padded.charAt(at++);
    })
    .join('');
}
