import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { Button } from '@chakra-ui/react';
import { useState } from 'react';
import { LuDownload } from 'react-icons/lu';
import { useResultMutation } from '../../../src/lib/useResultMutation.ts';
import { saveCsv } from '../../lib/files/files.ts';
import { today, useUtcOffset } from '../../lib/shopTime.ts';
import { clearMessages, showError } from '../messages/toaster.tsx';

/** A part of an exported list, or why there is none. `endCursor` is where the next part begins; a list without it has one part. */
type ExportResult =
  | { __typename: string; csv: string; endCursor?: string | null }
  | { __typename: string; message: string };

interface ExportButtonProps<Variables> {
  /** The beginning of the file's name, such as `orders` of `orders-2026-11-23.csv`. */
  name: string;
  /** The mutation that exports a part. Its variable `after` is the cursor. */
  document: TypedDocumentNode<Record<string, ExportResult>, Variables>;
  /** The filters of the list. */
  variables: Omit<Variables, 'after'>;
  disabled?: boolean;
}

/** Reads all parts of a list, and lets the browser save them as one CSV file. */
export function ExportButton<Variables extends OperationVariables>({
  name,
  document,
  variables,
  disabled = false,
}: ExportButtonProps<Variables>) {
  const utcOffset = useUtcOffset();
  const [busy, setBusy] = useState(false);
  const { mutate } = useResultMutation(document);

  async function readParts(): Promise<string[] | null> {
    const parts: string[] = [];
    let after: string | null | undefined;
    do {
      const part: ExportResult = await mutate({
        variables: { ...variables, ...(after && { after }) } as unknown as Variables,
      });
      if ('message' in part) {
        showError(part.message);
        return null;
      }
      parts.push(part.csv);
      after = part.endCursor;
    } while (after);
    return parts;
  }

  async function exportList(): Promise<void> {
    clearMessages();
    setBusy(true);
    const parts = await readParts().finally(() => setBusy(false));
    if (parts) saveCsv(`${name}-${today(utcOffset)}.csv`, ...parts);
  }

  return (
    <Button variant="outline" loading={busy} disabled={disabled} onClick={() => void exportList()}>
      <LuDownload aria-hidden />
      Export
    </Button>
  );
}
