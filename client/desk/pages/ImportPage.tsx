import { Button, Heading, Stack } from '@chakra-ui/react';
import { useState } from 'react';
import { LuDownload } from 'react-icons/lu';
import { useSearchParams } from 'react-router-dom';
import { ImportDetail } from '../features/import/ImportDetail.tsx';
import { ImportDrop } from '../features/import/ImportDrop.tsx';
import { ImportList } from '../features/import/ImportList.tsx';
import { downloadFile } from '../lib/files/downloadFile.ts';
import { clearMessages, showError } from '../ui/messages/toaster.tsx';
import { PageHeader } from '../ui/PageHeader.tsx';

/** Import and export of the catalogue. */
export function Component() {
  const [search, setSearch] = useSearchParams();
  const id = search.get('id');
  return (
    <>
      <PageHeader
        title="Import and export"
        description="Bring products in from a file, or edit the catalogue in a spreadsheet and bring it back."
        actions={<ExportButton />}
      />
      {id ? (
        <ImportDetail key={id} id={id} />
      ) : (
        <Stack gap="8">
          <ImportDrop onUploaded={(uploaded) => setSearch({ id: uploaded })} />
          <Stack gap="3">
            <Heading as="h2" size="lg">
              Imports
            </Heading>
            <ImportList />
          </Stack>
        </Stack>
      )}
    </>
  );
}

function ExportButton() {
  const [isBusy, setIsBusy] = useState(false);
  return (
    <Button
      variant="outline"
      loading={isBusy}
      onClick={async () => {
        clearMessages();
        setIsBusy(true);
        if (!(await downloadFile('/desk/export.csv', 'catalogue.csv')))
          showError('The catalogue could not be exported.');
        setIsBusy(false);
      }}
    >
      <LuDownload aria-hidden />
      Export the catalogue
    </Button>
  );
}
