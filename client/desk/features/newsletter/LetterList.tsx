import { Link } from '@chakra-ui/react';
import { Link as RouterLink, useNavigate } from 'react-router-dom';
import type { Letter_StateFragment } from '../../generated/graphql.ts';
import { useDeskList } from '../../lib/lists/useDeskList.ts';
import { type DataColumn, DataTable } from '../../ui/lists/DataTable.tsx';
import { List } from '../../ui/lists/List.tsx';
import { TimeCell } from '../../ui/lists/TimeCell.tsx';
import { NothingHere } from '../../ui/states.tsx';
import { LETTERS } from './documents.ts';
import { LetterState } from './LetterState.tsx';

const columns: DataColumn<Letter_StateFragment>[] = [
  {
    id: 'subject',
    header: 'Subject',
    cell: (letter) => (
      <Link asChild whiteSpace="normal" overflowWrap="anywhere">
        <RouterLink to={`/newsletter/${letter.id}`}>{letter.subject}</RouterLink>
      </Link>
    ),
  },
  { id: 'state', header: 'State', cell: (letter) => <LetterState letter={letter} /> },
  {
    id: 'changed',
    header: 'Changed or sent',
    cell: ({ startedAt, updatedAt }) => <TimeCell time={startedAt ?? updatedAt} />,
  },
];

/** All letters, page by page. */
export function LetterList() {
  const navigate = useNavigate();
  const list = useDeskList(LETTERS, {}, (desk) => desk.letters);
  return (
    <List
      list={list}
      failure="The letters could not be read."
      empty={<NothingHere title="No letter yet">Write the first one, and mail it to yourself.</NothingHere>}
    >
      {(letters) => (
        <DataTable
          name="Letters"
          columns={columns}
          rows={letters}
          onOpen={({ id }) => void navigate(`/newsletter/${id}`)}
        />
      )}
    </List>
  );
}
