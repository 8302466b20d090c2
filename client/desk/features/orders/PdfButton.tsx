import { Button } from '@chakra-ui/react';
import { useState } from 'react';
import { LuDownload } from 'react-icons/lu';
import { downloadFile } from '../../lib/files/downloadFile.ts';
import { showError } from '../../ui/messages/toaster.tsx';

interface PdfButtonProps {
  label: string;
  path: string;
}

/** Downloads the invoice or a credit note of an order. */
export function PdfButton({ label, path }: PdfButtonProps) {
  const [busy, setBusy] = useState(false);

  async function download(): Promise<void> {
    setBusy(true);
    const isSaved = await downloadFile(path);
    setBusy(false);
    if (!isSaved) showError('The PDF could not be made. Please try again in a moment.');
  }

  return (
    <Button
      variant="outline"
      loading={busy}
      maxWidth="full"
      height="auto"
      minHeight="10"
      paddingBlock="1"
      whiteSpace="normal"
      onClick={() => void download()}
    >
      <LuDownload aria-hidden />
      {label}
    </Button>
  );
}
