import { type ZipFile, zipOf } from './zip.ts';

const escapeXml = (text: string) => text.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`);

const typeOf = (name: string) =>
  `http://schemas.openxmlformats.org/officeDocument/2006/relationships/${name}`;

/** A sheet's XML with these cells: numbers as numbers, texts by their place among `texts`; null: no cell. */
export function sheetXml(rows: readonly (readonly (string | number | null)[])[], texts: string[]): string {
  const cell = (value: string | number | null, reference: string) => {
    if (value === null) return '';
    if (typeof value === 'number') return `<c r="${reference}"><v>${value}</v></c>`;
    if (!texts.includes(value)) texts.push(value);
    return `<c r="${reference}" t="s"><v>${texts.indexOf(value)}</v></c>`;
  };
  const lines = rows.map(
    (cells, row) =>
      `<row r="${row + 1}">${cells.map((value, column) => cell(value, `${String.fromCharCode(65 + column)}${row + 1}`)).join('')}</row>`,
  );
  return `<worksheet xmlns="x"><sheetData>${lines.join('')}</sheetData></worksheet>`;
}

/** An Excel workbook whose first sheet is hidden. @param sheet the XML of the second one @param more that of others, by their names */
export function workbookOf(
  sheet: string | Buffer,
  texts: readonly string[] = [],
  others: ZipFile[] = [],
  more: Readonly<Record<string, string>> = {},
): Buffer {
  const names = Object.keys(more);
  const relation = (id: number) =>
    `<Relationship Id="rId${id}" Type="${typeOf('worksheet')}" Target="worksheets/sheet${id}.xml"/>`;
  const strings = texts
    .map((text) => `<si><r><t>${escapeXml(text)}</t></r><rPh><t>no</t></rPh></si>`)
    .join('');
  return zipOf([
    { name: '[Content_Types].xml', content: '<Types/>' },
    {
      name: 'xl/workbook.xml',
      content: `<?xml version="1.0"?><workbook xmlns:r="r"><sheets><sheet name="a" state="hidden" r:id="rId1"/><sheet name="b" r:id="rId2"/>${names.map((name, index) => `<sheet name="${name}" r:id="rId${index + 3}"/>`).join('')}</sheets></workbook>`,
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      content: `<Relationships>${[1, 2, ...names.map((_, index) => index + 3)].map(relation).join('')}</Relationships>`,
    },
    { name: 'xl/sharedStrings.xml', content: `<sst>${strings}</sst>` },
    { name: 'xl/worksheets/sheet1.xml', content: '<worksheet><sheetData/></worksheet>' },
    { name: 'xl/worksheets/sheet2.xml', content: sheet },
    ...names.map((name, index) => ({
      name: `xl/worksheets/sheet${index + 3}.xml`,
      content: more[name] ?? '',
    })),
    ...others,
  ]);
}
