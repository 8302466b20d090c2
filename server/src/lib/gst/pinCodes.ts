/**
 * Codes of the States by the first digits of their PIN codes: `400-402` are three prefixes. The longest prefix counts. Districts whose
 * codes two States share have none.
 */
const prefixes: Record<string, string> = {
  '01': '180-193',
  '02': '171-177',
  '03': '140-159',
  '05': '248 249 263',
  '06': '121-136',
  '07': '110',
  '08': '301-345',
  '09': '201-243 245 250-261 264-285',
  '10': '800-812 821 823 824 841-855',
  '11': '737',
  '12': '790-792',
  '13': '797 798',
  '14': '795',
  '15': '796',
  '16': '799',
  '17': '793 794',
  '18': '781-788',
  '19': '700-736 738-743',
  '20': '814-816 822 825-835',
  '21': '751-770',
  '22': '490-497',
  '23': '450-488',
  '24': '360 361 363-395',
  '27': '400-402 404-445',
  '29': '560-591',
  '30': '403',
  '31': '68255',
  '32': '670-672 674-695',
  '33': '600-604 606 608 610-643',
  '35': '744',
  '36': '500-506 508 509',
  '37': '510-532 534 535',
  '38': '194',
};

const codeByPrefix = new Map(
  Object.entries(prefixes).flatMap(([code, text]) =>
    text.split(' ').flatMap((part) => {
      const [first = '', last = first] = part.split('-');
      const count = Number(last) - Number(first) + 1;
      return Array.from({ length: count }, (_, index) => [String(Number(first) + index), code] as const);
    }),
  ),
);

/** The code of the State to which an Indian PIN code belongs, such as `27` for "400001"; null: not known, or no PIN code. */
export function stateOfPinCode(text: string): string | null {
  const pin = text.replace(/\s/g, '');
  if (!/^[1-9]\d{5}$/.test(pin)) return null;
  return codeByPrefix.get(pin.slice(0, 5)) ?? codeByPrefix.get(pin.slice(0, 3)) ?? null;
}
