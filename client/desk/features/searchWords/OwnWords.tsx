import { Button, HStack, Text } from '@chakra-ui/react';
import { useMemo, useState } from 'react';
import type { SearchWordsQuery } from '../../generated/graphql.ts';
import { type DataColumn, DataTable } from '../../ui/DataTable.tsx';
import { NothingHere } from '../../ui/states.tsx';
import { clearMessages, showError, showSuccess } from '../../ui/toaster.tsx';
import { useChangeSearchWords } from './useChangeSearchWords.ts';
import { WordGroupDialog } from './WordGroupDialog.tsx';

export type OwnGroup = NonNullable<SearchWordsQuery['desk']>['searchWords']['own'][number];

type Row = OwnGroup & { id: string };

const nameOf = ({ words }: OwnGroup) => words.join(', ');

interface OwnWordsProps {
  /** Those that match the search. */
  groups: readonly OwnGroup[];
  isSearching: boolean;
}

/** The shop's own groups, to edit and to remove. */
export function OwnWords({ groups, isSearching }: OwnWordsProps) {
  const { change, busy } = useChangeSearchWords();
  const [edited, setEdited] = useState<readonly string[] | null>(null);
  const rows = useMemo(() => groups.map((group): Row => ({ ...group, id: nameOf(group) })), [groups]);

  async function send(group: OwnGroup, isRemoved: boolean): Promise<void> {
    clearMessages();
    const words = [...group.words];
    const refusal = await change([isRemoved ? { before: words } : { after: words }]);
    if (refusal) showError(refusal.message);
    else if (isRemoved) showSuccess('Removed', { label: 'Undo', onClick: () => void send(group, false) });
  }

  const columns: DataColumn<Row>[] = [
    { id: 'words', header: 'Words', cell: ({ row: { original } }) => <Text>{nameOf(original)}</Text> },
    {
      id: 'joins',
      header: 'Joins',
      cell: ({ row: { original } }) =>
        original.joins.length > 0 && (
          <Text color="fg.muted">{original.joins.map(({ words }) => words.join(', ')).join(' · ')}</Text>
        ),
    },
    {
      id: 'actions',
      header: 'Actions',
      cell: ({ row: { original } }) => (
        <HStack>
          <Button
            size="xs"
            variant="outline"
            aria-label={`Edit ${nameOf(original)}`}
            onClick={() => setEdited(original.words)}
          >
            Edit
          </Button>
          <Button
            size="xs"
            variant="outline"
            disabled={busy}
            aria-label={`Remove ${nameOf(original)}`}
            onClick={() => void send(original, true)}
          >
            Remove
          </Button>
        </HStack>
      ),
    },
  ];

  return (
    <>
      {rows.length > 0 ? (
        <DataTable
          name="Your own words"
          columns={columns}
          rows={rows}
          onOpen={({ words }) => setEdited(words)}
        />
      ) : (
        <NothingHere title={isSearching ? 'None of your own words match' : 'No words of your own yet'} />
      )}
      {edited && <WordGroupDialog group={edited} onClose={() => setEdited(null)} />}
    </>
  );
}
