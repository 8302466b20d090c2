import { Button, Dialog, FileUpload, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { plural } from '../../../src/lib/format.ts';
import { LIST_EXTENSIONS, noFiles } from '../../lib/files/listFile.ts';
import { TitledDialog } from '../../ui/dialogs/TitledDialog.tsx';
import { Refusal } from '../../ui/messages/Refusal.tsx';
import { clearMessages, showSuccess } from '../../ui/messages/toaster.tsx';
import { NamedSpinner } from '../../ui/states.tsx';
import { previewFile, type WordsPreview } from './previewFile.ts';
import { useChangeSearchWords } from './useChangeSearchWords.ts';
import { WordsPreviewList } from './WordsPreviewList.tsx';

const MAX_MB = 20;

/** Reads a file of words, shows what it would change, and stores that. */
export function WordsImport({ onClose }: { onClose: () => void }) {
  const [isSending, setSending] = useState(false);
  const [preview, setPreview] = useState<WordsPreview | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isRemoving, setRemoving] = useState(false);
  const { change, busy } = useChangeSearchWords();

  async function send(file: File): Promise<void> {
    setSending(true);
    setRefusal(null);
    setPreview(null);
    setRemoving(false);
    const answer = await previewFile(file);
    setSending(false);
    if ('problem' in answer) setRefusal(answer.problem);
    else setPreview(answer);
  }

  const changes =
    preview?.problems.length === 0 ? preview.changes.filter(({ after }) => after || isRemoving) : [];

  async function save(): Promise<void> {
    clearMessages();
    setRefusal(null);
    const conflict = await change(changes);
    if (conflict) {
      // The stored words may have changed since: the file has to be compared again.
      setPreview(null);
      return setRefusal(`${conflict.message} Please choose the file again.`);
    }
    onClose();
    showSuccess('The search knows these words now');
  }

  return (
    <TitledDialog title="Import words" size="lg" isOpen onClose={onClose} scrollBehavior="inside" fillsPhone>
      <Dialog.Body>
        <Stack gap="4">
          <Text>
            A CSV file or an Excel workbook (.xlsx) like the export: the first line is{' '}
            <code>word1,word2,word3</code>, and each row has the words for one thing. All words may also stand
            in one column <code>words</code>, with commas between them. Nothing is stored before you have seen
            what changes.
          </Text>
          <FileUpload.Root
            accept={LIST_EXTENSIONS}
            acceptedFiles={noFiles}
            maxFiles={1}
            maxFileSize={MAX_MB * 1024 * 1024}
            disabled={isSending}
            onFileAccept={({ files: [file] }) => file && void send(file)}
            onFileReject={({ files: [rejected] }) =>
              rejected &&
              setRefusal(`Please choose a CSV file or an Excel workbook (.xlsx) of up to ${MAX_MB} MB.`)
            }
          >
            <FileUpload.HiddenInput aria-label="File of words" />
            <FileUpload.Trigger asChild>
              <Button variant="outline" size="sm">
                {preview ? 'Choose another file' : 'Choose a file'}
              </Button>
            </FileUpload.Trigger>
          </FileUpload.Root>
          {isSending && <NamedSpinner name="Reading the file" />}
          {refusal && <Refusal message={refusal} />}
          {preview && (
            <WordsPreviewList preview={preview} isRemoving={isRemoving} onRemovingChange={setRemoving} />
          )}
        </Stack>
      </Dialog.Body>
      <Dialog.Footer>
        <Button variant="outline" disabled={busy} onClick={onClose}>
          Cancel
        </Button>
        <Button
          colorPalette="brand"
          loading={busy}
          disabled={changes.length === 0}
          onClick={() => void save()}
        >
          {changes.length === 0 ? 'Save' : `Save ${changes.length} ${plural(changes.length, 'change')}`}
        </Button>
      </Dialog.Footer>
    </TitledDialog>
  );
}
