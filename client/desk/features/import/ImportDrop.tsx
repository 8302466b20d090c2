import { FileUpload, Icon, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { LuUpload } from 'react-icons/lu';
import { LIST_EXTENSIONS, noFiles } from '../../lib/files/listFile.ts';
import { Refusal } from '../../ui/messages/Refusal.tsx';
import { NamedSpinner } from '../../ui/states.tsx';
import { uploadFile } from './files.ts';

const MB = 1024 * 1024;
const MAX_ZIP_MB = 200;

/** Takes a catalogue file, dropped or chosen, and sends it to the shop. */
export function ImportDrop({ onUploaded }: { onUploaded: (id: string) => void }) {
  const [isSending, setIsSending] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);

  async function send(file: File): Promise<void> {
    setIsSending(true);
    setRefusal(null);
    const result = await uploadFile(file);
    setIsSending(false);
    if ('id' in result) onUploaded(result.id);
    else setRefusal(result.problem);
  }

  return (
    <Stack gap="3">
      <FileUpload.Root
        accept={[...LIST_EXTENSIONS, '.zip']}
        acceptedFiles={noFiles}
        maxFiles={1}
        maxFileSize={MAX_ZIP_MB * MB}
        disabled={isSending}
        alignItems="stretch"
        onFileAccept={({ files: [file] }) => file && void send(file)}
        onFileReject={({ files: [rejected] }) =>
          rejected &&
          setRefusal(
            'Please choose a CSV file or an Excel workbook (.xlsx) of up to 20 MB, or a ZIP of up to 200 MB.',
          )
        }
      >
        <FileUpload.HiddenInput aria-label="Catalogue file" />
        <FileUpload.Dropzone minHeight="40">
          {isSending ? (
            <NamedSpinner name="Sending the file" />
          ) : (
            <Icon as={LuUpload} size="lg" aria-hidden />
          )}
          <FileUpload.DropzoneContent>
            <Text fontWeight="semibold">Drop a CSV file or an Excel workbook (.xlsx), or choose one</Text>
            <Text color="fg.muted">
              Or a ZIP with one of them and the pictures that its column “image” names. Nothing is imported
              before you have seen a preview.
            </Text>
          </FileUpload.DropzoneContent>
        </FileUpload.Dropzone>
      </FileUpload.Root>
      {refusal && <Refusal message={refusal} />}
    </Stack>
  );
}
