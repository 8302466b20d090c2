import { type Entry, openPromise, type ZipFile } from 'yauzl';
import { InvalidFileError } from './csv.ts';
import { SAVE_ANEW } from './fileKind.ts';

const MAX_ENTRIES = 20_000;

/** ZIPs that are no workbook, by a file in them. */
const OTHERS: readonly [entry: RegExp, reason: string][] = [
  [/^xl\/workbook[.]bin$/, `it is a binary Excel workbook (.xlsb); ${SAVE_ANEW}`],
  [/^(?:content[.]xml|META-INF\/manifest[.]xml)$/, `it is an OpenDocument file (.ods); ${SAVE_ANEW}`],
  [/^Index\/.*[.]iwa$|^Index[.]zip$/, `it is a Numbers document; ${SAVE_ANEW}`],
  [/^word\/document[.]xml$/, `it is a Word document; ${SAVE_ANEW}`],
];

/** @throws InvalidFileError if a ZIP with these files is a document of another program, which it names */
function refuseOthers(names: readonly string[]): void {
  const [, reason] = OTHERS.find(([pattern]) => names.some((name) => pattern.test(name))) ?? [];
  if (reason) throw new InvalidFileError(reason);
}

/** The list of sheets. */
export const WORKBOOK = 'xl/workbook.xml';

/** Whether a ZIP is a workbook; not if it is damaged. @throws InvalidFileError if it is a document of another program */
export async function isWorkbook(file: string): Promise<boolean> {
  const { zip, entries } = await openZip(file).catch((error) => {
    if (error instanceof DamagedZipError) return { zip: null, entries: new Map() };
    throw error;
  });
  zip?.close();
  return entries.has(WORKBOOK);
}

class DamagedZipError extends InvalidFileError {}

/** To be closed. */
export interface OpenWorkbook {
  zip: ZipFile;
  entries: ReadonlyMap<string, Entry>;
}

/** @throws InvalidFileError if the file is no workbook */
export async function openWorkbook(file: string): Promise<OpenWorkbook> {
  const workbook = await openZip(file);
  if (workbook.entries.has(WORKBOOK)) return workbook;
  workbook.zip.close();
  throw new InvalidFileError('it is a ZIP; send it at the desk, or unpack the list that is in it');
}

async function openZip(file: string): Promise<OpenWorkbook> {
  const zip = await openPromise(file, { autoClose: false }).catch((error) => {
    throw toReadableError(error);
  });
  try {
    if (zip.entryCount > MAX_ENTRIES) throw new InvalidFileError('it has too many files');
    const entries = new Map<string, Entry>();
    for await (const entry of zip.eachEntry()) entries.set(entry.fileName, entry);
    refuseOthers([...entries.keys()]);
    return { zip, entries };
  } catch (error) {
    zip.close();
    throw toReadableError(error);
  }
}

/** An error of the disk as it is; any other one says that the file is damaged. */
export function toReadableError(error: unknown): unknown {
  if (error instanceof InvalidFileError || (error as NodeJS.ErrnoException).syscall) return error;
  return new DamagedZipError(`it is a damaged Excel workbook or ZIP; ${SAVE_ANEW}`, { cause: error });
}
