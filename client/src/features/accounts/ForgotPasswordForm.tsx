import { useQuery } from '@apollo/client/react';
import { Heading, Text } from '@chakra-ui/react';
import { type AccountField, AccountForm } from './AccountForm.tsx';
import { SIGN_IN_OPTIONS } from './signInOptions.ts';
import { texts } from './texts.ts';
import { useRequestPasswordReset } from './useRequestPasswordReset.ts';

const FIELDS: AccountField<'email'>[] = [
  { name: 'email', label: 'Email', type: 'email', autoComplete: 'username' },
];

/** Asks for the address that a link is sent to, and says that it is; or says that this shop can send none. */
export function ForgotPasswordForm() {
  const { requestPasswordReset, busy, sent } = useRequestPasswordReset();
  const { data } = useQuery(SIGN_IN_OPTIONS);
  if (data?.signInOptions.mail === false) return <Text>{texts.cannotWrite}</Text>;
  if (sent) {
    return (
      <div role="status">
        <Heading as="h2" size="lg" mb="2">
          {texts.lookIntoMail}
        </Heading>
        <Text>{sent}</Text>
      </div>
    );
  }
  return (
    <AccountForm
      fields={FIELDS}
      onSubmit={requestPasswordReset}
      submit={busy ? texts.sending : texts.sendLink}
      busy={busy}
    >
      <Text>{texts.forgotHint}</Text>
    </AccountForm>
  );
}
