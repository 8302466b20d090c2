import { useQuery } from '@apollo/client/react';
import { Textarea } from '@chakra-ui/react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { searchWordsInput } from '../../../../server/src/features/catalog/searchWords/desk/searchWords.input.ts';
import { inputResolver } from '../../lib/forms/inputResolver.ts';
import { EditDialog } from '../../ui/dialogs/EditDialog.tsx';
import { FormField } from '../../ui/forms/FormField.tsx';
import { showRefusal } from '../../ui/messages/showRefusal.ts';
import { clearMessages, showSuccess } from '../../ui/messages/toaster.tsx';
import { SEARCH_WORDS } from './documents.ts';
import { useChangeSearchWords } from './useChangeSearchWords.ts';

interface WordGroupDialogProps {
  /** The stored group; null: a new one. */
  group: readonly string[] | null;
  onClose: () => void;
}

interface Values {
  words: string;
}

const resolver = inputResolver(searchWordsInput, ({ words }: Values) => ({ words: [words] }));

/** The form of a group of the shop's own words. */
export function WordGroupDialog({ group, onClose }: WordGroupDialogProps) {
  const form = useForm<Values>({ defaultValues: { words: group?.join(', ') ?? '' }, resolver });
  const { errors, isDirty } = form.formState;
  const { change, busy } = useChangeSearchWords();
  /** Somebody else has changed the group meanwhile: the next attempt replaces what it is now. */
  const [hasConflict, setConflict] = useState(false);
  const { data } = useQuery(SEARCH_WORDS, { fetchPolicy: 'cache-only' });
  const stored = data?.desk?.searchWords.own.map(({ words }) => words) ?? [];

  const save = form.handleSubmit(async ({ words }) => {
    clearMessages();
    const refusal = await change([
      { before: group && (hasConflict ? findSimilar(stored, group) : [...group]), after: [words] },
    ]);
    if (!refusal) {
      onClose();
      return showSuccess('The search knows these words now');
    }
    setConflict(!refusal.field);
    // The only field of the change.
    showRefusal(form, refusal.field ? { ...refusal, field: 'words' } : refusal);
  });

  return (
    <EditDialog
      title={group ? 'Edit words' : 'New words'}
      hasChanges={isDirty}
      onClose={onClose}
      onSubmit={save}
      isBusy={busy}
      isDisabled={group !== null && !isDirty}
    >
      <FormField
        label="Words for one thing"
        help="With commas between them, such as: onion, pyaz, प्याज़. Shoppers who search for one find what is called by any."
        error={errors.words?.message}
      >
        <Textarea rows={3} {...form.register('words')} />
      </FormField>
    </EditDialog>
  );
}

/** The stored group that shares most words with one; null if none shares a word. */
function findSimilar(stored: readonly string[][], group: readonly string[]): string[] | null {
  const countShared = (words: readonly string[]) => words.filter((word) => group.includes(word)).length;
  const [best] = stored.toSorted((a, b) => countShared(b) - countShared(a));
  return best && countShared(best) > 0 ? best : null;
}
