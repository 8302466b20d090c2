import { describe, expect, it } from 'vitest';
import { toCsv } from './csv.ts';

describe('a CSV file', () => {
  it('quotes what contains separators, and writes numbers plainly', () => {
    expect(toCsv(['Product', 'Units'], [['Rice, "old"\nBasmati', -3]])).toBe(
      'Product,Units\r\n"Rice, ""old""\nBasmati",-3\r\n',
    );
  });

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', ' =cmd|x'])('does not let %j become a formula', (text) => {
    expect(toCsv(['A'], [[text]]).split('\r\n')[1]).toMatch(/^'/);
  });

  it('leaves empty cells for what is missing', () => {
    expect(toCsv(['A', 'B'], [[null, 'b']])).toBe('A,B\r\n,b\r\n');
  });
});
