import { useQuery } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { LETTER } from '../features/newsletter/documents.ts';
import { LetterEditor } from '../features/newsletter/LetterEditor.tsx';
import { SentLetter } from '../features/newsletter/SentLetter.tsx';
import { PageHeader } from '../ui/PageHeader.tsx';
import { QueryPending } from '../ui/QueryPending.tsx';
import { NothingHere } from '../ui/states.tsx';

/** How often the progress of a letter is read. */
const POLL_MS = 2000;
/** The path of a letter that is not stored yet. */
const NEW = 'new';

/** A letter: its editor while it is a draft, its progress afterwards. */
export function Component() {
  const { id = NEW } = useParams();
  const navigate = useNavigate();
  const { data, error, refetch, startPolling, stopPolling } = useQuery(LETTER, {
    variables: { id },
    fetchPolicy: 'cache-and-network',
  });
  const [storedId, setStoredId] = useState<string | null>(null);
  // In an effect: before the next render the editor still has unsaved changes, and would ask.
  useEffect(() => {
    if (!storedId) return;
    if (id === NEW) void navigate(`/newsletter/${storedId}`, { replace: true });
    // Otherwise the next new one would lead to this one, too.
    setStoredId(null);
  }, [storedId, id, navigate]);
  const letter = data?.desk?.letter ?? null;
  const isSending = letter?.state === 'sending';
  useEffect(() => {
    if (!isSending) return;
    startPolling(POLL_MS);
    return stopPolling;
  }, [isSending, startPolling, stopPolling]);

  const content = () => {
    if (!data?.desk)
      return <QueryPending query={{ error, refetch }} failure="The letter could not be read." />;
    if (!letter && id !== NEW) return <NothingHere title="There is no such letter" />;
    if (letter && letter.state !== 'draft') return <SentLetter letter={letter} />;
    return (
      <LetterEditor
        key={id}
        letter={letter}
        subscriberCount={data.desk.subscriberCount}
        onSaved={({ id: storedId }) => setStoredId(storedId)}
      />
    );
  };

  return (
    <>
      <PageHeader
        title={letter?.subject ?? 'New letter'}
        description="To the subscribers of the newsletter"
      />
      {content()}
    </>
  );
}
