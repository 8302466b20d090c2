import { Input, Stack } from '@chakra-ui/react';
import { useForm } from 'react-hook-form';
import { staffRoles } from '../../../../../server/src/features/staff/deskPermissions.ts';
import { invitationInput } from '../../../../../server/src/features/staff/members/invitation.input.ts';
import type { InviteStaffMemberInput } from '../../../generated/graphql.ts';
import { inputResolver } from '../../../lib/forms/inputResolver.ts';
import { useMailDelivery } from '../../../lib/mailDelivery.ts';
import { DialogForm } from '../../../ui/dialogs/DialogForm.tsx';
import { FormField } from '../../../ui/forms/FormField.tsx';
import { Select } from '../../../ui/forms/Select.tsx';
import { SandboxMailsLink } from '../../../ui/messages/SandboxMailsLink.tsx';
import { type InvitationLink, useInviteStaffMember } from './useInviteStaffMember.ts';

interface InviteFormProps {
  onMailed: () => void;
  /** The shop cannot send mail. */
  onLink: (link: InvitationLink) => void;
  onCancel: () => void;
}

/** Asks whom to invite, and as what. */
export function InviteForm({ onMailed, onLink, onCancel }: InviteFormProps) {
  const { invite, busy } = useInviteStaffMember();
  const isMailed = useMailDelivery() !== 'NONE';
  const form = useForm<InviteStaffMemberInput>({
    defaultValues: { email: '', role: 'packer' },
    resolver: inputResolver(invitationInput),
  });
  const { errors } = form.formState;
  const submit = form.handleSubmit(async (input) => {
    const result = await invite(input);
    if (!result) onMailed();
    else if ('link' in result) onLink(result);
    else form.setError('email', { message: result.refusal }, { shouldFocus: true });
  });
  return (
    <DialogForm
      onSubmit={submit}
      onCancel={onCancel}
      submitLabel={isMailed ? 'Send the invitation' : 'Get the link'}
      isBusy={busy}
    >
      <Stack gap="4">
        <FormField
          label="E-mail"
          error={errors.email?.message}
          help={
            <>
              {isMailed
                ? 'A link is mailed to this address. It works for seven days. '
                : 'The shop has no mail server: you get a link to hand over. It works for seven days, for this address only.'}
              <SandboxMailsLink />
            </>
          }
          isRequired
        >
          <Input type="email" autoComplete="off" {...form.register('email')} />
        </FormField>
        <FormField label="Role">
          <Select {...form.register('role')}>
            {staffRoles.map((role) => (
              <option key={role}>{role}</option>
            ))}
          </Select>
        </FormField>
      </Stack>
    </DialogForm>
  );
}
