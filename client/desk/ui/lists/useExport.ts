import { useState } from 'react';
import { saveCsv } from '../../lib/files/files.ts';
import { today, useUtcOffset } from '../../lib/shopTime.ts';
import { clearMessages, showError } from '../messages/toaster.tsx';

/** A part of an exported list; `endCursor` is where the next one begins. */
interface CsvPart {
  csv: string;
  endCursor: string | null;
}

/**
 * `exportList` reads all parts of a list, and lets the browser save them as one CSV file, such as `orders-2026-11-23.csv`.
 * @param name the beginning of the file's name
 * @param readPart reads the part after a cursor, or says why it cannot
 */
export function useExport(
  name: string,
  readPart: (after: string | null) => Promise<CsvPart | { message: string }>,
) {
  const utcOffset = useUtcOffset();
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

  async function exportList(): Promise<void> {
    clearMessages();
    setBusy(true);
    const parts = await readParts().finally(() => setBusy(false));
    if (parts) saveCsv(`${name}-${today(utcOffset)}.csv`, ...parts);
  }
  return { exportList, busy };
}
