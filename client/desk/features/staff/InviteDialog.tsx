import { Button, Field, Input, NativeSelect, Stack } from '@chakra-ui/react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { InviteStaffMemberInput } from '../../generated/graphql.ts';
import { DialogForm } from '../../ui/DialogForm.tsx';
import { TitledDialog } from '../../ui/TitledDialog.tsx';
import { staffRoles } from './roles.ts';
import { useInviteStaffMember } from './useInviteStaffMember.ts';

/** A button that opens the form of an invitation. */
export function InviteDialog() {
  const [isOpen, setOpen] = useState(false);
  const { invite, busy } = useInviteStaffMember();
  const form = useForm<InviteStaffMemberInput>({ defaultValues: { email: '', role: 'packer' } });
  const { errors } = form.formState;
  const submit = form.handleSubmit(async (input) => {
    const refusal = await invite(input);
    if (refusal) return form.setError('email', { message: refusal }, { shouldFocus: true });
    form.reset();
    setOpen(false);
  });
  return (
    <>
      <Button onClick={() => setOpen(true)}>Invite</Button>
      <TitledDialog title="Invite to the staff" isOpen={isOpen} onClose={() => setOpen(false)}>
        <DialogForm
          onSubmit={submit}
          onCancel={() => setOpen(false)}
          submitLabel="Send the invitation"
          isBusy={busy}
        >
          <Stack gap="4">
            <Field.Root invalid={Boolean(errors.email)} required>
              <Field.Label>E-mail</Field.Label>
              <Input type="email" autoComplete="off" {...form.register('email')} />
              <Field.HelperText>A link is mailed to this address. It works for seven days.</Field.HelperText>
              <Field.ErrorText>{errors.email?.message}</Field.ErrorText>
            </Field.Root>
            <Field.Root>
              <Field.Label>Role</Field.Label>
              <NativeSelect.Root>
                <NativeSelect.Field {...form.register('role')}>
                  {staffRoles.map((role) => (
                    <option key={role}>{role}</option>
                  ))}
                </NativeSelect.Field>
                <NativeSelect.Indicator />
              </NativeSelect.Root>
            </Field.Root>
          </Stack>
        </DialogForm>
      </TitledDialog>
    </>
  );
}
