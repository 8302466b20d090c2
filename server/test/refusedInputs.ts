/** A field of an input, a value that is refused, and the sentence that says why. */
export type RefusedInput = readonly [
  field: string,
  value: string | number | readonly string[],
  message: string,
];

const long = (length: number) => 'x'.repeat(length + 1);

/** What the server and the forms of the desk refuse with the same sentence. */
export const refusedInputs = {
  shopSettings: [
    ['name', '', 'Please enter the name of the shop in one line'],
    ['name', long(40), 'Please use at most 40 characters'],
    ['address', 'MG Road\u0007', 'An address must not have control characters'],
    ['gstin', '27AAPFU0939F1ZX', 'This is not a GSTIN: please check each character'],
    ['phone', 'call us', 'Please enter a phone number'],
    ['invoiceText', long(300), 'Please use at most 300 characters'],
    ['supportHours', ' ', 'Please enter the support hours in one line'],
    ['lowStockThreshold', -1, 'Please enter 0 or more'],
    ['lowStockThreshold', 100_001, 'Please enter at most 100000'],
  ],
  infoPage: [
    ['title', '', 'Please enter a title'],
    ['intro', 'one\ntwo', 'Please enter an introduction in one paragraph'],
    ['body', long(12_000), 'Please use at most 12000 characters'],
  ],
  searchWords: [
    ['words', [' , '], 'Please enter words for one thing, with commas between them'],
    ['words', ['onion'], 'Please add another word for the same thing: one alone finds nothing new'],
    ['words', [`onion, ${long(40)}`], `“${long(40)}” is too long: a word has at most 40 characters`],
    ['words', ['a,b,c,d,e,f,g,h,i,j,k,l,m,n,o,p'], 'A group has at most 15 words'],
    ['words', ['onion', 'pya\u0007z'], 'A word has characters that cannot be stored. Please type it again.'],
  ],
  letter: [
    ['subject', long(150), 'Please use at most 150 characters'],
    ['body', ' \n ', 'Please enter the text of the letter'],
  ],
  category: [
    ['name', ' ', 'A category needs a name'],
    ['name', long(120), 'A name has at most 120 characters'],
  ],
  banner: [
    ['title', '', 'A banner needs a title'],
    ['text', long(200), 'A text has at most 200 characters'],
    ['categoryId', '', 'Please choose a category'],
    ['image', '', 'A banner needs a picture'],
  ],
  product: [
    ['name', ' ', 'A product needs a name'],
    ['brand', long(100), 'A brand has at most 100 characters'],
    ['subCategoryId', '', 'Please choose a sub-category'],
    ['price', 0, 'A price is more than zero'],
    ['price', 10.005, 'Please enter a price in rupees with at most two decimals'],
    ['oldPrice', 10_000_001, 'This price is too high'],
    ['stock', 1_000_001, 'A stock is 0 to 1,000,000 units'],
    ['sku', long(64), 'An SKU has at most 64 characters'],
    ['description', long(15_000), 'A description has at most 15,000 characters'],
    ['productWeight', ['1 kg', long(50)], 'An option has at most 50 characters'],
    ['size', ['M', 'M'], 'An option is listed twice'],
  ],
  adjustment: [
    ['change', 0, 'Please give the number of units that came or went'],
    ['change', 1_000_000_001, 'At most 1,000,000,000 units can be adjusted at once'],
    ['reason', long(200), 'This reason is too long'],
  ],
  threshold: [['threshold', 1_000_000_001, 'A threshold is at most 1,000,000,000 units']],
  orderNote: [
    ['text', ' ', 'Please write a note'],
    ['text', long(1000), 'This note is too long'],
  ],
  savedView: [
    ['name', '', 'Please name the view'],
    ['name', long(60), 'This name is too long'],
  ],
  invitation: [['email', 'pavan', 'Please enter a valid email address']],
  signUp: [
    ['name', '', 'name can not be blank!'],
    ['email', 'pavan', 'Please enter a valid email address'],
    ['phone', 'twelve', 'Please enter a valid phone number'],
    ['password', 'seven77', 'The password needs at least 8 characters'],
    ['password', 'é'.repeat(513), 'The password is too long'],
  ],
  /** Of a cancelled order, a hidden review and a blocked account. */
  reason: [
    ['reason', ' ', 'Please give a reason, in one line'],
    ['reason', long(200), 'The reason is too long'],
  ],
  answer: [
    ['text', '', 'Please write an answer'],
    ['text', long(2000), 'The answer is too long'],
  ],
} satisfies Record<string, readonly RefusedInput[]>;

export type FormName = keyof typeof refusedInputs;

/** The names of the forms, each with what it refuses. */
export const refusedInputsByForm = Object.entries(refusedInputs) as [FormName, readonly RefusedInput[]][];
