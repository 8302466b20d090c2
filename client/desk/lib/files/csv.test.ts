import { describe, expect, it } from 'vitest';
import { toCsv } from './csv.ts';

describe('a CSV file', () => {
  it('quotes what contains separators, and writes numbers plainly', async () => {
    expect(await toCsv(['Product', 'Units'], [['Rice, "old"\nBasmati', -3]])).toBe(
      'Product,Units\r\n"Rice, ""old""\nBasmati",-3\r\n',
    );
  });

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\uff1d1+1', '\uff20SUM'])(
    'does not let %j become a formula',
    async (text) => {
      expect((await toCsv(['A'], [[text]])).split('\r\n')[1]).toMatch(/^"?'/);
    },
  );

  it('quotes white space, which some programs remove before they look for a formula', async () => {
    expect(await toCsv(['A'], [[' =cmd|x']])).toBe('A\r\n" =cmd|x"\r\n');
  });

  it('leaves empty cells for what is missing', async () => {
    expect(await toCsv(['A', 'B'], [[null, 'b']])).toBe('A,B\r\n,b\r\n');
  });
});
