import { Button, Field, HStack, Stack } from '@chakra-ui/react';
import { useState } from 'react';
import { Select } from '../../ui/forms/Select.tsx';
import { Refusal } from '../../ui/messages/Refusal.tsx';
import type { ImportFile } from './importFile.ts';
import { useImportActions } from './useImportActions.ts';

interface HeaderLineProps {
  importId: string;
  file: ImportFile;
  /** Called when the line was not stored. */
  onRefused: () => void;
}

/** Chooses the line of the file that names its columns, which are found anew in it. */
export function HeaderLine({ importId, file, onRefused }: HeaderLineProps) {
  const { choose, busy } = useImportActions(importId);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [line, setLine] = useState(file.headerLine);
  async function chooseLine(): Promise<void> {
    setRefusal(null);
    const result = await choose({ headerLine: line });
    if (!('message' in result)) return;
    setRefusal(result.message);
    onRefused();
  }
  return (
    <Stack gap="2" maxWidth="2xl">
      <Field.Root>
        <Field.Label>Line with the names of the columns</Field.Label>
        <HStack width="full">
          <Select
            frame={{ size: 'sm' }}
            value={String(line)}
            onChange={({ target }) => setLine(Number(target.value))}
          >
            {file.firstLines.map(({ line, text }) => (
              <option key={line} value={String(line)}>
                {line}: {text.slice(0, 60)}
              </option>
            ))}
          </Select>
          <Button
            size="sm"
            variant="outline"
            loading={busy}
            disabled={line === file.headerLine}
            onClick={() => void chooseLine()}
          >
            Use this line
          </Button>
        </HStack>
        <Field.HelperText>
          Lines before it are not imported. The columns are found anew in it.
        </Field.HelperText>
      </Field.Root>
      {refusal && <Refusal message={refusal} />}
    </Stack>
  );
}
