import { ActionButton } from '../../ui/ActionButton.tsx';
import { textButton } from '../../ui/textButton.ts';
import { useDownload } from '../../ui/useDownload.ts';

/** Downloads the invoice of an order. */
export function InvoiceButton({
  invoice: { number, pdfPath },
}: {
  invoice: { number: string; pdfPath: string };
}) {
  const { download, busy } = useDownload(
    pdfPath,
    'The invoice could not be fetched. Please try again in a moment.',
  );
  return (
    <ActionButton {...textButton} title={`Invoice ${number}`} busy={busy} onClick={() => void download()}>
      Invoice (PDF)
    </ActionButton>
  );
}
