import { Button, Flex, IconButton, Stack, Text, Textarea } from '@chakra-ui/react';
import { useForm } from 'react-hook-form';
import { LuTrash2 } from 'react-icons/lu';
import { orderNoteInput } from '../../../../../server/src/features/orders/desk/orderNote.input.ts';
import { formatTime } from '../../../lib/format.ts';
import { inputResolver } from '../../../lib/forms/inputResolver.ts';
import { useCan } from '../../../lib/session/staff.ts';
import { FormField } from '../../../ui/forms/FormField.tsx';
import { UnsavedChanges } from '../../../ui/forms/UnsavedChanges.tsx';
import { TitledCard } from '../../../ui/TitledCard.tsx';
import type { Order } from './useOrder.ts';
import { isSent, useOrderNotes } from './useOrderNotes.ts';

/** What staff have written about an order, and a form to write more. */
export function OrderNotes({ order: { id, notes } }: { order: Order }) {
  const mayWrite = useCan('WRITE_ORDER_NOTES');
  const { addNote, deleteNote, busy } = useOrderNotes(id);
  return (
    <TitledCard title="Notes for staff">
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
            {note.mayDelete && isSent(note) && (
              <IconButton
                size="sm"
                variant="ghost"
                aria-label="Delete the note"
                onClick={() => void deleteNote(note)}
              >
                <LuTrash2 />
              </IconButton>
            )}
          </Flex>
        ))}
        {mayWrite && <NoteForm addNote={addNote} busy={busy} />}
      </Stack>
    </TitledCard>
  );
}

type NoteFormProps = Pick<ReturnType<typeof useOrderNotes>, 'addNote' | 'busy'>;

function NoteForm({ addNote, busy }: NoteFormProps) {
  const { register, handleSubmit, setError, setValue, reset, formState } = useForm({
    defaultValues: { text: '' },
    resolver: inputResolver(orderNoteInput),
  });
  const submit = handleSubmit(async ({ text }) => {
    // The note stands in the list already.
    reset();
    const refusal = await addNote(text);
    if (!refusal) return;
    setValue('text', text, { shouldDirty: true });
    setError('text', { message: refusal });
  });
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <FormField label="New note" error={formState.errors.text?.message}>
        <Textarea {...register('text')} rows={2} readOnly={busy} />
      </FormField>
      <Button type="submit" variant="outline" loading={busy} marginTop="2">
        Add the note
      </Button>
      <UnsavedChanges hasChanges={formState.isDirty} />
    </form>
  );
}
