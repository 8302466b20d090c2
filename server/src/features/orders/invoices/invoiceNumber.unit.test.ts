import { financialYearOf, findInvoiceNumbers, invoiceNumber } from './invoiceNumber.ts';

describe('the financial year', () => {
  it('changes at India’s midnight of 1 April', () => {
    expect(financialYearOf(Date.parse('2027-03-31T23:59:59.999+05:30'))).toBe('26-27');
    expect(financialYearOf(Date.parse('2027-04-01T00:00+05:30'))).toBe('27-28');
    expect(financialYearOf(Date.parse('2027-12-31T20:00Z'))).toBe('27-28');
    expect(financialYearOf(Date.parse('2099-06-01T12:00Z'))).toBe('99-00');
  });
});

describe('an invoice number', () => {
  it('has at most 16 letters, digits, hyphens and slashes', () => {
    for (const serial of [1, 999_999, 1_000_000, 999_999_999])
      expect(invoiceNumber('26-27', serial)).toMatch(/^[\w/-]{8,16}$/);
    expect(invoiceNumber('26-27', 123)).toBe('26-27/000123');
  });

  const now = Date.parse('2027-04-01T00:00+05:30');

  it('is recognised as it is printed, and without its zeros', () => {
    for (const typed of ['26-27/000123', ' 26-27/123 ', '26-27 / 000123'])
      expect(findInvoiceNumbers(typed, now)).toEqual(['26-27/000123']);
    for (const typed of ['26-27', '123', '0000123', '26/27-123', '26-27/12a'])
      expect(findInvoiceNumbers(typed, now)).toEqual([]);
  });

  it('is recognised by its six digits, of this financial year and the one before', () => {
    expect(findInvoiceNumbers(' 000123 ', now)).toEqual(['27-28/000123', '26-27/000123']);
    expect(findInvoiceNumbers('000123', now - 1)).toEqual(['26-27/000123', '25-26/000123']);
  });
});
