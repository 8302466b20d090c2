import { Stack, Text } from '@chakra-ui/react';
import type { ImportColumn, ImportFile } from './importFile.ts';

interface ColumnSummaryProps {
  targets: readonly ImportColumn[];
  file: ImportFile;
}

/** How a file is read: its encoding, the line that names the columns, those that have other names, and those that are not imported. */
export function ColumnSummary({ targets, file }: ColumnSummaryProps) {
  const nameOf = (index: number) => file.columns[index]?.name || `column ${index + 1}`;
  const used = new Set(file.mapping.map(({ index }) => index));
  const renamed = file.mapping.flatMap(({ column, index }) => {
    const label = targets.find((target) => target.column === column)?.label;
    return !label || [column, label.toLowerCase()].includes(nameOf(index).toLowerCase())
      ? []
      : [`${nameOf(index)} = ${label}`];
  });
  const unused = file.columns.filter(({ index, name }) => name && !used.has(index)).map(({ name }) => name);
  return (
    <Stack gap="1">
      <Text color="fg.muted">
        Read as {file.encoding}. The names of the columns are in line {file.headerLine}.
      </Text>
      {renamed.length > 0 && <Text>Read as: {renamed.join(' · ')}</Text>}
      {unused.length > 0 && <Text color="fg.muted">Not imported: {unused.join(', ')}</Text>}
    </Stack>
  );
}
