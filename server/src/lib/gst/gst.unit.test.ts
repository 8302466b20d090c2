import { spreadAmount, taxIncludedIn } from './gstOfLine.ts';
import { defaultGstRates, gstRatesLine, parseGstRates, parseRate, ratesOn, rateText } from './gstRates.ts';
import { isHsn, toHsn, withLeadingZero } from './hsn.ts';
import { stateOfPinCode } from './pinCodes.ts';
import { findStateCode, indianStates, placeText, stateOfGstin } from './states.ts';

/** Numbers that look random and are the same in every run. */
function* randomNumbers(seed: number): Generator<number, never> {
  for (let state = seed; ; ) {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    yield state;
  }
}

describe('the tax that an amount includes', () => {
  it.each([
    // Paise, basis points, taxable, CGST, SGST.
    [3333, 500, 3175, 79, 79],
    [10_500, 500, 10_000, 250, 250],
    [11_800, 1800, 10_000, 900, 900],
    [14_000, 4000, 10_000, 2000, 2000],
    [4800, 500, 4572, 114, 114],
    [9999, 1800, 8473, 763, 763],
    // Half of the tax is 0.5 paise exactly, and is rounded up.
    [21, 500, 19, 1, 1],
    // 2.5 paise exactly.
    [105, 500, 99, 3, 3],
    [20, 500, 20, 0, 0],
    [1, 4000, 1, 0, 0],
    [100_000, 25, 99_750, 125, 125],
    [5000, 0, 5000, 0, 0],
    [0, 1800, 0, 0, 0],
    [2_147_483_647, 1800, 1_819_901_395, 163_791_126, 163_791_126],
  ])('of %d paise at %d basis points is in one State', (paid, rate, taxable, cgst, sgst) => {
    expect(taxIncludedIn(paid, rate, false)).toEqual({ taxable, cgst, sgst, igst: 0 });
  });

  it.each([
    [3333, 500, 3174, 159],
    [10_500, 500, 10_000, 500],
    // 1.5 paise exactly.
    [63, 250, 61, 2],
    [21, 500, 20, 1],
    [9999, 1800, 8474, 1525],
    [5000, 0, 5000, 0],
  ])('of %d paise at %d basis points is between two States', (paid, rate, taxable, igst) => {
    expect(taxIncludedIn(paid, rate, true)).toEqual({ taxable, cgst: 0, sgst: 0, igst });
  });

  it('adds up to the amount and is less than a paisa from the exact one', () => {
    const numbers = randomNumbers(35);
    for (let count = 0; count < 5000; count++) {
      const paid = numbers.next().value % 50_000_000;
      const rate = numbers.next().value % 4001;
      for (const isInterState of [false, true]) {
        const tax = taxIncludedIn(paid, rate, isInterState);
        const { taxable, cgst, sgst, igst } = tax;
        expect([paid, taxable + cgst + sgst + igst]).toEqual([paid, paid]);
        expect(Math.min(taxable, cgst, sgst, igst)).toBeGreaterThanOrEqual(0);
        expect(cgst).toBe(sgst);
        expect(Math.abs(cgst + sgst + igst - (paid * rate) / (10_000 + rate))).toBeLessThanOrEqual(1.000001);
      }
    }
  });
});

describe('an amount that is spread over lines', () => {
  it.each([
    [100, [100, 100, 100], [34, 33, 33]],
    [0, [50, 20], [0, 0]],
    [70, [50, 20], [50, 20]],
    [10, [1, 1, 998], [0, 0, 10]],
    [5, [0, 10], [0, 5]],
    [0, [], []],
  ])('of %d over %j is %j', (amount, values, shares) => {
    expect(spreadAmount(amount, values)).toEqual(shares);
  });

  it('is given whole, and no line gets more than its value', () => {
    const numbers = randomNumbers(7);
    for (let count = 0; count < 1000; count++) {
      const values = Array.from({ length: 1 + (count % 9) }, () => numbers.next().value % 2_000_000_000);
      const total = values.reduce((sum, value) => sum + value, 0);
      const amount = numbers.next().value % (total + 1);
      const shares = spreadAmount(amount, values);
      expect(shares.reduce((sum, share) => sum + share, 0)).toBe(amount);
      expect(shares.every((share, index) => share >= 0 && share <= values[index]!)).toBe(true);
    }
  });
});

describe('a State', () => {
  it.each([
    ['Maharashtra', '27'],
    [' maharashtra ', '27'],
    ['MAHARASTRA', '27'],
    ['mh', '27'],
    ['27', '27'],
    ['7', '07'],
    ['NCT of Delhi', '07'],
    ['State of Kerala', '32'],
    ['Tamilnadu', '33'],
    ['Orissa', '21'],
    ['Pondicherry', '34'],
    ['Jammu & Kashmir', '01'],
    ['Jammu And Kashmir', '01'],
    ['Andaman & Nicobar Islands', '35'],
    ['Daman and Diu', '26'],
    ['Dadra & Nagar Haveli', '26'],
    ['Uttaranchal', '05'],
    ['U.P.', '09'],
    ['Telengana', '36'],
    ['25', '26'],
    ['28', '37'],
    ['Lower Saxony', null],
    ['99', null],
    ['', null],
    ['-', null],
  ])('%p has the code %p', (text, code) => {
    expect(findStateCode(text)).toBe(code);
  });

  it('is found by each name and code, which no two share', () => {
    for (const { name, code } of indianStates)
      expect([findStateCode(name), findStateCode(code)]).toEqual([code, code]);
    expect(new Set(indianStates.map(({ code }) => code)).size).toBe(36);
  });

  it('is in a GST number, and written with its code in returns', () => {
    expect(stateOfGstin('27AAPFU0939F1ZV')).toBe('27');
    expect(stateOfGstin('99AAPFU0939F1ZV')).toBeNull();
    expect(placeText('27')).toBe('27-Maharashtra');
  });
});

describe('the allowed rates', () => {
  it.each([
    ['2017-06-30', []],
    ['2017-07-01', [0, 500, 1200, 1800, 2800]],
    ['2025-09-21', [0, 500, 1200, 1800, 2800]],
    ['2025-09-22', [0, 500, 1800, 4000]],
    ['2026-11-30', [0, 500, 1800, 4000]],
  ])('of %s are %j', (day, rates) => {
    expect(ratesOn(defaultGstRates, day)).toEqual(rates);
    expect(ratesOn([...defaultGstRates].reverse(), day)).toEqual(rates);
  });

  it.each([
    [5, 500],
    [0, 0],
    [0.25, 25],
    [12.5, 1250],
    [100, 10_000],
    [0.255, null],
    [-5, null],
    [101, null],
    [Number.NaN, null],
  ])('are stored in basis points: %p is %p', (percent, rate) => {
    expect(parseRate(percent)).toBe(rate);
  });

  it('are read from the settings, a line for each day', () => {
    const table = [
      { from: '2025-09-22', rates: [0, 500, 1800, 4000] },
      { from: '2027-04-01', rates: [25, 600] },
    ];
    expect(parseGstRates(table.map(gstRatesLine).join('\n\n'))).toEqual(table);
    for (const text of ['', '2025-09-22', '2025-02-30: 5', '2025-09-22: 5,', '2025-09-22: five', '5, 18'])
      expect(parseGstRates(text)).toBeNull();
  });

  it('are shown without needless zeros', () => {
    expect([500, 25, 1250, 0].map(rateText)).toEqual(['5 %', '0.25 %', '12.5 %', '0 %']);
  });
});

describe('an HSN code', () => {
  it.each([
    ['1006', true],
    ['10063020', true],
    ['100630', true],
    ['100', false],
    ['10063', false],
    ['100630201', false],
    ['10AB', false],
    ['', false],
  ])('%p: %p', (text, expected) => {
    expect(isHsn(text)).toBe(expected);
  });

  it('is read as tariffs print it', () => {
    expect(toHsn('1006.30 20')).toBe('10063020');
    expect(['406', '0406', '4061000'].map(withLeadingZero)).toEqual(['0406', '0406', '04061000']);
  });
});

describe('the State of a PIN code', () => {
  it.each([
    ['400001', '27'],
    [' 560 002', '29'],
    ['682001', '32'],
    ['682555', '31'],
    ['403001', '30'],
    ['737101', '11'],
    ['110001', '07'],
    ['635110', '33'],
    ['834001', '20'],
    // Two States share these.
    ['160055', null],
    ['605001', null],
    ['40000', null],
    ['000001', null],
    ['SW1A 1AA', null],
    ['', null],
  ])('%j is %j', (pin, code) => {
    expect(stateOfPinCode(pin)).toBe(code);
  });
});
