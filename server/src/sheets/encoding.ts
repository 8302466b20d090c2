import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';

/** How the letters of a text file are stored. */
export type Encoding = 'UTF-8' | 'UTF-16' | 'UTF-16BE' | 'Windows-1252';

/** What Windows-1252 has at 0x80 to 0x9f; elsewhere it is Latin-1. Not by TextDecoder: some releases of Node decode it as Latin-1. */
const WINDOWS_LETTERS = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

const LABELS = { 'UTF-8': 'utf-8', 'UTF-16': 'utf-16le', 'UTF-16BE': 'utf-16be' };

/** Bytes at the beginning of a file by which UTF-16 is told from bytes that are no text. */
const HEAD_BYTES = 64 * 1024;
/** UTF-16 has at least one zero among so many bytes: half of each comma, digit, space and line end. */
const MIN_ZEROS = 25;

/** The first bytes of a file. */
export async function readBeginning(file: string, bytes: number): Promise<Buffer> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(bytes), 0, bytes, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

/**
 * By the byte order mark, or by the bytes: UTF-16 has zeros in every other place. What is no UTF-8 is Windows-1252, in which spreadsheets
 * save "CSV", unless most of its other letters are UTF-8: then a few bytes of it are damaged.
 */
async function detectEncoding(file: string): Promise<Encoding> {
  const head = await readBeginning(file, HEAD_BYTES);
  const mark = head.toString('hex', 0, 2);
  if (mark === 'fffe') return 'UTF-16';
  if (mark === 'feff') return 'UTF-16BE';
  const zeros = [0, 0];
  for (let at = head.indexOf(0); at !== -1; at = head.indexOf(0, at + 1))
    zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  const [high = 0, low = 0] = zeros;
  // A few zeros are damage.
  if (high + low < head.length / MIN_ZEROS) return (await isMostlyUtf8(file)) ? 'UTF-8' : 'Windows-1252';
  // Of letters below U+0100, such as commas and line ends, the high byte is zero.
  if (low > 8 * high) return 'UTF-16';
  if (high > 8 * low) return 'UTF-16BE';
  return (await isMostlyUtf8(file)) ? 'UTF-8' : 'Windows-1252';
}

/** How the bytes of a text file are read. */
export interface TextFormat {
  encoding: Encoding;
  lineEnd: '\n' | '\r';
}

/** Reads the whole file. */
export async function detectTextFormat(file: string): Promise<TextFormat> {
  const encoding = await detectEncoding(file);
  return { encoding, lineEnd: await findLineEnd(file, encoding) };
}

/** LF, of which a CR before it is no part; or CR alone, as old programs for the Mac write it, with LF within quotes only. */
async function findLineEnd(file: string, encoding: Encoding): Promise<TextFormat['lineEnd']> {
  // The line ends of the beginning are those of all.
  const head = createDecoder(encoding).write(await readBeginning(file, HEAD_BYTES));
  const unquoted = head.replace(/"[^"]*("|$)/g, '');
  return unquoted.includes('\r') && !unquoted.includes('\n') ? '\r' : '\n';
}

async function isMostlyUtf8(file: string): Promise<boolean> {
  const decoders = { strict: new TextDecoder('utf-8', { fatal: true }), lenient: new TextDecoder('utf-8') };
  let isValid = true;
  let [letters, damaged] = [0, 0];
  const read = (chunk?: Buffer) => {
    const options = { stream: chunk !== undefined };
    if (isValid) isValid = isReadable(() => decoders.strict.decode(chunk, options));
    for (const [letter] of decoders.lenient.decode(chunk, options).matchAll(/[^\0-\x7f]/gu))
      letter === '\ufffd' ? damaged++ : letters++;
  };
  for await (const chunk of createReadStream(file) as AsyncIterable<Buffer>) read(chunk);
  read();
  return isValid || letters > damaged;
}

function isReadable(decode: () => string): boolean {
  try {
    decode();
    return true;
  } catch {
    return false;
  }
}

/** Decodes a file in parts. */
export interface Decoder {
  write(chunk: Buffer): string;
  end(): string;
}

export function createDecoder(encoding: Encoding): Decoder {
  if (encoding === 'Windows-1252') return { write: decodeWindows, end: () => '' };
  const decoder = new TextDecoder(LABELS[encoding]);
  return { write: (chunk) => decoder.decode(chunk, { stream: true }), end: () => decoder.decode() };
}

const decodeWindows = (bytes: Buffer): string =>
  bytes
    .toString('latin1')
    .replace(/[\x80-\x9f]/g, (letter) => WINDOWS_LETTERS[letter.charCodeAt(0) - 0x80] ?? letter);

/** The bytes that Windows-1252 reads as this text; null: it has other letters, too. */
function encodeWindows(text: string): Buffer | null {
  const bytes = Buffer.alloc(text.length);
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    const place = code > 0x9f || code < 0x80 ? WINDOWS_LETTERS.indexOf(text.charAt(index)) : -1;
    if (place === -1 && code > 0xff) return null;
    bytes[index] = place === -1 ? code : place + 0x80;
  }
  return bytes;
}

/** The letters with which UTF-8 begins those of Europe, of India, and punctuation, when Windows-1252 reads it. */
const FIRST_LETTERS = /[ÂÃàâðØÙ]/;

/**
 * A text that was encoded twice, as it was meant: `CrÃ¨me` is `Crème`. UTF-8 was read as Windows-1252 and stored as UTF-8 again.
 * @returns null if it was not
 */
export function decodeTwice(text: string): string | null {
  if (!FIRST_LETTERS.test(text)) return null;
  const bytes = encodeWindows(text);
  if (!bytes) return null;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}
