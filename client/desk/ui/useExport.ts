import { useState } from 'react';
import { saveCsv } from '../lib/files.ts';
import { clearMessages, showError } from './toaster.tsx';

/** A part of an exported list; `endCursor` is where the next one begins. */
interface CsvPart {
  csv: string;
  endCursor: string | null;
}

/**
 * `exportList` reads all parts of a list, and lets the browser save them as one CSV file.
 * @param readPart reads the part after a cursor, or says why it cannot
 */
export function useExport(readPart: (after: string | null) => Promise<CsvPart | { message: string }>) {
  const [busy, setBusy] = useState(false);

  async function readParts(): Promise<string[] | null> {
    const parts: string[] = [];
    let after: string | null = null;
    do {
      const part = await readPart(after);
      if ('message' in part) {
        showError(part.message);
        return null;
      }
      parts.push(part.csv);
      after = part.endCursor;
    } while (after !== null);
    return parts;
  }

  async function exportList(fileName: string): Promise<void> {
    clearMessages();
    setBusy(true);
    const parts = await readParts().finally(() => setBusy(false));
    if (parts) saveCsv(fileName, ...parts);
  }
  return { exportList, busy };
}
