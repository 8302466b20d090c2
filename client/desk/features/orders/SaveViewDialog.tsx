import { Button, Checkbox, Dialog, Field, Input, Portal, Stack } from '@chakra-ui/react';
import { useForm } from 'react-hook-form';
import { useResultMutation } from '../../../src/lib/useResultMutation.ts';
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
  <Dialog.Root open={isOpen} onOpenChange={({ open }) => !open && onClose()} lazyMount unmountOnExit>
    <Portal>
      <Dialog.Backdrop />
      <Dialog.Positioner>
        <Dialog.Content>
          <Dialog.Header>
            <Dialog.Title>Save these filters</Dialog.Title>
          </Dialog.Header>
          <ViewForm onClose={onClose} {...props} />
        </Dialog.Content>
      </Dialog.Positioner>
    </Portal>
  </Dialog.Root>
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
    <form onSubmit={(event) => void submit(event)}>
      <Dialog.Body>
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
      </Dialog.Body>
      <Dialog.Footer>
        <Button variant="outline" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" loading={busy}>
          Save
        </Button>
      </Dialog.Footer>
    </form>
  );
}
