import { Checkbox, Field, Input, Stack } from '@chakra-ui/react';
import { useForm } from 'react-hook-form';
import { useResultMutation } from '../../../src/lib/useResultMutation.ts';
import { DialogForm } from '../../ui/DialogForm.tsx';
import { TitledDialog } from '../../ui/TitledDialog.tsx';
import { showSuccess } from '../../ui/toaster.tsx';
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

function ViewForm({ query, onClose, onSaved }: Omit<SaveViewDialogProps, 'isOpen'>) {
  const { mutate, busy } = useResultMutation(SAVE_ORDER_VIEW);
  const { register, handleSubmit, setError, formState } = useForm({
    defaultValues: { name: '', shared: false },
  });
  const submit = handleSubmit(async (values) => {
    const result = await mutate({ variables: { ...values, query } });
    if ('message' in result) return setError('name', { message: result.message });
    showSuccess('The view is saved');
    onSaved();
    onClose();
  });
  const { name } = formState.errors;
  return (
    <DialogForm onSubmit={submit} onCancel={onClose} isBusy={busy}>
      <Stack gap="4">
        <Field.Root required invalid={Boolean(name)}>
          <Field.Label>Name</Field.Label>
          <Input {...register('name', { required: 'Please name the view' })} maxLength={60} />
          <Field.ErrorText>{name?.message}</Field.ErrorText>
        </Field.Root>
        <Checkbox.Root>
          <Checkbox.HiddenInput {...register('shared')} />
          <Checkbox.Control />
          <Checkbox.Label>All staff see it</Checkbox.Label>
        </Checkbox.Root>
      </Stack>
    </DialogForm>
  );
}
