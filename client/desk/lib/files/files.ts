import { saveFile } from '../../../src/lib/saveFile.ts';

/** Lets the browser save a CSV file, whose text may come in parts. Excel needs the byte order mark to read UTF-8. */
export const saveCsv = (name: string, ...parts: string[]): void =>
  saveFile(name, new Blob(['\uFEFF', ...parts], { type: 'text/csv;charset=utf-8' }));
