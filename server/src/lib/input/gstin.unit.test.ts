import { isGstin } from './gstin.ts';

describe('a GSTIN', () => {
  it.each(['27AAPFU0939F1ZV', '29AAGCB7383J1Z4', '24AAACC1206D1ZM'])('%s is valid', (gstin) =>
    expect(isGstin(gstin)).toBe(true),
  );

  it.each([
    ['a wrong checksum', '27AAPFU0939F1ZW'],
    ['two digits exchanged', '27AAPFU0993F1ZV'],
    ['another state', '29AAPFU0939F1ZV'],
    ['lower case', '27aapfu0939f1zv'],
    ['spaces', '27 AAPFU0939F1ZV'],
    ['no Z', '27AAPFU0939F1YV'],
    ['a character too many', '27AAPFU0939F1ZVV'],
    ['nothing', ''],
  ])('is invalid with %s', (_, gstin) => expect(isGstin(gstin)).toBe(false));
});
