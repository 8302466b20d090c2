import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { useQuery } from '@apollo/client/react';
import { Button, HStack, Stack, Text } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { LuDownload } from 'react-icons/lu';
import type { DeskImportRowKind } from '../../generated/graphql.ts';
import { latestOf } from '../../lib/lists/latestOf.ts';
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
  const [kind, setKind] = useState<DeskImportRowKind | null>(null);
  const [pages, setPages] = useState<string[]>([]);
  const after = pages.at(-1) ?? null;
  const result = useQuery(IMPORT_PREVIEW, {
    variables: { id, kind, after },
    fetchPolicy: 'cache-and-network',
  });
  const { error, loading, refetch } = result;
  const desk = latestOf(result)?.desk;
  const preview = desk?.import?.preview;
  const previewId = preview?.id;
  const hasChanges = preview ? preview.imported + preview.updated > 0 : false;
  const hasNewCategories = preview ? preview.categoriesToCreate.length > 0 : false;
  useEffect(() => {
    if (previewId) onShown({ id: previewId, hasChanges, hasNewCategories });
  }, [previewId, hasChanges, hasNewCategories, onShown]);
  const retry = () => {
    // A preview that was made anew has other pages.
    setPages([]);
    void refetch({ id, kind, after: null });
  };
  if (!preview && !error && !loading) return null;
  if (!preview)
    return (
      <QueryPending
        query={{ error, refetch: retry }}
        failure={problemOf(error) ?? 'The preview could not be made.'}
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
  const { nodes, pageInfo } = preview.rows;
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
          onChanged={retry}
        />
      )}
      {isReady && (
        <ReadingOption
          importId={id}
          label="Read what a package contains from the ends of names, such as 5 kg from Atta 5 kg"
          isChosen={readsContents}
          toChoice={(isChosen) => ({ readsContents: isChosen })}
          onChanged={retry}
        />
      )}
      <HStack wrap="wrap" role="group" aria-label="Records">
        {counts.map(([name, label, count]) => (
          <Button
            key={label}
            size="sm"
            variant={kind === name ? 'solid' : 'outline'}
            aria-pressed={kind === name}
            onClick={() => {
              setKind(name);
              setPages([]);
            }}
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
      {nodes.length > 0 ? (
        <PreviewTable rows={nodes} columns={desk?.importColumns ?? []} />
      ) : (
        <NothingHere title="No such records" />
      )}
      <HStack justify="space-between">
        <Button
          size="sm"
          variant="outline"
          disabled={pages.length === 0}
          onClick={() => setPages(pages.slice(0, -1))}
        >
          Previous page
        </Button>
        <Text textStyle="sm" color="fg.muted" aria-live="polite">
          Page {pages.length + 1}
        </Text>
        <Button
          size="sm"
          variant="outline"
          disabled={!pageInfo.hasNextPage}
          onClick={() => pageInfo.endCursor && setPages([...pages, pageInfo.endCursor])}
        >
          Next page
        </Button>
      </HStack>
    </Stack>
  );
}

/** What is wrong with the file or the page; undefined for other errors. */
const problemOf = (error: Error | undefined): string | undefined =>
  CombinedGraphQLErrors.is(error)
    ? error.errors.find(({ extensions }) => extensions?.code === 'BAD_USER_INPUT')?.message
    : undefined;
