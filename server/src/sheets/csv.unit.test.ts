import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readRecords } from './records.ts';
import { splitRecord } from './splitRecord.ts';

describe('a record', () => {
  test.each([
    ['a,b,c', ['a', 'b', 'c']],
    ['', ['']],
    ['a,,', ['a', '', '']],
    ['"a, b",c', ['a, b', 'c']],
    ['"say ""salt""",x', ['say "salt"', 'x']],
    ['"",""', ['', '']],
    ['pipe 5" long,x', ['pipe 5" long', 'x']],
    ['"a" ,b', ['a', 'b']],
    ['x,"two\nlines"', ['x', 'two\nlines']],
  ])('%j', (text, cells) => {
    expect(splitRecord(text, ',')).toEqual(cells);
  });

  test('is open until its quote is closed, and broken by text after a closing quote', () => {
    expect(splitRecord('a,"b', ',')).toEqual({ cells: ['a'], openField: ['b'] });
    expect(splitRecord('a,"b""', ',')).toEqual({ cells: ['a'], openField: ['b""'] });
    expect(splitRecord('a,"b" c,d', ',')).toEqual({ isBroken: true });
  });

  test('is continued by its next lines, each of which is searched alone', () => {
    const search = jest.spyOn(String.prototype, 'indexOf');
    let record = splitRecord('a,"b', ',');
    for (const line of ['c ""d""', '', 'e","f']) {
      if (!('openField' in record)) throw new Error('the record has ended');
      record = splitRecord(line, ',', record);
    }
    expect(record).toEqual({ cells: ['a', 'b\nc "d"\n\ne'], openField: ['f'] });
    const longest = Math.max(...search.mock.contexts.map((text) => text.length));
    search.mockRestore();
    expect(longest).toBe('c ""d""'.length);
    expect(splitRecord('g"', ',', record as Parameters<typeof splitRecord>[2])).toEqual([
      'a',
      'b\nc "d"\n\ne',
      'f\ng',
    ]);
  });
});

describe('a file', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'kirana-records-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  // Without this limit, each of many unclosed quotes would read the rest of the file.
  test.each([
    [1000, [2, [`x${'\n'.repeat(1000)}y`, 'z']]],
    [1001, [2, null]],
  ])('closes a quote within the next 1,000 lines only: %i', async (lines, record) => {
    expect((await read(`h,i\n"x${'\n'.repeat(lines)}y",z\n`))[1]).toEqual(record);
  });

  async function read(content: string | Buffer) {
    const file = path.join(folder, 'file.csv');
    writeFileSync(file, content);
    const records: [number, string[] | null][] = [];
    for await (const { line, cells } of readRecords(file)) records.push([line, cells]);
    return records;
  }

  test('is read with line numbers, either line end, and without blank records', async () => {
    expect(await read('h,i\r\n\r\n1,"a\r\nb"\r\n,\n2,c\n3,d')).toEqual([
      [1, ['h', 'i']],
      [3, ['1', 'a\nb']],
      [6, ['2', 'c']],
      [7, ['3', 'd']],
    ]);
  });

  test('loses only the line with an unclosed quote', async () => {
    expect(await read('h,i\n1,"open\n2,b\n3,"c, d"\n4,e\n')).toEqual([
      [1, ['h', 'i']],
      [2, null],
      [3, ['2', 'b']],
      [4, ['3', 'c, d']],
      [5, ['4', 'e']],
    ]);
    expect(await read('1,"open\n2,b\n3,c\n')).toEqual([
      [1, null],
      [2, ['2', 'b']],
      [3, ['3', 'c']],
    ]);
  });

  test('is read across chunk boundaries', async () => {
    const rows = Array.from({ length: 20_000 }, (_, index) => `${index},"ā ""é"", ${index}"`);
    const records = await read(`${rows.join('\r\n')}\r\n`);
    expect(records).toHaveLength(20_000);
    expect(
      records.every(([line, cells]) => cells?.[0] === String(line - 1) && cells[1] === `ā "é", ${line - 1}`),
    ).toBe(true);
  });

  test.each([
    ['semicolons', ';'],
    ['tabs', '\t'],
  ])('is read with %s between its values', async (_, separator) => {
    const text = ['', '"Price, Rs","a\nb",c', '1,"say ""salt"" | 2",', ',"open', '3'].join('\r\n');
    const converted = text.replace(/,(?! )/g, separator);
    expect(await read(`${converted}${separator}x,y`)).toEqual([
      [2, ['Price, Rs', 'a\nb', 'c']],
      [4, ['1', 'say "salt" | 2', '']],
      [5, null],
      [6, ['3', 'x,y']],
    ]);
  });

  test.each([
    ['Price (Rs; MRP),b', ['Price (Rs; MRP)', 'b']],
    ['"a;b;c",d', ['a;b;c', 'd']],
    ['a;"b,c,d', null],
  ])(
    'is read by the separator that its first line has most of, outside of quotes: %j',
    async (text, cells) => {
      expect(await read(text)).toEqual([[1, cells]]);
    },
  );

  test.each(['product', '"product,brand"'])('is refused without a separator: %s', (text) =>
    expect(read(`${text}\nRice|Own`)).rejects.toThrow(
      `its first line must name the columns, separated by commas, semicolons or tabs (it is "${text}")`,
    ),
  );

  test.each<[string, (text: string) => Buffer]>([
    ['UTF-8 with a byte order mark', (text) => Buffer.from(`\ufeff${text}`)],
    ['UTF-16, as Excel writes "Unicode text"', (text) => Buffer.from(`\ufeff${text}`, 'utf16le')],
    ['UTF-16 with the bytes in the other order', (text) => Buffer.from(`\ufeff${text}`, 'utf16le').swap16()],
  ])('is read in %s', async (_, encode) => {
    const rows = Array.from({ length: 20_000 }, (__, index) => `${index}\tघी ₹ ${index}`);
    const records = await read(encode(['no\tname', ...rows].join('\r\n')));
    expect(records).toHaveLength(20_001);
    expect(records[0]).toEqual([1, ['no', 'name']]);
    expect(records.slice(1)).toEqual(rows.map((row, index) => [index + 2, row.split('\t')]));
  });

  test('is refused when very many of its quotes are not closed, for each of which lines are read again', async () => {
    const open = `a","x\n`;
    expect(await read(`a,b\n${open.repeat(30)}`)).toHaveLength(31);
    await expect(read(`a,b\n${open.repeat(5000)}`)).rejects.toThrow('very many of its quotes are not closed');
    await expect(read(`a,b\n${'"a\n'.repeat(300_000)}`)).rejects.toThrow('very many of its quotes');
  });

  test('is refused when it is not text, or not there', async () => {
    await expect(read(Buffer.from([0x50, 0x4b, 3, 4, 0, 0]))).rejects.toThrow(
      'a damaged Excel workbook or ZIP',
    );
    await expect(read(Buffer.from([1, 0, 0, 2, 0, 0, 3, 0]))).rejects.toThrow('not a text file');
    await expect(read(Buffer.from('\ufeffa,b\n1,\0', 'utf16le'))).rejects.toThrow('not a text file');
    await expect(readRecords(path.join(folder, 'none.csv')).next()).rejects.toThrow('there is no such file');
    await expect(readRecords(folder).next()).rejects.toThrow('it is a folder');
  });
});
