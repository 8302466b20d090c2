import { Alert, Button, Input, Stack } from '@chakra-ui/react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { signUpInput } from '../../../../../server/src/features/auth/auth.input.ts';
import { NEW_PASSWORD_HINT } from '../../../../src/lib/constants.ts';
import { readFilledInputs } from '../../../../src/lib/readFilledInputs.ts';
import { useResultMutation } from '../../../../src/lib/useResultMutation.ts';
import { graphql } from '../../../generated/gql.ts';
import type { SignUpInput } from '../../../generated/graphql.ts';
import { inputResolver } from '../../../lib/forms/inputResolver.ts';
import { useDeskSignIn } from '../../../lib/session/useDeskSignIn.ts';
import { FormField } from '../../../ui/forms/FormField.tsx';

const DESK_SIGN_UP = graphql(`
  mutation DeskSignUp($input: SignUpInput!) {
    signUp(input: $input) {
      __typename
      ... on SignedUp {
        message
      }
      ...Refusal @unmask
    }
  }
`);

const fields: {
  name: keyof SignUpInput;
  label: string;
  type: string;
  autoComplete: string;
  help?: string;
}[] = [
  { name: 'name', label: 'Name', type: 'text', autoComplete: 'name' },
  { name: 'email', label: 'E-mail', type: 'email', autoComplete: 'username' },
  { name: 'phone', label: 'Phone', type: 'tel', autoComplete: 'tel' },
  {
    name: 'password',
    label: 'Password',
    type: 'password',
    autoComplete: 'new-password',
    help: NEW_PASSWORD_HINT,
  },
];

/** Opens an account for an invited person, and signs in. */
export function SignUpForm({ email }: { email: string }) {
  const { mutate, busy } = useResultMutation(DESK_SIGN_UP);
  const { signIn, busy: isSigningIn } = useDeskSignIn();
  const form = useForm<SignUpInput>({
    defaultValues: { name: '', email, phone: '', password: '' },
    resolver: inputResolver(signUpInput),
  });
  const { register, handleSubmit, formState } = form;
  const [problem, setProblem] = useState<string | null>(null);
  const submit = handleSubmit(async (input) => {
    const { __typename, message } = await mutate({ variables: { input } });
    setProblem(__typename === 'SignedUp' ? await signIn(input) : message);
  });
  return (
    <form noValidate onSubmit={readFilledInputs(form, submit)}>
      <Stack gap="4">
        {problem && (
          <Alert.Root status="error" role="alert">
            <Alert.Indicator />
            <Alert.Title>{problem}</Alert.Title>
          </Alert.Root>
        )}
        {fields.map(({ name, label, help, ...input }) => (
          <FormField key={name} label={label} help={help} error={formState.errors[name]?.message} isRequired>
            <Input {...input} {...register(name)} />
          </FormField>
        ))}
        <Button type="submit" loading={busy || isSigningIn}>
          Open an account
        </Button>
      </Stack>
    </form>
  );
}
