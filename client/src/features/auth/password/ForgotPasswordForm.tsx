import { Heading, Text } from '@chakra-ui/react';
import { useQuery } from '../../../lib/useQuery.ts';
import { Form } from '../../../ui/form/Form.tsx';
import type { FormField } from '../../../ui/form/FormFields.tsx';
import { SIGN_IN_OPTIONS } from '../signIn/signInOptions.ts';
import { validateEmail } from '../validation.ts';
import { useRequestPasswordReset } from './useRequestPasswordReset.ts';

const FIELDS: FormField<'email'>[] = [
  { name: 'email', label: 'Email', type: 'email', autoComplete: 'username' },
];

/** Sends a link to set a new password; says so where the shop cannot send mail. */
export function ForgotPasswordForm() {
  const { requestPasswordReset, busy, confirmation } = useRequestPasswordReset();
  const { data } = useQuery(SIGN_IN_OPTIONS);
  if (data?.signInOptions.mail === false)
    return (
      <Text>
        This shop cannot send mail, so it cannot send you a link either. Please write to us on the contact
        page.
      </Text>
    );
  if (confirmation) {
    return (
      <div role="status">
        <Heading as="h2" size="lg" mb="2">
          Look into your mail
        </Heading>
        <Text>{confirmation}</Text>
      </div>
    );
  }
  return (
    <Form
      fields={FIELDS}
      validate={validateEmail}
      onSubmit={requestPasswordReset}
      submitLabel={busy ? 'Sending...' : 'Send the link'}
      busy={busy}
    >
      <Text>Tell us the email address of your account, and we send you a link to set a new password.</Text>
    </Form>
  );
}
