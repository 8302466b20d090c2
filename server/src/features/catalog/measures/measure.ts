// Needs nothing, so that client and desk import it, too.

/** What an amount counts. */
export const MEASURE_UNITS = ['G', 'ML', 'CM', 'PIECE'] as const;

export type MeasureUnit = (typeof MEASURE_UNITS)[number];

/** What a package contains: 1500 G are 1.5 kg. */
export interface Measure {
  /** A whole number from 1 to `MAX_AMOUNT`, in the unit. */
  amount: number;
  unit: MeasureUnit;
}

export const MAX_AMOUNT = 1_000_000;

/** How each unit is written, and the larger one that it has. */
const WRITTEN: Record<MeasureUnit, { small: string; large?: { name: string; size: number } }> = {
  G: { small: 'g', large: { name: 'kg', size: 1000 } },
  ML: { small: 'ml', large: { name: 'L', size: 1000 } },
  CM: { small: 'cm', large: { name: 'm', size: 100 } },
  PIECE: { small: 'piece' },
};

/** How many of the unit are one of its larger unit, such as 1000 g in a kg; 1 of pieces, which have none. */
export const largeUnitSize = (unit: MeasureUnit): number => WRITTEN[unit].large?.size ?? 1;

/** How a unit is written: `g`, `piece`. */
export const measureWord = (unit: MeasureUnit): string => WRITTEN[unit].small;

/** Formats an amount as it is on a package: `500 g`, `1.5 kg`, `6 pieces`. */
export function formatMeasure({ amount, unit }: Measure): string {
  const { small, large } = WRITTEN[unit];
  if (large && amount >= large.size) return `${amount / large.size} ${large.name}`;
  return `${amount} ${small}${unit === 'PIECE' && amount !== 1 ? 's' : ''}`;
}

/** The words for each unit, in small letters, and how much of it they are. */
const SPELLINGS: readonly [unit: MeasureUnit, size: number, words: string][] = [
  ['G', 1, 'g gm gms gr grm grms gram grams gramme grammes ग्राम'],
  ['G', 1000, 'kg kgs kgm kilo kilos kilogram kilograms किलो किलोग्राम'],
  ['ML', 1, 'ml mls mltr millilitre millilitres milliliter milliliters मिली'],
  ['ML', 1000, 'l lt ltr ltrs lit litre litres liter liters लीटर'],
  ['CM', 1, 'cm cms centimetre centimetres centimeter centimeters'],
  ['CM', 100, 'm mtr mtrs metre metres meter meters'],
  ['PIECE', 1, 'pc pcs pce piece pieces nos unit units नग'],
  ['PIECE', 1, 'tablet tablets capsule capsules sachet sachets teabags egg eggs roll rolls'],
  ['PIECE', 1, 'wipe wipes pad pads diaper diapers stick sticks'],
  ['PIECE', 12, 'dozen dozens doz dz दर्जन'],
];
const unitByWord = new Map(
  SPELLINGS.flatMap(([unit, size, words]) => words.split(' ').map((word) => [word, { unit, size }] as const)),
);

// The longest word first, so that `kg` is not read as `k` and `g`.
const UNIT_WORD = [...unitByWord.keys()].sort((a, b) => b.length - a.length).join('|');
/** With the commas of `1,000` and of `1,00,000`. */
const NUMBER = String.raw`\d+/\d+|\d{1,3}(?:,\d{2,3})*,\d{3}(?:\.\d+)?|\d*\.?\d+`;
const CONTENT = String.raw`(?<number>${NUMBER})\s*-?\s*(?<word>${UNIT_WORD})(?!(?!x\d)[\p{L}\p{M}\p{N}])\.?`;
const PACK = String.raw`(?:pack|set|box)\s+of\s+(?<count>\d{1,4})(?:\s*(?:pcs|pieces|nos|n|units))?`;
const EACH = String.raw`(?:\s*each)?`;

/** The ways to write an amount; what a package has several of is multiplied. */
const NOTATIONS: readonly string[] = [
  String.raw`(?<count>\d{1,4})\s*x\s*${CONTENT}${EACH}`,
  String.raw`${CONTENT}\s*x\s*(?<count>\d{1,4})(?:\s*(?:pcs|pieces|nos|n|units))?`,
  String.raw`${CONTENT}${EACH}[\s,(-]+${PACK}`,
  String.raw`${PACK}[\s,)(-]+${CONTENT}\s*each`,
  CONTENT,
  PACK,
];
const WHOLE_TEXT = NOTATIONS.map((notation) => new RegExp(`^(?:${notation})$`, 'u'));

const normalize = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[×✕]/g, 'x')
    .replace(/[‐‑‒–—]/g, '-')
    .replace(/\btea bags\b/g, 'teabags')
    .replace(/\s+/g, ' ')
    .trim();

/** Reads an amount: `500 g`, `1.5 Kg`, `1 ltr`, `6 x 200 ml`, `pack of 6`, `1 dozen`. Null if it is none, or no whole number of its unit. */
export const parseMeasure = (text: string): Measure | null => readNotation(normalize(text));

function readNotation(text: string): Measure | null {
  const { count, number, word } = WHOLE_TEXT.map((pattern) => pattern.exec(text)).find(Boolean)?.groups ?? {};
  const packs = Number(count ?? 1);
  if (number === undefined || word === undefined)
    return count === undefined ? null : toMeasure(packs, { unit: 'PIECE', size: 1 });
  const unit = unitByWord.get(word);
  return unit ? toMeasure(packs * toNumber(number), unit) : null;
}

function toNumber(text: string): number {
  const [above = '', below = '1'] = text.replaceAll(',', '').split('/');
  return Number(above) / Number(below);
}

function toMeasure(quantity: number, { unit, size }: { unit: MeasureUnit; size: number }): Measure | null {
  const exact = quantity * size;
  const amount = Math.round(exact);
  // 1.005 kg are 1004.999… g in binary numbers.
  const isWhole = Math.abs(exact - amount) < 1e-6;
  return isWhole && amount >= 1 && amount <= MAX_AMOUNT ? { amount, unit } : null;
}

const ANYWHERE = NOTATIONS.map(
  (notation) => new RegExp(String.raw`(?<![\p{L}\p{N}.,])(?:${notation})`, 'gu'),
);

/** Whether a text names an amount: `Jar, 0.5 kg` and `2 x 250 g` both name 500 g. Pieces may have any word: `25 bags`. */
export function namesMeasure(text: string, { amount, unit }: Measure): boolean {
  const normalized = normalize(text);
  if (unit === 'PIECE' && normalized.match(/[\d.,]+/g)?.includes(String(amount))) return true;
  const measures = ANYWHERE.flatMap((pattern) => (normalized.match(pattern) ?? []).map(readNotation));
  return measures.some((measure) => measure?.amount === amount && measure.unit === unit);
}

/** What may stand behind the amount at the end of a name. */
const PACKAGE =
  'bag|pouch|pack|packet|pkt|jar|bottle|can|tin|box|carton|tetra pack|tetra|sachet|tub|cup|tray|tube|refill|refill pack|pet bottle';
const AT_END = NOTATIONS.map(
  (notation) =>
    new RegExp(
      String.raw`^(?<head>.*?)(?<gap>[\s,:|(\[-]*)(?<![\p{L}\p{N}.,/])(?<text>${notation})[)\]]*(?:[\s,(-]*(?:${PACKAGE}))?[)\].\s]*$`,
      'u',
    ),
);

/** Goods of which an amount says how much they hold, or how large they are. */
const VESSEL =
  /\b(?:bottle|container|jar|flask|cooker|casserole|bucket|dustbin|bin|mug|jug|kettle|pan|kadai|kadhai|tawa|bowl|basin|glass|glasses|tumbler|basket|tiffin|lunch box|storage|dabba|canister|dispenser|sipper|shaker|cup|pot|handi|tope|patila|tray|planter|scale)s?\b/;
/** `5-10 kg`: whom or what the goods are for. */
const RANGE = new RegExp(String.raw`(?:${NUMBER})\s*(?:-|to)\s*${CONTENT}`, 'gu');
const OTHER_CONTENT = new RegExp(CONTENT, 'u');

/**
 * The amount at the end of a product's name, also in brackets or before a package: `Atta 5 kg`, `Chips (70 g)`, `Rice - 5kg Bag`. Null where it
 * may be something else: a combination of goods, what a vessel holds, a range, a length in cm (which is a size) or `10M` (a model), a dose in mg.
 */
export function amountAtEnd(name: string): Measure | null {
  if (!/\d/.test(name)) return null;
  const {
    head = '',
    gap = '',
    text = '',
  } = AT_END.map((pattern) => pattern.exec(normalize(name))).find(Boolean)?.groups ?? {};
  const measure = readNotation(text);
  if (!measure || /\d\s?cms?$|\dm$/.test(text)) return null;
  const isRangeOrSum = /(?:^|[\s(-])[\d./,]+$|\b(?:to|and|x|upto|for|each|no\.?|size)$|\s[+&]$/.test(head);
  const isPartOfWord = measure.unit === 'PIECE' && gap === '-';
  const others = head.replace(RANGE, ' ');
  const isCombination = OTHER_CONTENT.test(others) || /\+\s*\p{L}|\s\+\s|\bcombo\b/u.test(head);
  const isCapacity = measure.unit !== 'PIECE' && VESSEL.test(head);
  return /\p{L}/u.test(head) && !isRangeOrSum && !isPartOfWord && !isCombination && !isCapacity
    ? measure
    : null;
}

/** What the text of a product's option says that it contains: `5 kg`, `Pouch 500 g`. Null: it does not say it. */
export const contentsOfOption = (option: string): Measure | null =>
  parseMeasure(option) ?? amountAtEnd(option);
