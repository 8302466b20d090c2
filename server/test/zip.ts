import { crc32, deflateRawSync } from 'node:zlib';

/** A file of a ZIP that a test makes, malicious ones included. */
export interface ZipFile {
  name: string;
  content: Buffer | string;
  /** The size that the ZIP says; default: the right one. */
  declaredSize?: number;
  /** Unix mode, such as that of a link. */
  mode?: number;
}

/** A ZIP with these files. Libraries refuse to write invalid ones. */
export function zipOf(files: readonly ZipFile[]): Buffer {
  const [locals, central]: [Buffer[], Buffer[]] = [[], []];
  let offset = 0;
  for (const { name, content, declaredSize, mode = 0o100644 } of files) {
    const data = Buffer.from(content);
    const packed = deflateRawSync(data);
    const size = declaredSize ?? data.length;
    const nameBytes = Buffer.from(name);
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(8, 4);
    common.writeUInt32LE(crc32(data), 10);
    common.writeUInt32LE(packed.length, 14);
    common.writeUInt32LE(size, 18);
    common.writeUInt16LE(nameBytes.length, 22);
    const local = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), common, nameBytes, packed]);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE((mode << 16) >>> 0, 6);
    rest.writeUInt32LE(offset, 10);
    const madeBy = Buffer.from([20, 3]);
    central.push(Buffer.concat([Buffer.from('PK\x01\x02', 'latin1'), madeBy, common, rest, nameBytes]));
    locals.push(local);
    offset += local.length;
  }
  const list = Buffer.concat(central);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 0, 'latin1');
  end.writeUInt16LE(files.length, 8);
  end.writeUInt16LE(files.length, 10);
  end.writeUInt32LE(list.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...locals, list, end]);
}
