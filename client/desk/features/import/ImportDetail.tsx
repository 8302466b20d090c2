import { useQuery } from '@apollo/client/react';
import { Button, Heading, HStack, Link, Stack } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { downloadFile } from '../../lib/files/downloadFile.ts';
import { isUnreachable } from '../../lib/isUnreachable.ts';
import { showError } from '../../ui/messages/toaster.tsx';
import { QueryPending } from '../../ui/QueryPending.tsx';
import { FailedState, NothingHere } from '../../ui/states.tsx';
import { ColumnMapping } from './ColumnMapping.tsx';
import { ColumnSummary } from './ColumnSummary.tsx';
import { IMPORT, IMPORT_FILE } from './documents.ts';
import { ImportActions } from './ImportActions.tsx';
import { ImportPreview, type ShownPreview } from './ImportPreview.tsx';
import { ImportProgress } from './ImportProgress.tsx';
import { ImportState } from './ImportState.tsx';
import { isActive } from './isActive.ts';

/** How often the state is read while an import runs, and otherwise: somebody may start one. */
const ACTIVE_POLLING_MS = 700;
const IDLE_POLLING_MS = 5000;

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
  const activeImport = data?.desk?.activeImport ?? null;
  const isSomeActive = activeImport !== null;
  useEffect(() => {
    startPolling(isSomeActive ? ACTIVE_POLLING_MS : IDLE_POLLING_MS);
    return stopPolling;
  }, [isSomeActive, startPolling, stopPolling]);
  const file = useQuery(IMPORT_FILE, { variables: { id }, fetchPolicy: 'cache-and-network' });
  const [isMapping, setIsMapping] = useState(false);
  const [preview, setPreview] = useState<ShownPreview | null>(null);
  const [confirmedId, setConfirmedId] = useState<string | null>(null);
  const [refusals, setRefusals] = useState(0);
  const columns = file.data?.desk?.import?.file;
  const isMissing = (columns?.missing.length ?? 0) > 0;
  const isReady = row?.state === 'ready';
  const readAgain = () => void refetch().catch(() => {});

  if (!data?.desk)
    return <QueryPending query={{ error, refetch: readAgain }} failure="The import could not be read." />;
  if (!row) return <NothingHere title="There is no such import" />;

  const download = async () => {
    const name = `${row.fileName.replace(/[.]\w+$/, '')}-refused.csv`;
    if (!(await downloadFile(`/desk/imports/${id}/refused.csv`, name)))
      showError('The file is no longer there.');
  };

  return (
    <Stack gap="6">
      <HStack justify="space-between" wrap="wrap">
        <HStack wrap="wrap">
          <Heading as="h2" size="lg" overflowWrap="anywhere">
            {row.fileName}
          </Heading>
          <ImportState row={row} />
        </HStack>
        <Link asChild>
          <RouterLink to="/import">All imports</RouterLink>
        </Link>
      </HStack>
      {error &&
        (isUnreachable(error) ? (
          <FailedState
            message="The shop does not answer at the moment. This page asks again by itself."
            error={error}
          />
        ) : (
          <FailedState message="The import could not be read." error={error} onRetry={readAgain} />
        ))}
      <ImportProgress row={row} />
      <ImportActions
        key={`${row.state} ${row.hasStoppedUndo}`}
        id={id}
        state={row.state}
        hasStoppedUndo={row.hasStoppedUndo}
        otherImport={activeImport?.id === id ? null : activeImport}
        hasFile={columns != null && !isMissing}
        preview={preview}
        // Categories are public at once: a misspelt one must not be created by one click.
        isUnconfirmed={preview?.hasNewCategories === true && confirmedId !== preview.id}
        onAnswered={readAgain}
        onStartRefused={() => {
          setPreview(null);
          setRefusals(refusals + 1);
        }}
      >
        {isReady && columns && !isMissing && (
          <Button variant="outline" aria-expanded={isMapping} onClick={() => setIsMapping(!isMapping)}>
            Columns of the file
          </Button>
        )}
      </ImportActions>
      {isReady && columns && (isMapping || isMissing) && (
        <ColumnMapping
          key={JSON.stringify([columns.mapping, columns.headerLine])}
          targets={file.data?.desk?.importColumns ?? []}
          file={columns}
          importId={id}
          onSaved={() => setIsMapping(false)}
          onRefused={readAgain}
        />
      )}
      {isReady && columns && !isMissing && !isMapping && (
        <ColumnSummary targets={file.data?.desk?.importColumns ?? []} file={columns} />
      )}
      {columns && !isMissing && !isActive(row) && (
        <ImportPreview
          // A refused start shows the preview anew, from its first page.
          key={JSON.stringify([columns.mapping, columns.headerLine, refusals])}
          id={id}
          isReady={isReady}
          setsMovedStock={row.setsMovedStock}
          readsContents={row.readsContents}
          confirmedId={confirmedId}
          onConfirm={setConfirmedId}
          onShown={setPreview}
          onDownloadRefused={() => void download()}
        />
      )}
    </Stack>
  );
}
