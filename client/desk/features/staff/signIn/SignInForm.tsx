import { Alert, Button, Field, Input, Stack } from '@chakra-ui/react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { readFilledInputs } from '../../../../src/lib/readFilledInputs.ts';
import { isStorageBlocked } from '../../../../src/lib/session/storage.ts';
import { useDeskSignIn } from '../../../lib/session/useDeskSignIn.ts';
import { Refusal } from '../../../ui/messages/Refusal.tsx';

/** The form to sign in. @param email of the only account that can sign in; without it, any can */
export function SignInForm({ email = '' }: { email?: string }) {
  const { signIn, busy } = useDeskSignIn();
  const form = useForm({ defaultValues: { email, password: '' } });
  const { register, handleSubmit } = form;
  const [isBlocked] = useState(isStorageBlocked);
  const [problem, setProblem] = useState<string | null>(null);
  const submit = handleSubmit(async (input) => setProblem(await signIn(input)));
  return (
    <form onSubmit={readFilledInputs(form, submit)}>
      <Stack gap="4">
        {problem && <Refusal message={problem} />}
        {isBlocked && (
          <Alert.Root status="warning" role="status">
            <Alert.Indicator />
            <Alert.Title>
              This browser stores nothing for the desk, so you have to sign in again after each reload. To
              stay signed in, please allow cookies and site data for this address, or free some space.
            </Alert.Title>
          </Alert.Root>
        )}
        <Field.Root required>
          <Field.Label>E-mail</Field.Label>
          <Input type="email" autoComplete="username" readOnly={email !== ''} {...register('email')} />
        </Field.Root>
        <Field.Root required>
          <Field.Label>Password</Field.Label>
          <Input
            type="password"
            autoComplete="current-password"
            data-autofocus={email ? '' : undefined}
            {...register('password')}
          />
        </Field.Root>
        <Button type="submit" loading={busy}>
          Sign in
        </Button>
      </Stack>
    </form>
  );
}
