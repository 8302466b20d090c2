import { IconButton } from '@chakra-ui/react';
import { LuDownload } from 'react-icons/lu';
import { type CsvValue, toCsv } from '../../lib/files/csv.ts';
import { saveCsv } from '../../lib/files/files.ts';

interface CsvButtonProps {
  /** What the file has. */
  title: string;
  /** Without its ending. */
  fileName: string;
  header: readonly string[];
  rows: readonly (readonly CsvValue[])[];
}

/** A button that saves numbers as a CSV file. */
export function CsvButton({ title, fileName, header, rows }: CsvButtonProps) {
  const download = async () => saveCsv(`${fileName}.csv`, await toCsv(header, rows));
  return (
    <IconButton size="xs" variant="outline" aria-label={`${title} as CSV`} onClick={() => void download()}>
      <LuDownload />
    </IconButton>
  );
}
