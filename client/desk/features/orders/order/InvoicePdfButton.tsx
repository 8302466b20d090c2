import { Button } from '@chakra-ui/react';
import { useState } from 'react';
import { LuDownload } from 'react-icons/lu';
import { downloadFile } from '../../../lib/files/downloadFile.ts';
import { showError } from '../../../ui/messages/toaster.tsx';

/** Downloads the invoice of an order. */
export function InvoicePdfButton({ orderId }: { orderId: string }) {
  const [busy, setBusy] = useState(false);

  async function download(): Promise<void> {
    setBusy(true);
    const isSaved = await downloadFile(`/desk/orders/${orderId}/invoice.pdf`);
    setBusy(false);
    if (!isSaved) showError('The PDF could not be made. Please try again in a moment.');
  }

  return (
    <Button variant="outline" loading={busy} onClick={() => void download()}>
      <LuDownload aria-hidden />
      Invoice as PDF
    </Button>
  );
}
