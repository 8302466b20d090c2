import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { Button, HStack, Stack } from '@chakra-ui/react';
import { useEffect } from 'react';
import { LuDownload } from 'react-icons/lu';
import type { DeskImportRowKind } from '../../generated/graphql.ts';
import { useDeskList } from '../../lib/lists/useDeskList.ts';
import { useListParams } from '../../lib/lists/useListParams.ts';
import { List } from '../../ui/lists/List.tsx';
import { QueryPending } from '../../ui/QueryPending.tsx';
import { NothingHere } from '../../ui/states.tsx';
import { IMPORT_PREVIEW } from './documents.ts';
import { MovedStock } from './MovedStock.tsx';
import { NewCategories } from './NewCategories.tsx';
import { PreviewTable } from './PreviewTable.tsx';
import { ReadingOption } from './ReadingOption.tsx';

export interface ShownPreview {
  id: string;
  /** Whether the import would create or change a product. */
  hasChanges: boolean;
  /** Whether it would create categories. */
  hasNewCategories: boolean;
}

/** What an import would do: counts that filter the records below, and the records page by page. */
export function ImportPreview({
  id,
  isReady,
  setsMovedStock,
  readsContents,
  confirmedId,
  onConfirm,
  onShown,
  onDownloadRefused,
}: {
  id: string;
  /** Whether the import can be started. */
  isReady: boolean;
  /** Whether units that have moved since the export become those of the file. */
  setsMovedStock: boolean;
  /** Whether what packages contain is read from the ends of names. */
  readsContents: boolean;
  /** The preview whose new categories are confirmed; null: none. */
  confirmedId: string | null;
  onConfirm: (previewId: string | null) => void;
  /** Called when a preview is shown. */
  onShown: (preview: ShownPreview) => void;
  onDownloadRefused: () => void;
}) {
  const { get, change } = useListParams();
  const kind = toKind(get('records'));
  const list = useDeskList(
    IMPORT_PREVIEW,
    { id, kind },
    (desk) => {
      const preview = desk.import?.preview;
      return preview && { ...preview.rows, preview, columns: desk.importColumns };
    },
    { position: 'recordsAfter' },
  );
  const preview = list.page?.preview;
  const previewId = preview?.id;
  const hasChanges = preview ? preview.imported + preview.updated > 0 : false;
  const hasNewCategories = preview ? preview.categoriesToCreate.length > 0 : false;
  useEffect(() => {
    if (previewId) onShown({ id: previewId, hasChanges, hasNewCategories });
  }, [previewId, hasChanges, hasNewCategories, onShown]);
  if (!preview && !list.error && list.isCurrent) return null;
  if (!preview)
    return (
      <QueryPending
        query={list}
        failure={problemOf(list.error) ?? 'The preview could not be made.'}
        loadingLabel="Making the preview"
      />
    );
  const counts: [DeskImportRowKind | null, string, number][] = [
    [null, 'All', preview.total],
    ['new', 'New', preview.imported],
    ['changed', 'Changed', preview.updated],
    ['unchanged', 'Unchanged', preview.unchanged],
    ['refused', 'Refused', preview.refused],
    ['repaired', 'Corrected or merged', preview.repaired],
  ];
  return (
    <Stack gap="4">
      {hasNewCategories && (
        <NewCategories
          categories={preview.categoriesToCreate}
          confirmation={
            isReady
              ? {
                  isConfirmed: confirmedId === preview.id,
                  onConfirm: (isConfirmed) => onConfirm(isConfirmed ? preview.id : null),
                }
              : null
          }
        />
      )}
      {preview.movedStock > 0 && (
        <MovedStock
          importId={id}
          count={preview.movedStock}
          setsMovedStock={setsMovedStock}
          isReady={isReady}
          onChanged={list.refetch}
        />
      )}
      {isReady && (
        <ReadingOption
          importId={id}
          label="Read what a package contains from the ends of names, such as 5 kg from Atta 5 kg"
          isChosen={readsContents}
          toChoice={(isChosen) => ({ readsContents: isChosen })}
          onChanged={list.refetch}
        />
      )}
      <HStack wrap="wrap" role="group" aria-label="Records">
        {counts.map(([name, label, count]) => (
          <Button
            key={label}
            size="sm"
            variant={kind === name ? 'solid' : 'outline'}
            aria-pressed={kind === name}
            onClick={() => change('records', name ?? '')}
          >
            {label} {count.toLocaleString('en-IN')}
          </Button>
        ))}
      </HStack>
      {preview.refused > 0 && (
        <Button alignSelf="start" size="sm" variant="outline" onClick={onDownloadRefused}>
          <LuDownload aria-hidden />
          Download the refused records
        </Button>
      )}
      <List list={list} failure="The records could not be read." empty={noRecords}>
        {(rows) => <PreviewTable rows={rows} columns={list.page?.columns ?? []} />}
      </List>
    </Stack>
  );
}

const noRecords = <NothingHere title="No such records" />;

const kinds: readonly DeskImportRowKind[] = ['new', 'changed', 'unchanged', 'refused', 'repaired'];

/** A value of the filter in the address; null: all records. */
const toKind = (value: string): DeskImportRowKind | null => kinds.find((kind) => kind === value) ?? null;

/** What is wrong with the file or the page; undefined for other errors. */
const problemOf = (error: Error | undefined): string | undefined =>
  CombinedGraphQLErrors.is(error)
    ? error.errors.find(({ extensions }) => extensions?.code === 'BAD_USER_INPUT')?.message
    : undefined;
