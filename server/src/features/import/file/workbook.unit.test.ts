import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sheetXml, workbookOf } from '../../../../test/workbook.ts';
import { zipOf } from '../../../../test/zip.ts';
import { readRecords } from '../../../sheets/records.ts';
import { readLayout } from './layout.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'kirana-workbooks-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

async function read(content: Buffer | string) {
  const file = path.join(folder, 'list.xlsx');
  writeFileSync(file, content);
  const layout = await readLayout(file);
  const records: [number, string[] | null][] = [];
  for await (const { line, cells } of readRecords(file, layout)) records.push([line, cells]);
  return { layout, records };
}

const escapeCode = (code: string) => code.replaceAll('"', '&quot;');

const HEADER = ['product', 'category', 'sale_price', 'sku'];

describe('a workbook', () => {
  test('is read from its first visible sheet, with texts and numbers as they are shown', async () => {
    const texts: string[] = [];
    const sheet = sheetXml(
      [
        ['Verma & Sons <list>'],
        [],
        HEADER,
        ['Chai & "milk"\nstrong', 'Drinks', 0.1 + 0.2, 8_901_063_012_345],
        [null, null, null, null],
        ['Ghee', null, 99.5, '0012'],
      ],
      texts,
    ).replace('8901063012345', '8.901063012345E12');
    const { layout, records } = await read(workbookOf(sheet, texts));
    expect(layout).toMatchObject({ encoding: 'Excel workbook', line: 3, header: HEADER });
    expect(records).toEqual([
      [3, HEADER],
      [4, ['Chai & "milk"\nstrong', 'Drinks', '0.3', '8901063012345']],
      [6, ['Ghee', '', '99.5', '0012']],
    ]);
  });

  test('may have texts in its cells, results of formulas, errors, and cells without an address', async () => {
    const cells = [
      '<c t="inlineStr"><is><t>Chai</t></is></c>',
      '<c t="str"><f>A1</f><v>Drinks</v></c>',
      '<c><v>90</v></c>',
      '<c t="e"><v>#REF!</v></c>',
      '<c t="b"><v>1</v></c>',
    ];
    const header = HEADER.map((name) => `<c t="inlineStr"><is><t>${name}</t></is></c>`).join('');
    const sheet = `<x:worksheet xmlns:x="y"><x:sheetData><row>${header}</row><row>${cells.join('')}</row></x:sheetData></x:worksheet>`;
    expect((await read(workbookOf(sheet))).records[1]).toEqual([2, ['Chai', 'Drinks', '90', '#REF!', 'yes']]);
  });

  test('has numbers with a fixed number of digits as they are shown', async () => {
    const formats = ['000000', '"A-"0000', '0.00', '0 "pcs"', '0000-000', '[Red]000;-000', 'dd-mm-yyyy'];
    const codes = formats.map(
      (code, index) => `<numFmt numFmtId="${164 + index}" formatCode="${escapeCode(code)}"/>`,
    );
    const styles = formats.map((_, index) => `<xf numFmtId="${164 + index}"/>`);
    const cells = formats.map((_, index) => `<c s="${index + 1}"><v>12345</v></c>`);
    const content = `<styleSheet><numFmts>${codes.join('')}</numFmts><cellStyleXfs><xf numFmtId="164"/></cellStyleXfs><cellXfs><xf numFmtId="0"/>${styles.join('')}</cellXfs></styleSheet>`;
    const sheet = `<worksheet><sheetData><row><c><v>8901234567890</v></c>${cells.join('')}<c s="1"><v>1.5</v></c><c s="99"><v>7</v></c></row></sheetData></worksheet>`;
    const { records } = await read(workbookOf(sheet, [], [{ name: 'xl/styles.xml', content }]));
    expect(records[0]?.[1]).toEqual([
      ...['8901234567890', '012345', 'A-12345', '12345', '12345', '0012-345', '12345', '12345', '1.5', '7'],
    ]);
  });

  test('is read from the first sheet that names the needed columns, and says so', async () => {
    const texts: string[] = [];
    const cover = sheetXml([['Verma & Sons'], ['Stock', 'is at the end']], texts);
    const list = sheetXml([['April'], HEADER, ['Chai', 'Drinks', 90, 'C-1']], texts);
    const { layout, records } = await read(
      workbookOf(cover, texts, [], { 'Price list': list, Empty: sheetXml([], texts), Old: list }),
    );
    expect(layout).toMatchObject({
      encoding: 'Excel workbook, sheet "Price list" (not read: "b", "Old")',
      line: 2,
      firstLines: [{ line: 1, text: 'April' }, { line: 2 }, { line: 3 }],
    });
    expect(records.at(-1)).toEqual([3, ['Chai', 'Drinks', '90', 'C-1']]);
  });

  test('is read from its first sheet if none names the needed columns', async () => {
    const texts: string[] = [];
    const sheet = sheetXml([['Chai', 'Drinks', 90]], texts);
    const other = sheetXml([['Old', 'Drinks', 90]], texts);
    const { layout } = await read(workbookOf(sheet, texts, [], { other }));
    expect(layout).toMatchObject({ header: ['Chai', 'Drinks', '90'] });
  });

  test('is read although a sheet of notes is too wide', async () => {
    const texts: string[] = [];
    const wide = '<worksheet><sheetData><row><c r="XFD1"><v>1</v></c></row></sheetData></worksheet>';
    const list = sheetXml([HEADER, ['Chai', 'Drinks', 90, 'C-1']], texts);
    expect((await read(workbookOf(wide, texts, [], { list }))).records).toHaveLength(2);
    await expect(read(workbookOf(wide, texts, [], { notes: sheetXml([['Chai']], texts) }))).rejects.toThrow(
      'more than 500 columns',
    );
  });

  test('has no half of a pair of UTF-16 in its cells', async () => {
    const texts: string[] = [];
    const sheet = sheetXml([HEADER, ['Chai_xD800_', 'Drinks', 90, '_xD83D__xDE4F_']], texts);
    expect((await read(workbookOf(sheet, texts))).records[1]).toEqual([
      2,
      ['Chai\ufffd', 'Drinks', '90', '🙏'],
    ]);
  });

  test('may have cells of texts without a text', async () => {
    const texts: string[] = [];
    const sheet = sheetXml([HEADER, ['Chai', 'Drinks', 90, '0012']], texts).replace(
      `<v>${texts.indexOf('0012')}</v>`,
      '',
    );
    expect((await read(workbookOf(sheet, texts))).records[1]).toEqual([2, ['Chai', 'Drinks', '90', '']]);
  });

  const rows = (count: number, row: string) =>
    `<worksheet><sheetData>${row.repeat(count)}</sheetData></worksheet>`;
  const attributes = (count: number) => Array.from({ length: count }, (_, n) => `a${n}="1"`).join(' ');
  test.each<[string, () => Buffer, string]>([
    ['with a million rows', () => workbookOf(rows(1_000_000, '<row/>')), 'more than 200,000 rows'],
    [
      'with a row at the end of the sheet',
      () =>
        workbookOf('<worksheet><sheetData><row r="1048576"><c><v>1</v></c></row></sheetData></worksheet>'),
      'more than 200,000 rows',
    ],
    [
      'that is a bomb',
      () => workbookOf(Buffer.alloc(110_000_000, ' ')),
      'more than 100 MB when it is unpacked',
    ],
    [
      'with a bomb of texts',
      () => workbookOf(rows(60_000, '<row><c t="s"><v>0</v></c></row>'), ['x'.repeat(30_000)]),
      'too much text',
    ],
    [
      'with very many texts',
      () =>
        workbookOf(
          rows(1, '<row/>'),
          [],
          [{ name: 'xl/sharedStrings.xml', content: `<sst>${'<si/>'.repeat(2_000_001)}</sst>` }],
        ),
      'too much text',
    ],
    [
      'with a cell of a text that it does not have',
      () => workbookOf(rows(1, '<row><c t="s"><v>7</v></c></row>'), ['x']),
      'damaged Excel workbook',
    ],
    [
      'with a cell far to the right',
      () =>
        workbookOf('<worksheet><sheetData><row r="1"><c r="XFD1"><v>1</v></c></row></sheetData></worksheet>'),
      'more than 500 columns',
    ],
    [
      'with few cells, all far to the right',
      () => workbookOf(rows(30_000, '<row><c r="SF9"><v>1</v></c></row>')),
      'too many cells',
    ],
    // Without a limit the parser keeps gigabytes of these.
    [
      'with elements within each other',
      () => workbookOf(rows(1, `<row><c><v>1</v></c>${'<a>'.repeat(50)}${'</a>'.repeat(50)}</row>`)),
      'damaged Excel workbook',
    ],
    [
      'with very many attributes',
      () => workbookOf(rows(1, `<row ${attributes(101)}><c><v>1</v></c></row>`)),
      'damaged Excel workbook',
    ],
    [
      'with a text of megabytes',
      () => workbookOf(rows(1, `<row><c><v>1</v></c>${'x'.repeat(2_000_000)}</row>`)),
      'damaged Excel workbook',
    ],
    [
      'with entities that grow',
      () =>
        workbookOf(
          '<!DOCTYPE a [<!ENTITY b "bbbb">]><worksheet><sheetData><row><c><v>&b;</v></c></row></sheetData></worksheet>',
        ),
      'damaged Excel workbook',
    ],
    ['that is cut', () => workbookOf('<worksheet><sheetData><row>'), 'damaged Excel workbook'],
    ['whose end is missing', () => workbookOf(rows(3, '<row/>')).subarray(0, -40), 'damaged Excel workbook'],
    [
      'that lies about its size',
      () =>
        workbookOf(
          rows(1, '<row/>'),
          [],
          [{ name: 'xl/sharedStrings.xml', content: Buffer.alloc(5_000_000, ' '), declaredSize: 9 }],
        ),
      'damaged Excel workbook',
    ],
  ])('%s is refused', async (_, content, reason) => {
    await expect(read(content())).rejects.toThrow(reason);
  });

  const zip = (name: string) => zipOf([{ name, content: 'x' }]);
  test.each<[string, Buffer | string, string]>([
    ['.xls', Buffer.from('d0cf11e0a1b11ae1000000', 'hex'), '(.xls)'],
    ['.ods', zip('content.xml'), '(.ods)'],
    ['.xlsb', zip('xl/workbook.bin'), '(.xlsb)'],
    ['.numbers', zip('Index/Document.iwa'), 'Numbers'],
    ['.docx', zip('word/document.xml'), 'Word'],
    ['HTML that is called .xls', '<html><table><tr><td>product</td></tr></table></html>', 'web page'],
    ['HTML in UTF-16', Buffer.from('\ufeff <body><table>', 'utf16le'), 'web page'],
    ['a web archive', 'MIME-Version: 1.0\nX-Document-Type: Workbook', 'web page'],
    ['XML', '\ufeff<?xml version="1.0"?><Workbook/>', 'XML file'],
    ['JSON', '[{"name":"Chai"}]', 'JSON'],
    ['.slk', 'ID;PWXL;N;E\n', '(.slk)'],
    ['PDF', '%PDF-1.7', 'PDF'],
    ['another ZIP', zip('a.csv'), 'it is a ZIP'],
  ])('is not %s, which is named', async (_, content, reason) => {
    await expect(read(content)).rejects.toThrow(reason);
  });
});
