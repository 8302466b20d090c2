import { Button, Card, Field, Flex, IconButton, Stack, Text, Textarea } from '@chakra-ui/react';
import { useForm } from 'react-hook-form';
import { LuTrash2 } from 'react-icons/lu';
import { useResultMutation } from '../../../src/lib/useResultMutation.ts';
import { formatTime } from '../../lib/format.ts';
import { useCan } from '../../lib/staff.ts';
import { showError } from '../../ui/toaster.tsx';
import { ADD_ORDER_NOTE, DELETE_ORDER_NOTE } from './documents.ts';
import type { Order } from './useOrder.ts';

/** What staff have written about an order, and a form to write more. */
export function OrderNotes({ order: { id, notes }, onChanged }: { order: Order; onChanged: () => void }) {
  const mayWrite = useCan('WRITE_ORDER_NOTES');
  const { mutate: deleteNote } = useResultMutation(DELETE_ORDER_NOTE);

  async function remove(noteId: string): Promise<void> {
    const result = await deleteNote({ variables: { id: noteId } });
    if ('message' in result) return showError(result.message);
    onChanged();
  }

  return (
    <Card.Root>
      <Card.Header>
        <Card.Title as="h2">Notes for staff</Card.Title>
      </Card.Header>
      <Card.Body>
        <Stack gap="4">
          {notes.length === 0 && <Text color="fg.muted">No notes yet</Text>}
          {notes.map((note) => (
            <Flex key={note.id} gap="2" align="start">
              <Stack flex="1" minWidth="0" gap="0">
                <Text whiteSpace="pre-wrap" overflowWrap="anywhere">
                  {note.text}
                </Text>
                <Text color="fg.muted" textStyle="sm">
                  {note.authorName}, {formatTime(note.date)}
                </Text>
              </Stack>
              {note.isOwn && (
                <IconButton
                  size="sm"
                  variant="ghost"
                  aria-label="Delete the note"
                  onClick={() => void remove(note.id)}
                >
                  <LuTrash2 />
                </IconButton>
              )}
            </Flex>
          ))}
          {mayWrite && <NoteForm orderId={id} onAdded={onChanged} />}
        </Stack>
      </Card.Body>
    </Card.Root>
  );
}

function NoteForm({ orderId, onAdded }: { orderId: string; onAdded: () => void }) {
  const { mutate, busy } = useResultMutation(ADD_ORDER_NOTE);
  const { register, handleSubmit, setError, reset, formState } = useForm({ defaultValues: { text: '' } });
  const submit = handleSubmit(async ({ text }) => {
    const result = await mutate({ variables: { orderId, text } });
    if ('message' in result) return setError('text', { message: result.message });
    reset();
    onAdded();
  });
  const { text } = formState.errors;
  return (
    <form onSubmit={(event) => void submit(event)}>
      <Field.Root invalid={Boolean(text)}>
        <Field.Label>New note</Field.Label>
        <Textarea {...register('text', { required: 'Please write a note' })} maxLength={1000} rows={2} />
        <Field.ErrorText>{text?.message}</Field.ErrorText>
      </Field.Root>
      <Button type="submit" variant="outline" loading={busy} marginTop="2">
        Add the note
      </Button>
    </form>
  );
}
