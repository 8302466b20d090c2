import { Checkbox, Input, Stack } from '@chakra-ui/react';
import { useForm } from 'react-hook-form';
import { savedViewInput } from '../../../../../server/src/features/staff/views/savedView.input.ts';
import { useResultMutation } from '../../../../src/lib/useResultMutation.ts';
import type { DeskListName } from '../../../generated/graphql.ts';
import { inputResolver } from '../../../lib/forms/inputResolver.ts';
import { DialogForm } from '../../dialogs/DialogForm.tsx';
import { TitledDialog } from '../../dialogs/TitledDialog.tsx';
import { FormField } from '../../forms/FormField.tsx';
import { showSuccess } from '../../messages/toaster.tsx';
import { SAVE_VIEW } from './documents.ts';

interface SaveViewDialogProps {
  isOpen: boolean;
  list: DeskListName;
  query: string;
  onClose: () => void;
  onSaved: () => void;
}

/** Saves the present filters under a name. */
export const SaveViewDialog = ({ isOpen, onClose, ...props }: SaveViewDialogProps) => (
  <TitledDialog title="Save these filters" isOpen={isOpen} onClose={onClose}>
    <ViewForm onClose={onClose} {...props} />
  </TitledDialog>
);

const viewResolver = inputResolver(
  savedViewInput.omit({ query: true }),
  // A checkbox with a value is registered by its value, `on`.
  ({ name, shared }: { name: string; shared: boolean }) => ({ name, shared: Boolean(shared) }),
);

function ViewForm({ list, query, onClose, onSaved }: Omit<SaveViewDialogProps, 'isOpen'>) {
  const { mutate, busy } = useResultMutation(SAVE_VIEW);
  const form = useForm({
    defaultValues: { name: '', shared: false },
    resolver: viewResolver,
  });
  const submit = form.handleSubmit(async ({ name, shared }) => {
    const result = await mutate({ variables: { list, name, query, shared: Boolean(shared) } });
    if ('message' in result) return form.setError('name', { message: result.message });
    showSuccess('The view is saved');
    onSaved();
    onClose();
  });
  return (
    <DialogForm onSubmit={submit} onCancel={onClose} isBusy={busy}>
      <Stack gap="4">
        <FormField label="Name" error={form.formState.errors.name?.message} isRequired>
          <Input {...form.register('name')} />
        </FormField>
        <Checkbox.Root>
          <Checkbox.HiddenInput {...form.register('shared')} />
          <Checkbox.Control />
          <Checkbox.Label>All staff see it</Checkbox.Label>
        </Checkbox.Root>
      </Stack>
    </DialogForm>
  );
}
