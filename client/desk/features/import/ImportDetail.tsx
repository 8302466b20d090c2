import { useQuery } from '@apollo/client/react';
import { Button, Heading, HStack, Link, Stack, Text } from '@chakra-ui/react';
import { useEffect, useId, useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { isUnreachable } from '../../lib/isUnreachable.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { FailedState, LoadingState, NothingHere } from '../../ui/states.tsx';
import { showError } from '../../ui/toaster.tsx';
import { ColumnMapping } from './ColumnMapping.tsx';
import { ColumnSummary } from './ColumnSummary.tsx';
import { IMPORT, IMPORT_FILE } from './documents.ts';
import { downloadFile } from './files.ts';
import { ImportPreview, type ShownPreview } from './ImportPreview.tsx';
import { ImportProgress } from './ImportProgress.tsx';
import { ImportState } from './ImportState.tsx';
import { useImportActions } from './useImportActions.ts';

const POLLING_MS = 700;
const isActive = (state: string | undefined) => state === 'running' || state === 'undoing';

/** One import: its columns, what it would do, its progress, and its undo. */
export function ImportDetail({ id }: { id: string }) {
  // With an error, the data are the last ones: while the shop is started again, the page goes on with what it knows.
  const { data, error, refetch, startPolling, stopPolling } = useQuery(IMPORT, {
    variables: { id },
    fetchPolicy: 'cache-and-network',
    // Else the message that the shop does not answer would come and go with each attempt.
    notifyOnNetworkStatusChange: false,
  });
  const row = data?.desk?.import;
  useEffect(() => {
    if (isActive(row?.state)) startPolling(POLLING_MS);
    else stopPolling();
  }, [row?.state, startPolling, stopPolling]);
  const file = useQuery(IMPORT_FILE, { variables: { id }, fetchPolicy: 'cache-and-network' });
  const actions = useImportActions(id);
  const [isMapping, setIsMapping] = useState(false);
  const [isUndoing, setIsUndoing] = useState(false);
  const [preview, setPreview] = useState<ShownPreview | null>(null);
  const [confirmedId, setConfirmedId] = useState<string | null>(null);
  const hintId = useId();
  const [refusals, setRefusals] = useState(0);
  const columns = file.data?.desk?.import?.file;
  const isMissing = (columns?.missing.length ?? 0) > 0;
  const isReady = row?.state === 'ready';
  // Categories are public at once: a misspelt one must not be created by one click.
  const isUnconfirmed = preview?.hasNewCategories === true && confirmedId !== preview.id;

  if (!data?.desk)
    return error ? (
      <FailedState message="The import could not be read." error={error} onRetry={() => void refetch()} />
    ) : (
      <LoadingState />
    );
  if (!row) return <NothingHere title="There is no such import" />;
  const isWaiting = isActive(row.state) && isUnreachable(error);

  const download = async () => {
    const name = `${row.fileName.replace(/[.]\w+$/, '')}-refused.csv`;
    if (!(await downloadFile(`/desk/imports/${id}/refused.csv`, name)))
      showError('The file is no longer there.');
  };

  const start = async () => {
    if (await actions.start(preview?.id ?? null)) return;
    setPreview(null);
    setRefusals(refusals + 1);
  };

  return (
    <Stack gap="6">
      <HStack justify="space-between" wrap="wrap">
        <HStack wrap="wrap">
          <Heading as="h2" size="lg" overflowWrap="anywhere">
            {row.fileName}
          </Heading>
          <ImportState state={row.state} />
        </HStack>
        <Link asChild>
          <RouterLink to="/import">All imports</RouterLink>
        </Link>
      </HStack>
      {error && isWaiting && (
        <FailedState
          message="The shop does not answer at the moment. This page asks again by itself."
          error={error}
        />
      )}
      {error && !isWaiting && (
        <FailedState message="The import could not be read." error={error} onRetry={() => void refetch()} />
      )}
      <ImportProgress row={row} />
      <HStack wrap="wrap">
        {(isReady || row.state === 'stopped') && columns && !isMissing && (
          <Button
            colorPalette="brand"
            loading={actions.busy}
            // What is imported is what the preview shows.
            disabled={isReady && (!preview?.hasChanges || isUnconfirmed)}
            aria-describedby={hintId}
            onClick={() => void start()}
          >
            {isReady ? 'Import' : 'Continue'}
          </Button>
        )}
        {/* While it is empty it takes no gap. */}
        <Text id={hintId} role="status" color="fg.muted" _empty={{ position: 'absolute' }}>
          {isReady && !isMissing && hintOf(preview, isUnconfirmed)}
        </Text>
        {(row.state === 'done' || row.state === 'stopped') && (
          <Button variant="outline" onClick={() => setIsUndoing(true)}>
            Undo the import
          </Button>
        )}
        {isReady && columns && !isMissing && (
          <Button variant="outline" aria-expanded={isMapping} onClick={() => setIsMapping(!isMapping)}>
            Columns
          </Button>
        )}
      </HStack>
      {isReady && columns && (isMapping || isMissing) && (
        <ColumnMapping
          key={JSON.stringify(columns.mapping)}
          targets={file.data?.desk?.importColumns ?? []}
          file={columns}
          isBusy={actions.busy}
          onSave={async (mapping) => {
            if (!(await actions.map(mapping))) return;
            await file.refetch();
            setIsMapping(false);
          }}
        />
      )}
      {isReady && columns && !isMissing && !isMapping && (
        <ColumnSummary targets={file.data?.desk?.importColumns ?? []} file={columns} />
      )}
      {columns && !isMissing && !isActive(row.state) && (
        <ImportPreview
          // A refused start shows the preview anew, from its first page.
          key={`${JSON.stringify(columns.mapping)} ${refusals}`}
          id={id}
          isReady={isReady}
          confirmedId={confirmedId}
          onConfirm={setConfirmedId}
          onShown={setPreview}
          onDownloadRefused={() => void download()}
        />
      )}
      <ConfirmDialog
        isOpen={isUndoing}
        title="Undo the import?"
        confirmLabel="Undo the import"
        isBusy={actions.busy}
        onClose={() => setIsUndoing(false)}
        onConfirm={async () => {
          await actions.undo();
          setIsUndoing(false);
        }}
      >
        Fields that still have the imported value get their former one. Products that the import has created
        are withdrawn from sale. New categories go if they are empty; those that have only such products stay
        at the desk, and shoppers do not see them. What has changed since stays as it is, together with what
        depends on it: for example, the price if its old price has changed.
      </ConfirmDialog>
    </Stack>
  );
}

/** Why an import cannot be started; empty if it can, or while its preview is made. */
function hintOf(preview: ShownPreview | null, isUnconfirmed: boolean): string {
  if (preview?.hasChanges === false) return 'Nothing to import';
  return preview && isUnconfirmed ? 'Please check the new categories below first' : '';
}
