import { HStack, Text } from '@chakra-ui/react';
import { useMemo, useState } from 'react';
import type { SearchWordsQuery } from '../../generated/graphql.ts';
import { type DataColumn, DataTable } from '../../ui/lists/DataTable.tsx';
import { clearMessages, showError, showSuccess } from '../../ui/messages/toaster.tsx';
import { SmallButton } from '../../ui/SmallButton.tsx';
import { NothingHere } from '../../ui/states.tsx';
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
  const [openGroup, setOpenGroup] = useState<readonly string[] | null>(null);
  const rows = useMemo(() => groups.map((group): Row => ({ ...group, id: nameOf(group) })), [groups]);
  // Cells of new columns would be mounted anew, and lose the focus.
  const columns = useMemo((): DataColumn<Row>[] => createColumns(setOpenGroup), []);
  return (
    <>
      {rows.length > 0 ? (
        <DataTable
          name="Your own words"
          columns={columns}
          rows={rows}
          onOpen={({ words }) => setOpenGroup(words)}
        />
      ) : (
        <NothingHere title={isSearching ? 'None of your own words match' : 'No words of your own yet'} />
      )}
      {openGroup && <WordGroupDialog group={openGroup} onClose={() => setOpenGroup(null)} />}
    </>
  );
}

const createColumns = (onEdit: (words: readonly string[]) => void): DataColumn<Row>[] => [
  { id: 'words', header: 'Words', cell: (row) => <Text>{nameOf(row)}</Text> },
  {
    id: 'joins',
    header: 'Joins',
    cell: (row) =>
      row.joins.length > 0 && (
        <Text color="fg.muted">{row.joins.map(({ words }) => words.join(', ')).join(' · ')}</Text>
      ),
  },
  {
    id: 'actions',
    header: 'Actions',
    cell: (row) => <Actions group={row} onEdit={() => onEdit(row.words)} />,
  },
];

function Actions({ group, onEdit }: { group: OwnGroup; onEdit: () => void }) {
  const { change, busy } = useChangeSearchWords();

  async function send(isRemoved: boolean): Promise<void> {
    clearMessages();
    const words = [...group.words];
    const refusal = await change([isRemoved ? { before: words } : { after: words }]);
    if (refusal) showError(refusal.message);
    else if (isRemoved) showSuccess('Removed', { label: 'Undo', onClick: () => void send(false) });
  }

  return (
    <HStack>
      <SmallButton aria-label={`Edit ${nameOf(group)}`} onClick={onEdit}>
        Edit
      </SmallButton>
      <SmallButton disabled={busy} aria-label={`Remove ${nameOf(group)}`} onClick={() => void send(true)}>
        Remove
      </SmallButton>
    </HStack>
  );
}
