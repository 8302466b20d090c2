import { Checkbox, Input, Stack } from '@chakra-ui/react';
import { useForm } from 'react-hook-form';
import { savedViewInput } from '../../../../../server/src/features/orders/desk/savedView.input.ts';
import { useResultMutation } from '../../../../src/lib/useResultMutation.ts';
import { inputResolver } from '../../../lib/forms/inputResolver.ts';
import { DialogForm } from '../../../ui/dialogs/DialogForm.tsx';
import { TitledDialog } from '../../../ui/dialogs/TitledDialog.tsx';
import { FormField } from '../../../ui/forms/FormField.tsx';
import { showSuccess } from '../../../ui/messages/toaster.tsx';
import { SAVE_ORDER_VIEW } from './viewDocuments.ts';

interface SaveViewDialogProps {
  isOpen: boolean;
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

function ViewForm({ query, onClose, onSaved }: Omit<SaveViewDialogProps, 'isOpen'>) {
  const { mutate, busy } = useResultMutation(SAVE_ORDER_VIEW);
  const form = useForm({
    defaultValues: { name: '', shared: false },
    resolver: viewResolver,
  });
  const submit = form.handleSubmit(async ({ name, shared }) => {
    const result = await mutate({ variables: { name, query, shared: Boolean(shared) } });
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
