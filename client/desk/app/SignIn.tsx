import { useApolloClient } from '@apollo/client/react';
import { Alert, Button, Card, Center, Field, Heading, Input, Stack } from '@chakra-ui/react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { startSession } from '../../src/lib/session.ts';
import { useResultMutation } from '../../src/lib/useResultMutation.ts';
import { graphql } from '../generated/gql.ts';

const DESK_SIGN_IN = graphql(`
  mutation DeskSignIn($input: SignInInput!) {
    signIn(input: $input) {
      __typename
      ... on SignedIn {
        token
        user {
          id
          name
          email
          isAdmin
        }
      }
      ... on Problem {
        message
      }
    }
  }
`);

/** Signs staff in with the account that they also have as shoppers. */
export function SignIn() {
  const { mutate, busy } = useResultMutation(DESK_SIGN_IN);
  const client = useApolloClient();
  const { register, handleSubmit } = useForm({ defaultValues: { email: '', password: '' } });
  const [problem, setProblem] = useState('');
  const submit = handleSubmit(async (input) => {
    const result = await mutate({ variables: { input } });
    if (result.__typename !== 'SignedIn') return setProblem(result.message);
    const { id, name, email, isAdmin } = result.user;
    await client.clearStore();
    startSession(result.token, { userId: id, name, email, image: '', isAdmin });
  });
  return (
    <Center as="main" minHeight="100dvh" padding="4">
      <Card.Root width="full" maxWidth="sm">
        <Card.Body>
          <form onSubmit={submit}>
            <Stack gap="4">
              <Heading as="h1" size="xl">
                Kirana desk
              </Heading>
              {problem && (
                <Alert.Root status="error" role="alert">
                  <Alert.Indicator />
                  <Alert.Title>{problem}</Alert.Title>
                </Alert.Root>
              )}
              <Field.Root required>
                <Field.Label>E-mail</Field.Label>
                <Input type="email" autoComplete="username" {...register('email')} />
              </Field.Root>
              <Field.Root required>
                <Field.Label>Password</Field.Label>
                <Input type="password" autoComplete="current-password" {...register('password')} />
              </Field.Root>
              <Button type="submit" loading={busy}>
                Sign in
              </Button>
            </Stack>
          </form>
        </Card.Body>
      </Card.Root>
    </Center>
  );
}
