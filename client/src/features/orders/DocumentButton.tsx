import { ActionButton } from '../../ui/ActionButton.tsx';
import { textButton } from '../../ui/textButton.ts';
import { useDownload } from '../../ui/useDownload.ts';

interface DocumentButtonProps {
  /** What the document is. */
  label: string;
  document: { number: string; pdfPath: string };
}

/** Downloads the invoice or a credit note of an order. */
export function DocumentButton({ label, document: { number, pdfPath } }: DocumentButtonProps) {
  const { download, busy } = useDownload(
    pdfPath,
    'The file could not be fetched. Please try again in a moment.',
  );
  return (
    <ActionButton {...textButton} title={number} busy={busy} onClick={() => void download()}>
      {label} (PDF)
    </ActionButton>
  );
}
