import fc from 'fast-check';
import { toCsvLine } from '../../../lib/text/csvText.ts';
import { unescapeFormula } from '../../../lib/text/formulas.ts';
import { splitRecord } from '../../../sheets/splitRecord.ts';
import {
  formatCountries,
  formatFlag,
  formatImages,
  formatOptions,
  parseCountries,
  parseFlag,
  parseImages,
  parseOptions,
} from './notation.ts';

const noOptions = { size: [], productWeight: [], productRam: [] };

describe('options', () => {
  it.each([
    ['weight: 500 g | 1 kg', { ...noOptions, productWeight: ['500 g', '1 kg'] }],
    [' Size:S|M ; RAM: 8 GB;', { ...noOptions, size: ['S', 'M'], productRam: ['8 GB'] }],
    [String.raw`size: a\|b | c\;d | e\\f`, { ...noOptions, size: ['a|b', 'c;d', 'e\\f'] }],
    ['none', noOptions],
  ])('are read from %j', (text, lists) => {
    expect(parseOptions(text)).toEqual(lists);
  });

  it.each([
    '500 g | 1 kg',
    'colour: red',
    'size: S | | M',
    'size: S; size: M',
    `size: ${'x'.repeat(61)}`,
    'size: S\u0000 | M',
    'size: S\nM',
  ])('are not read from %j', (text) => {
    expect(parseOptions(text)).toBeNull();
  });

  it('are read as they were written', () => {
    const option = fc
      .string({ minLength: 1, maxLength: 20 })
      .map((text) => text.trim())
      .filter(Boolean);
    const list = fc.array(option, { maxLength: 5 });
    fc.assert(
      fc.property(fc.record({ size: list, productWeight: list, productRam: list }), (lists) => {
        const text = formatOptions(lists);
        expect(text === '' ? noOptions : parseOptions(text)).toEqual(lists);
      }),
    );
  });
});

describe('countries', () => {
  it.each([
    ['in, US', ['IN', 'US']],
    ['IN IN|GB', ['IN', 'GB']],
    ['all', []],
    ['India', null],
    ['IN XX', null],
  ])('are read from %j', (text, codes) => {
    expect(parseCountries(text)).toEqual(codes);
    if (codes && codes.length > 0) expect(parseCountries(formatCountries(codes))).toEqual(codes);
  });
});

test.each([
  ['Yes', true],
  ['0', false],
  ['maybe', null],
])('the flag %j is read as %p', (text, flag) => {
  expect(parseFlag(text)).toBe(flag);
  if (flag !== null) expect(parseFlag(formatFlag(flag))).toBe(flag);
});

test('pictures are listed with bars between them', () => {
  expect(parseImages(' a.jpg|b c.png | ')).toEqual(['a.jpg', 'b c.png']);
  expect(parseImages('none')).toEqual([]);
  expect(parseImages(formatImages(['a.jpg', 'b.png']))).toEqual(['a.jpg', 'b.png']);
});

describe('a text of the export', () => {
  it.each(['=1+1', '+91', '-5 %', '@SUM(A1)', '\t=1', '＝1'])('is not a formula: %j', (text) => {
    expect(toCsvLine([text]).replace(/^"/, '').startsWith("'")).toBe(true);
  });

  it('is read as it was', () => {
    const text = fc.string({ unit: fc.constantFrom("'", '=', '+', '-', '@', '"', ',', ' ', 'a', ';', '＝') });
    fc.assert(
      fc.property(fc.array(text, { minLength: 2, maxLength: 4 }), (texts) => {
        const cells = splitRecord(toCsvLine(texts).replace(/\r\n$/, ''), ',');
        expect(Array.isArray(cells) && cells.map(unescapeFormula)).toEqual(texts);
      }),
    );
  });
});
