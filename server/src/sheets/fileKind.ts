import { InvalidFileError, throwReadable } from './csv.ts';
import { readBeginning } from './encoding.ts';

/** How a file is read: as text with separators, or as an Excel workbook. */
export type FileKind = 'text' | 'workbook';

/** What to do with a file of another program. */
export const SAVE_ANEW = 'open it and save it as an Excel workbook (.xlsx) or as CSV in UTF-8';

/** Files that people take for a list, by their first bytes. */
const BINARY: readonly [beginning: string, reason: string][] = [
  [
    '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1',
    `it is an old Excel file (.xls), or a workbook with a password; ${SAVE_ANEW}, without a password`,
  ],
  ['%PDF', 'it is a PDF; ask for the list as a spreadsheet, or as CSV'],
  ['{\\rtf', `it is a text document; ${SAVE_ANEW}`],
  ['\x1f\x8b', 'it is packed (gzip); please unpack it'],
  ['Rar!', 'it is packed (RAR); please unpack it, or pack it as a ZIP'],
  ['7z\xbc\xaf', 'it is packed (7z); please unpack it, or pack it as a ZIP'],
  ['ID;P', `it is an old spreadsheet (.slk); ${SAVE_ANEW}`],
  ['\x89PNG', 'it is a picture'],
  ['\xff\xd8\xff', 'it is a picture'],
];
const MARKUP: readonly [beginning: RegExp, reason: string][] = [
  [
    /^<(?:!--|(?:!doctype|html|table|head|meta|body|style|div|center|p|tr)\b)|^mime-version:/i,
    `it is a web page, whatever it is called; ${SAVE_ANEW}`,
  ],
  [/^<\?xml/i, `it is an XML file; ${SAVE_ANEW}`],
  [/^(?:\[\s*)?\{\s*"[^"]*"\s*:/, 'it is a JSON file; ask for the list as a spreadsheet, or as CSV'],
];

const BEGINNING_BYTES = 300;

export const ZIP_SIGNATURE = Buffer.from('PK\x03\x04', 'latin1');

/** Whether a file begins as a ZIP does, which a workbook is. */
export const beginsAsZip = (beginning: Buffer): boolean =>
  beginning.subarray(0, ZIP_SIGNATURE.length).equals(ZIP_SIGNATURE);

/** @throws InvalidFileError for a file of another kind, which it names */
export async function detectKind(file: string): Promise<FileKind> {
  const beginning = await readBeginning(file, BEGINNING_BYTES).catch(throwReadable);
  if (beginsAsZip(beginning)) return 'workbook';
  const bytes = beginning.toString('latin1');
  // Their first characters are ASCII in UTF-8 and in UTF-16, after a byte order mark.
  const text = bytes.replaceAll('\0', '').replace(/^(?:\xef\xbb\xbf|\xff\xfe|\xfe\xff|\s)+/, '');
  const [, reason] =
    BINARY.find(([start]) => bytes.startsWith(start)) ?? MARKUP.find(([pattern]) => pattern.test(text)) ?? [];
  if (reason) throw new InvalidFileError(reason);
  return 'text';
}
