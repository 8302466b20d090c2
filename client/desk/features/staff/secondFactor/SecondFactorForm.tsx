import { Button, Field, Input, Stack } from '@chakra-ui/react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { readFilledInputs } from '../../../../src/lib/readFilledInputs.ts';
import { endSession } from '../../../../src/lib/session/session.ts';
import { useResultMutation } from '../../../../src/lib/useResultMutation.ts';
import { graphql } from '../../../generated/gql.ts';
import { Refusal } from '../../../ui/messages/Refusal.tsx';

const VERIFY_SECOND_FACTOR = graphql(`
  mutation VerifySecondFactor($code: String!) {
    verifySecondFactor(code: $code) {
      __typename
      ... on DeskSecondFactorVerified {
        message
      }
      ...Refusal @unmask
    }
  }
`);

/** Asks for the code that opens the desk. @param onVerified called once the desk is open */
export function SecondFactorForm({ onVerified }: { onVerified: () => void }) {
  const { mutate, busy } = useResultMutation(VERIFY_SECOND_FACTOR);
  const form = useForm({ defaultValues: { code: '' } });
  const { register, handleSubmit } = form;
  const [problem, setProblem] = useState('');
  const submit = handleSubmit(async (variables) => {
    const { __typename, message } = await mutate({ variables });
    if (__typename === 'DeskSecondFactorVerified') onVerified();
    else setProblem(message);
  });
  return (
    <form onSubmit={readFilledInputs(form, submit)}>
      <Stack gap="4">
        {problem && <Refusal message={problem} />}
        <Field.Root required>
          <Field.Label>Code</Field.Label>
          <Input autoFocus autoComplete="one-time-code" {...register('code')} />
          <Field.HelperText>
            The six digits that your app (such as Google Authenticator) shows, or a recovery code.
          </Field.HelperText>
        </Field.Root>
        <Button type="submit" loading={busy}>
          Open the desk
        </Button>
        <Button variant="ghost" onClick={() => endSession({ isSignOut: true })}>
          Sign in with another account
        </Button>
      </Stack>
    </form>
  );
}
