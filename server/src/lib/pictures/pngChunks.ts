/** Bytes of the signature, and of a chunk without its data: length, type and checksum. */
const SIGNATURE = 8;
const CHUNK = 12;
/** A picture has some hundred; millions of empty ones would take long. */
const MAX_CHUNKS = 50_000;

/**
 * Bytes of those chunks beside the picture that are kept. A colour profile is compressed, to a thousandth at best; the data of a camera,
 * of which the decoder needs how the picture is turned, are not.
 */
const MAX_BYTES: Partial<Record<string, number>> = {
  iCCP: 32 * 1024,
  eXIf: 64 * 1024,
  tRNS: 256,
  gAMA: 4,
  cHRM: 32,
  sRGB: 1,
  cICP: 4,
  sBIT: 4,
  pHYs: 9,
};

/**
 * A PNG file without what is no part of the picture: texts, which a decoder unpacks to a thousand times their length, data of editors, and
 * whatever is behind its end. Reads no checksum.
 * @param file begins with the signature of PNG
 * @returns null if its chunks do not reach its end, or are too many
 */
export function keepPictureChunks(file: Buffer): Buffer | null {
  const result = Buffer.allocUnsafe(file.length);
  let length = file.copy(result, 0, 0, SIGNATURE);
  const keptTypes = new Set<string>();
  for (let start = SIGNATURE, count = 0; start + CHUNK <= file.length && count < MAX_CHUNKS; count++) {
    const size = file.readUInt32BE(start);
    const type = file.toString('latin1', start + 4, start + 8);
    const end = start + CHUNK + size;
    if (end > file.length) return null;
    if (isCritical(type) || (size <= (MAX_BYTES[type] ?? -1) && !keptTypes.has(type))) {
      if (!isCritical(type)) keptTypes.add(type);
      length += file.copy(result, length, start, end);
    }
    if (type === 'IEND') return result.subarray(0, length);
    start = end;
  }
  return null;
}

/** Whether a decoder must know the chunk: the first letter of its type is upper case. */
const isCritical = (type: string): boolean => /^[A-Z]/.test(type);
