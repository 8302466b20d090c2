/** A State or Union Territory of India with its code in GST numbers. */
export interface IndianState {
  /** Two digits. */
  code: string;
  name: string;
}

/** Other spellings, old names and short forms that shoppers write, by code. Compared without case, spaces and signs. */
const spellings: Record<string, readonly string[]> = {
  '01': ['J&K', 'JK', 'Jammu'],
  '02': ['HP', 'Himachal'],
  '03': ['PB'],
  '04': ['CH'],
  '05': ['UK', 'UA', 'Uttaranchal'],
  '06': ['HR'],
  '07': ['DL', 'New Delhi', 'NCT of Delhi', 'Delhi NCR', 'National Capital Territory of Delhi'],
  '08': ['RJ'],
  '09': ['UP'],
  '10': ['BR'],
  '11': ['SK'],
  '12': ['AR', 'Arunachal'],
  '13': ['NL'],
  '14': ['MN'],
  '15': ['MZ'],
  '16': ['TR'],
  '17': ['ML'],
  '18': ['AS'],
  '19': ['WB', 'Bengal', 'Paschim Banga'],
  '20': ['JH'],
  '21': ['OD', 'OR', 'Orissa'],
  '22': ['CG', 'CT', 'Chattisgarh'],
  '23': ['MP'],
  '24': ['GJ', 'Gujrat'],
  '26': ['DNHDD', 'Dadra and Nagar Haveli', 'Daman and Diu', 'Daman', 'Diu', 'Silvassa'],
  '27': ['MH', 'Maharastra'],
  '29': ['KA', 'Karnatak'],
  '30': ['GA'],
  '31': ['LD'],
  '32': ['KL', 'Keralam'],
  '33': ['TN', 'Tamilnadu'],
  '34': ['PY', 'Pondicherry'],
  '35': ['AN', 'Andaman and Nicobar', 'Andamans'],
  '36': ['TG', 'TS', 'Telengana'],
  '37': ['AP', 'Andhra'],
  '38': ['LA'],
};

/** All States and Union Territories, by code. 25 and 28 are no longer given: 26 and 37 have taken their places. */
export const indianStates: readonly IndianState[] = [
  { code: '01', name: 'Jammu and Kashmir' },
  { code: '02', name: 'Himachal Pradesh' },
  { code: '03', name: 'Punjab' },
  { code: '04', name: 'Chandigarh' },
  { code: '05', name: 'Uttarakhand' },
  { code: '06', name: 'Haryana' },
  { code: '07', name: 'Delhi' },
  { code: '08', name: 'Rajasthan' },
  { code: '09', name: 'Uttar Pradesh' },
  { code: '10', name: 'Bihar' },
  { code: '11', name: 'Sikkim' },
  { code: '12', name: 'Arunachal Pradesh' },
  { code: '13', name: 'Nagaland' },
  { code: '14', name: 'Manipur' },
  { code: '15', name: 'Mizoram' },
  { code: '16', name: 'Tripura' },
  { code: '17', name: 'Meghalaya' },
  { code: '18', name: 'Assam' },
  { code: '19', name: 'West Bengal' },
  { code: '20', name: 'Jharkhand' },
  { code: '21', name: 'Odisha' },
  { code: '22', name: 'Chhattisgarh' },
  { code: '23', name: 'Madhya Pradesh' },
  { code: '24', name: 'Gujarat' },
  { code: '26', name: 'Dadra and Nagar Haveli and Daman and Diu' },
  { code: '27', name: 'Maharashtra' },
  { code: '29', name: 'Karnataka' },
  { code: '30', name: 'Goa' },
  { code: '31', name: 'Lakshadweep' },
  { code: '32', name: 'Kerala' },
  { code: '33', name: 'Tamil Nadu' },
  { code: '34', name: 'Puducherry' },
  { code: '35', name: 'Andaman and Nicobar Islands' },
  { code: '36', name: 'Telangana' },
  { code: '37', name: 'Andhra Pradesh' },
  { code: '38', name: 'Ladakh' },
];

/** Codes of GST numbers from before two Union Territories became one, and before Andhra Pradesh was divided. */
const formerCodes: Record<string, string> = { '25': '26', '28': '37' };

const nameOf = new Map(indianStates.map(({ code, name }) => [code, name]));

/** `and` and `&` are the same, and only letters and digits count. */
const toKey = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\band\b|&/g, '')
    .replace(/^(the )?(state|union territory|ut) of /, '')
    .replace(/[^a-z0-9]/g, '');

const codeByKey = new Map(
  indianStates.flatMap(({ code, name }) =>
    [name, ...(spellings[code] ?? [])].map((text) => [toKey(text), code] as const),
  ),
);

/** The code of a State that a shopper has written, such as `27` for "maharashtra", "MH" or "27"; null: there is none. */
export function findStateCode(text: string): string | null {
  const code = text.trim().padStart(2, '0');
  return codeByKey.get(toKey(text)) ?? (/^\d{1,2}$/.test(text.trim()) ? knownCode(code) : null);
}

/** The State in which a GST number is registered; null for a number of no State, such as of a foreign seller. */
export const stateOfGstin = (gstin: string): string | null => knownCode(gstin.slice(0, 2));

function knownCode(code: string): string | null {
  const present = formerCodes[code] ?? code;
  return nameOf.has(present) ? present : null;
}

/** The name of a State by its code. */
export const stateName = (code: string): string => nameOf.get(code) ?? code;

/** A place of supply as GST returns write it: `27-Maharashtra`. */
export const placeText = (code: string): string => `${code}-${stateName(code)}`;
