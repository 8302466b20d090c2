import { inflateSync } from 'node:zlib';

/** A page of a PDF: its lines from the top to the bottom, the texts of each from the left to the right. */
export type PdfPage = string[][];

/** Reads the text of a PDF that PDFKit has written, with embedded fonts. */
export function readPdf(file: Buffer): PdfPage[] {
  const objects = readObjects(file);
  return [...objects.values()]
    .filter(({ head }) => /\/Type \/Page\b/.test(head))
    .map(({ head }) => {
      const resources = objects.get(idOf(head, 'Resources'))?.head ?? '';
      const fonts = new Map(
        [...resources.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name = '', id]) => {
          const font = objects.get(Number(id))?.head ?? '';
          return [name, readCharacters(objects.get(idOf(font, 'ToUnicode'))?.stream ?? '')];
        }),
      );
      return toLines(readTexts(objects.get(idOf(head, 'Contents'))?.stream ?? '', fonts));
    });
}

interface PdfObject {
  head: string;
  stream: string;
}

function readObjects(file: Buffer): Map<number, PdfObject> {
  const objects = new Map<number, PdfObject>();
  for (const [, id, text = ''] of file.toString('latin1').matchAll(/^(\d+) 0 obj\n(.*?)\nendobj$/gms)) {
    const [head = '', body] = text.split('\nstream\n');
    const bytes = Buffer.from(body?.replace(/\nendstream$/, '') ?? '', 'latin1');
    const isText = body !== undefined && head.includes('/FlateDecode') && !head.includes('/Length1');
    objects.set(Number(id), { head, stream: isText ? inflateSync(bytes).toString('latin1') : '' });
  }
  return objects;
}

const idOf = (head: string, key: string): number => Number(new RegExp(`/${key} (\\d+) 0 R`).exec(head)?.[1]);

/** The characters of each glyph of a font, by its number: a ligature has several. */
function readCharacters(map: string): string[] {
  const [, list = ''] = /beginbfrange\n(.*)\nendbfrange/s.exec(map) ?? [];
  const ranges = list.match(/\[.*?\]/gs) ?? [];
  return ranges.flatMap((range) =>
    [...range.matchAll(/<([^>]*)>/g)].map(([, hex = '']) =>
      Buffer.from(hex.replaceAll(' ', ''), 'hex').swap16().toString('utf16le'),
    ),
  );
}

interface Text {
  x: number;
  y: number;
  text: string;
}

function readTexts(content: string, fonts: ReadonlyMap<string, string[]>): Text[] {
  const texts = content.matchAll(
    /(?:\/Span <<\n\/ActualText \((?<actual>.*?)\)\n>> BDC\n)?q\n\S+ 0 0 \S+ 0 \S+ cm\nBT\n(?<block>.*?)\nET$/gms,
  );
  return [...texts].map(({ groups: { actual, block = '' } = {} }) => {
    const [, x, y] = /^1 0 0 1 (\S+) (\S+) Tm$/m.exec(block) ?? [];
    const characters = fonts.get(/^\/(F\d+) /m.exec(block)?.[1] ?? '') ?? [];
    const glyphs = [...block.matchAll(/<([\da-f]+)>/g)].flatMap(([, hex]) => hex?.match(/.{4}/g) ?? []);
    const drawn = glyphs.map((glyph) => characters[Number.parseInt(glyph, 16)] ?? '').join('');
    return { x: Number(x), y: Number(y), text: actual === undefined ? drawn : decodeText(actual) };
  });
}

const escapes: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

/** A text in UTF-16 behind a byte order mark, with escapes. */
function decodeText(text: string): string {
  const bytes = text.replace(/\\(.)/gs, (_, sign: string) => escapes[sign] ?? sign);
  return Buffer.from(bytes.slice(2), 'latin1').swap16().toString('utf16le');
}

function toLines(texts: readonly Text[]): PdfPage {
  const lines = new Map<number, Text[]>();
  for (const text of texts) lines.set(text.y, [...(lines.get(text.y) ?? []), text]);
  return [...lines]
    .sort(([one], [other]) => other - one)
    .map(([, parts]) => parts.sort((one, other) => one.x - other.x).map(({ text }) => text.trim()));
}
